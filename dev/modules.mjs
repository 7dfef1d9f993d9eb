// Lets Node import .wasm and .woff2 files the way workerd does: a compiled module, an ArrayBuffer. Our own WASM is compiled first.
// Use as `node --import ./dev/modules.mjs`.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { binaryModule } from './binary-module.mjs'
import { buildModules } from './build/wasm.ts'

registerHooks({
  load(url, context, next) {
    const source = url.startsWith('file:') ? binaryModule(fileURLToPath(url)) : null
    return source ? { format: 'module', source, shortCircuit: true } : next(url, context)
  },
})

await buildModules()
