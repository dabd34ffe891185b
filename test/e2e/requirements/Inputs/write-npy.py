"""Writes arrays whose elements lie in memory in other orders than row-major: write-npy.py FOLDER."""
import sys

import numpy

values = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
numpy.save(f"{sys.argv[1]}/fortran.npy", numpy.asfortranarray(values))
numpy.save(f"{sys.argv[1]}/rows.npy", values)
# NumPy writes these transposed views in Fortran order, too.
cube = numpy.arange(24, dtype=numpy.int64).reshape(2, 3, 4)
numpy.save(f"{sys.argv[1]}/cube.npy", numpy.ascontiguousarray(cube.transpose(2, 1, 0)).transpose(2, 1, 0))
numpy.save(f"{sys.argv[1]}/reversed.npy", values[::-1, ::-2])
numpy.save(f"{sys.argv[1]}/empty.npy", numpy.zeros((0, 3), numpy.float32, order="F"))
