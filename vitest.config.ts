import { configDefaults, defineConfig } from 'vitest/config'
import { binaryModule } from './dev/binary-module.mjs'
import { LATER } from './test/support/later.ts'
import { LongestFirst } from './test/support/longest-first.ts'

/**
 * What these look at belongs to the whole process: memories of the engine and the codec, what they keep, the parsers of the database
 * driver, and how long a page is read (where much is kept already, clearing up took five times as long as reading).
 */
const apart = [
  'test/templates.test.ts',
  'test/foreign/slow.test.ts',
  'test/media/engine.test.ts',
  'test/video/codec/codec.test.ts',
  'test/render/same-bytes.test.ts',
  'test/dev/postgres.test.ts',
]

export default defineConfig({
  plugins: [{ name: 'binary-modules', enforce: 'pre', load: id => binaryModule(id) }],
  test: {
    // Else Node itself would load these, and it knows no binary modules.
    server: { deps: { inline: [/\.(wasm|woff2)$/] } },
    // By itself it would leave one of two cores idle; with two, a fifth of both, while tests wait for what they have sent.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...apart, ...LATER],
          globalSetup: ['test/support/database-image.ts', 'test/support/wasm.ts'],
          setupFiles: ['test/support/each-file.ts'],
          // Loading the product anew for each file took a third of the time; a database is a file's own all the same.
          isolate: false,
          // Node reads TypeScript by itself, and binary modules as scripts do: no file is rewritten first, and no import looked up when it is used.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--import', './dev/modules.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: apart,
          exclude: [...configDefaults.exclude, ...LATER],
          globalSetup: ['test/support/wasm.ts'],
          setupFiles: ['test/support/each-file.ts'],
        },
      },
    ],
  },
})
