// Normalisation, losses, attention, recurrent layers.

func.func @layer_norm(%x: tensor<3x5xf64>, %s: tensor<5xf64>, %b: tensor<5xf64>) -> tensor<3x5xf64> {
  %r = jit.layer_norm %x scale(%s) bias(%b) : (tensor<3x5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}
func.func @rms_norm(%x: tensor<3x5xf64>, %s: tensor<5xf64>) -> tensor<3x5xf64> {
  %r = jit.rms_norm %x scale(%s) : (tensor<3x5xf64>, tensor<5xf64>) -> tensor<3x5xf64>
  return %r : tensor<3x5xf64>
}
func.func @batch_norm(%x: tensor<2x3x2xf64>, %m: tensor<3xf64>, %v: tensor<3xf64> {test.low = 0.5 : f64},
                      %s: tensor<3xf64>, %b: tensor<3xf64>) -> tensor<2x3x2xf64> {
  %r = jit.batch_norm %x, %m, %v scale(%s) bias(%b)
      : (tensor<2x3x2xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x3x2xf64>
  return %r : tensor<2x3x2xf64>
}
func.func @batch_norm_training(%x: tensor<?x3x2xf64> {test.shape = array<i64: 2, 3, 2>}, %s: tensor<3xf64>,
                               %b: tensor<3xf64>) -> (tensor<?x3x2xf64>, tensor<3xf64>, tensor<3xf64>) {
  %r:3 = jit.batch_norm_training %x scale(%s) bias(%b)
      : (tensor<?x3x2xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<?x3x2xf64>, tensor<3xf64>, tensor<3xf64>)
  return %r#0, %r#1, %r#2 : tensor<?x3x2xf64>, tensor<3xf64>, tensor<3xf64>
}
func.func @group_norm(%x: tensor<2x4x2xf64>, %s: tensor<4xf64>, %b: tensor<4xf64>) -> tensor<2x4x2xf64> {
  %r = jit.group_norm %x scale(%s) bias(%b) {groups = 2 : i64}
      : (tensor<2x4x2xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<2x4x2xf64>
  return %r : tensor<2x4x2xf64>
}
func.func @mse_loss(%x: tensor<3x4xf64>, %y: tensor<3x4xf64>) -> tensor<f64> {
  %r = jit.mse_loss %x, %y : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @nll_loss(%x: tensor<3x4xf64>, %t: tensor<3xi64> {test.values = array<i64: 2, -100, 0>},
                    %w: tensor<4xf64> {test.low = 0.2 : f64}) -> tensor<f64> {
  %y = jit.mul %x, %x : tensor<3x4xf64>
  %r = jit.nll_loss %y, %t weight(%w) : (tensor<3x4xf64>, tensor<3xi64>, tensor<4xf64>) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @cross_entropy(%x: tensor<3x4xf64>, %t: tensor<3xi64> {test.values = array<i64: 2, 1, 0>}) -> tensor<f64> {
  %r = jit.cross_entropy %x, %t : (tensor<3x4xf64>, tensor<3xi64>) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @cross_entropy_smooth(%x: tensor<3x4xf64>, %t: tensor<3xi64> {test.values = array<i64: 2, -100, 0>},
                                %w: tensor<4xf64> {test.low = 0.2 : f64}) -> tensor<f64> {
  %r = jit.cross_entropy %x, %t weight(%w) {label_smoothing = 0.1 : f64}
      : (tensor<3x4xf64>, tensor<3xi64>, tensor<4xf64>) -> tensor<f64>
  return %r : tensor<f64>
}
func.func @attention(%q: tensor<2x3x4xf64>, %k: tensor<1x5x4xf64>, %v: tensor<1x5x2xf64>,
                     %m: tensor<3x5xf64>) -> tensor<2x3x2xf64> {
  %r = jit.attention %q, %k, %v mask(%m)
      : (tensor<2x3x4xf64>, tensor<1x5x4xf64>, tensor<1x5x2xf64>, tensor<3x5xf64>) -> tensor<2x3x2xf64>
  return %r : tensor<2x3x2xf64>
}
func.func @attention_causal(%q: tensor<3x4xf64>, %k: tensor<3x4xf64>, %v: tensor<3x2xf64>) -> tensor<3x2xf64> {
  %r = jit.attention %q, %k, %v {causal} : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  return %r : tensor<3x2xf64>
}
func.func @lstm(%x: tensor<3x2x3xf64>, %h: tensor<2x2xf64>, %c: tensor<2x2xf64>, %wi: tensor<8x3xf64>,
                %wh: tensor<8x2xf64>, %bi: tensor<8xf64>, %bh: tensor<8xf64>)
    -> (tensor<3x2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>) {
  %r:3 = jit.lstm %x, %h, %c, %wi, %wh bias_ih(%bi) bias_hh(%bh)
      : (tensor<3x2x3xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<8x3xf64>, tensor<8x2xf64>, tensor<8xf64>,
         tensor<8xf64>) -> (tensor<3x2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>)
  return %r#0, %r#1, %r#2 : tensor<3x2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>
}
func.func @gru(%x: tensor<3x2x3xf64>, %h: tensor<2x2xf64>, %wi: tensor<6x3xf64>, %wh: tensor<6x2xf64>,
               %bi: tensor<6xf64>, %bh: tensor<6xf64>) -> (tensor<3x2x2xf64>, tensor<2x2xf64>) {
  %r:2 = jit.gru %x, %h, %wi, %wh bias_ih(%bi) bias_hh(%bh) {reverse}
      : (tensor<3x2x3xf64>, tensor<2x2xf64>, tensor<6x3xf64>, tensor<6x2xf64>, tensor<6xf64>, tensor<6xf64>)
      -> (tensor<3x2x2xf64>, tensor<2x2xf64>)
  return %r#0, %r#1 : tensor<3x2x2xf64>, tensor<2x2xf64>
}
