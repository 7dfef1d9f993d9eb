import { defineConfig } from 'vitest/config'
import { binaryModule } from './dev/binary-module.mjs'

export default defineConfig({
  plugins: [{ name: 'binary-modules', enforce: 'pre', load: id => binaryModule(id) }],
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/database-image.ts', 'test/video/codec/support/build.ts'],
    setupFiles: ['test/support/race-time.ts'],
    // Else Node itself would load these, and it knows no binary modules.
    server: { deps: { inline: [/\.(wasm|woff2)$/] } },
    // By itself it would leave one of two cores idle.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
