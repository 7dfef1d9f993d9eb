// Compiles lib/video/codec/as to lib/video/codec/codec.wasm, unless what is there was made of the same sources.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main as compile } from 'assemblyscript/asc'

const root = join(import.meta.dirname, '..')
const sources = join(root, 'lib/video/codec/as')
const target = join(root, 'lib/video/codec/codec.wasm')
const features = ['simd', 'relaxed-simd', 'bulk-memory'].flatMap(name => ['--enable', name])
// 112 warns of vectors in exports, of which the module has none.
const flags = ['-Oz', '--noAssert', '--runtime', 'stub', ...features, '--use', 'abort=', '--disableWarning', '112']

/** Leaves an up-to-date codec.wasm in place; answers whether it had to compile. */
export async function buildCodec(): Promise<boolean> {
  const stamp = `${target}.stamp`
  const wanted = fingerprint()
  if (readText(stamp) === wanted && readText(target) !== null) return false
  const unfinished = `${target}.${process.pid}`
  writeFileSync(unfinished, await compileCodec(readSource))
  renameSync(unfinished, target)
  writeFileSync(stamp, wanted)
  return true
}

/** The module's bytes from the source files that `read` answers, null for a name that is none. */
export async function compileCodec(read: (name: string) => string | null): Promise<Uint8Array<ArrayBuffer>> {
  let bytes: Uint8Array<ArrayBuffer> | undefined
  const { error, stderr } = await compile(['index.ts', ...flags, '--outFile', 'codec.wasm'], {
    readFile: read,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') bytes = Uint8Array.from(contents)
    },
    listFiles: () => [],
  })
  if (error || !bytes) throw new Error(`the codec does not compile\n${stderr}`)
  return bytes
}

/** The text of an AssemblyScript file by its name in their folder. */
export function readSource(name: string): string | null {
  return readText(join(sources, name))
}

export function listSources(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .sort()
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** All that the compiled module depends on. */
function fingerprint(): string {
  const { version } = JSON.parse(readText(join(root, 'node_modules/assemblyscript/package.json')) ?? '{}') as {
    version?: string
  }
  const hash = createHash('sha256').update(`${version} ${flags.join(' ')}`)
  for (const name of listSources()) hash.update(name).update(readSource(name) ?? '')
  return hash.digest('hex')
}

if (import.meta.main) process.stdout.write((await buildCodec()) ? 'codec compiled\n' : 'codec is up to date\n')
