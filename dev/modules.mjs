// Lets Node import .wasm and .woff2 files the way workerd does: a compiled module, an ArrayBuffer.
// Use as `node --import ./dev/modules.mjs`.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { binaryModule } from './binary-module.mjs'

registerHooks({
  load(url, context, next) {
    const source = url.startsWith('file:') ? binaryModule(fileURLToPath(url)) : null
    return source ? { format: 'module', source, shortCircuit: true } : next(url, context)
  },
})
