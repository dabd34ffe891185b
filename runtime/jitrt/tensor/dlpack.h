//===- dlpack.h - The DLPack ABI --------------------------------*- C++ -*-===//
//
// Declarations of the in-memory exchange format DLPack 1.0 (and of the
// unversioned struct of 0.8), layout- and name-compatible with the standard's
// own header. That header's guard is honoured and defined, so that a program
// may include both, in any order, as long as it needs only what is declared
// here.
//
//===----------------------------------------------------------------------===//

#ifndef JITRT_TENSOR_DLPACK_H
#define JITRT_TENSOR_DLPACK_H

#ifndef DLPACK_DLPACK_H_
#define DLPACK_DLPACK_H_

#include <stdint.h>

#define DLPACK_MAJOR_VERSION 1
#define DLPACK_MINOR_VERSION 0

/// Set in DLManagedTensorVersioned::flags.
#define DLPACK_FLAG_BITMASK_READ_ONLY (1UL << 0UL)
#define DLPACK_FLAG_BITMASK_IS_COPIED (1UL << 1UL)

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  uint32_t major;
  uint32_t minor;
} DLPackVersion;

#ifdef __cplusplus
typedef enum : int32_t {
#else
typedef enum {
#endif
  kDLCPU = 1,
  kDLCUDA = 2,
  kDLCUDAHost = 3,
  kDLOpenCL = 4,
  kDLVulkan = 7,
  kDLMetal = 8,
  kDLVPI = 9,
  kDLROCM = 10,
  kDLROCMHost = 11,
  kDLExtDev = 12,
  kDLCUDAManaged = 13,
  kDLOneAPI = 14,
  kDLWebGPU = 15,
  kDLHexagon = 16,
  kDLMAIA = 17
} DLDeviceType;

typedef struct {
  DLDeviceType device_type;
  int32_t device_id;
} DLDevice;

typedef enum {
  kDLInt = 0U,
  kDLUInt = 1U,
  kDLFloat = 2U,
  kDLOpaqueHandle = 3U,
  kDLBfloat = 4U,
  kDLComplex = 5U,
  kDLBool = 6U
} DLDataTypeCode;

typedef struct {
  uint8_t code;   ///< A DLDataTypeCode.
  uint8_t bits;   ///< Of one lane.
  uint16_t lanes; ///< 1 for scalars.
} DLDataType;

/// A tensor without an owner.
typedef struct {
  void *data;
  DLDevice device;
  int32_t ndim;
  DLDataType dtype;
  int64_t *shape;
  int64_t *strides;     ///< In elements; null means row-major.
  uint64_t byte_offset; ///< Of the first element from `data`.
} DLTensor;

/// A tensor with an owner; the consumer calls `deleter` (if any) once.
typedef struct DLManagedTensor {
  DLTensor dl_tensor;
  void *manager_ctx;
  void (*deleter)(struct DLManagedTensor *self);
} DLManagedTensor;

/// As above since DLPack 1.0: `version` and `deleter` are valid for every
/// version; the rest only if the major version is known.
struct DLManagedTensorVersioned {
  DLPackVersion version;
  void *manager_ctx;
  void (*deleter)(struct DLManagedTensorVersioned *self);
  uint64_t flags;
  DLTensor dl_tensor;
};
#ifndef __cplusplus
typedef struct DLManagedTensorVersioned DLManagedTensorVersioned;
#endif

#ifdef __cplusplus
} // extern "C"
#endif

#endif // DLPACK_DLPACK_H_

#endif // JITRT_TENSOR_DLPACK_H
