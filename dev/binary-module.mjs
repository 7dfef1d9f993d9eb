const forms = { wasm: 'new WebAssembly.Module(bytes)', woff2: 'bytes.buffer' }

/** The source of a module that stands for a binary file in Node, or null for any other file. */
export function binaryModule(path) {
  const form = forms[path.split('.').at(-1)]
  if (!form) return null
  return `import { readFileSync } from 'node:fs'
const bytes = new Uint8Array(readFileSync(${JSON.stringify(path)}))
export default ${form}
`
}
