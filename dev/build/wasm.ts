// Compiles our WASM modules from the AssemblyScript beside them, unless what is there was made of the same sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A module is made of the folder `as` beside it. */
export type WasmModule = { target: string; flags: string[] }

const root = join(import.meta.dirname, '../..')
const features = (...names: string[]) => names.flatMap(name => ['--enable', name])
// 112 warns of vectors in exports, of which the modules have none.
const shared = ['--noAssert', '--runtime', 'stub', '--use', 'abort=', '--disableWarning', '112']

export const codec: WasmModule = {
  target: join(root, 'lib/video/codec/codec.wasm'),
  flags: ['-O3', '--shrinkLevel', '1', ...shared, ...features('simd', 'relaxed-simd', 'bulk-memory')],
}
export const png: WasmModule = {
  target: join(root, 'lib/png/png.wasm'),
  flags: ['-O2', ...shared, ...features('simd', 'bulk-memory')],
}
export const scale: WasmModule = {
  target: join(root, 'lib/scale/scale.wasm'),
  flags: ['-O3', ...shared, ...features('simd', 'bulk-memory')],
}
export const rows: WasmModule = {
  target: join(root, 'lib/rows/rows.wasm'),
  flags: ['-O3', ...shared, ...features('simd', 'bulk-memory')],
}
export const audience: WasmModule = {
  target: join(root, 'lib/composer/audience/audience.wasm'),
  flags: ['-O3', ...shared, ...features('simd', 'bulk-memory')],
}

/** Leaves modules in place that are up to date. */
export async function buildModules(): Promise<void> {
  for (const module of [codec, png, scale, rows, audience]) await build(module)
}

async function build(module: WasmModule): Promise<void> {
  const stamp = `${module.target}.stamp`
  const wanted = fingerprint(module)
  if (readText(stamp) === wanted && existsSync(module.target)) return
  const unfinished = `${module.target}.${process.pid}`
  writeFileSync(unfinished, await compile(module, name => readSource(module, name)))
  renameSync(unfinished, module.target)
  writeFileSync(stamp, wanted)
}

/** The module's bytes from the source files that `read` answers, null for a name that is none. */
export async function compile(
  { target, flags }: WasmModule,
  read: (name: string) => string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  // Every script asks whether the modules are up to date; the compiler takes longer to load than most of them run.
  const { main: compileSources } = await import('assemblyscript/asc')
  let bytes: Uint8Array<ArrayBuffer> | undefined
  const { error, stderr } = await compileSources(['index.ts', ...flags, '--outFile', basename(target)], {
    readFile: read,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') bytes = Uint8Array.from(contents)
    },
    listFiles: () => [],
  })
  if (error || !bytes) throw new Error(`${basename(target)} does not compile\n${stderr}`)
  return bytes
}

/** The text of an AssemblyScript file by its name in their folder. */
export function readSource(module: WasmModule, name: string): string | null {
  return readText(join(folderOf(module), name))
}

const folderOf = ({ target }: WasmModule) => join(dirname(target), 'as')

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** All that the compiled module depends on. */
function fingerprint(module: WasmModule): string {
  const { version } = JSON.parse(readText(join(root, 'node_modules/assemblyscript/package.json')) ?? '{}') as {
    version?: string
  }
  const hash = createHash('sha256').update(`${version} ${module.flags.join(' ')}`)
  const names = readdirSync(folderOf(module), { recursive: true, encoding: 'utf8' })
  for (const name of names.filter(one => one.endsWith('.ts')).sort())
    hash.update(name).update(readSource(module, name) ?? '')
  return hash.digest('hex')
}
