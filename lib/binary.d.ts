/** workerd hands a .wasm import over compiled and a .woff2 import as its bytes; dev/binary-module.mjs does the same in Node. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
declare module '*.woff2' {
  const bytes: ArrayBuffer
  export default bytes
}
