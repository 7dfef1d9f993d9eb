import { defineConfig } from 'vitest/config'
import { binaryModule } from './dev/binary-module.mjs'

export default defineConfig({
  plugins: [{ name: 'binary-modules', enforce: 'pre', load: id => binaryModule(id) }],
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
