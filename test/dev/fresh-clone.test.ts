// What a clone does not bring, the first script that runs makes.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporary } from '#test/dev/temporary.ts'

const root = join(import.meta.dirname, '../..')
const modules = [
  'lib/composer/audience/audience.wasm',
  'lib/png/png.wasm',
  'lib/rows/rows.wasm',
  'lib/scale/scale.wasm',
  'lib/video/codec/codec.wasm',
]

it('in a clone without compiled modules any script compiles them before it needs them', () => {
  const clone = join(temporary('fresh-clone'), 'clone')
  mkdirSync(clone)
  for (const part of ['dev', 'lib', 'package.json', 'package-lock.json'])
    cpSync(join(root, part), join(clone, part), { recursive: true, filter: path => !/\.wasm/.test(path) })
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  expect(modules.filter(name => existsSync(join(clone, name)))).toEqual([])
  const script =
    "Promise.all(['#lib/png/png.ts', '#lib/rows/rows.ts', '#lib/scale/scale.ts', '#lib/video/codec/codec.ts'].map(name => import(name)))"
  execFileSync(process.execPath, ['--import', './dev/modules.mjs', '-e', script], { cwd: clone })
  expect(modules.filter(name => existsSync(join(clone, name)))).toEqual(modules)
})
