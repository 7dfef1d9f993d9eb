// Compiles lib/video/codec/as to lib/video/codec/codec.wasm, when its sources are newer than what is there.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = join(root, 'lib/video/codec/as')
const target = join(root, 'lib/video/codec/codec.wasm')
// prettier-ignore
const flags =
  '-O3s --noAssert --runtime stub --enable simd --enable relaxed-simd --enable bulk-memory --use abort= --disableWarning 112'.split(
    ' ',
  )

/** Compiles what `readSource` answers for each name and answers the module's bytes. */
export async function compileCodec(readSource = name => read(join(sources, name))) {
  const { default: asc } = await import('assemblyscript/asc')
  let bytes
  const { error, stderr } = await asc.main(['index.ts', ...flags, '--outFile', 'codec.wasm'], {
    readFile: name => readSource(name),
    writeFile: (_name, contents) => {
      bytes = contents
    },
    listFiles: () => [],
  })
  if (error) throw new Error(`the codec does not compile\n${stderr}`)
  return bytes
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** What the compiled module depends on, as one hash. */
function fingerprint() {
  const hash = createHash('sha256')
  const compiler = readFileSync(join(root, 'node_modules/assemblyscript/package.json'), 'utf8')
  hash.update(JSON.parse(compiler).version).update(flags.join(' '))
  for (const name of readdirSync(sources).sort()) hash.update(name).update(readFileSync(join(sources, name)))
  return hash.digest('hex')
}

/** Leaves an up-to-date codec.wasm in place; answers whether it had to compile. */
export async function buildCodec() {
  const stamp = `${target}.stamp`
  const wanted = fingerprint()
  if (read(stamp) === wanted && read(target) !== null) return false
  rmSync(stamp, { force: true })
  mkdirSync(dirname(target), { recursive: true })
  const unfinished = `${target}.${process.pid}`
  writeFileSync(unfinished, await compileCodec())
  renameSync(unfinished, target)
  writeFileSync(stamp, wanted)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const compiled = await buildCodec()
  process.stdout.write(compiled ? 'codec compiled\n' : 'codec is up to date\n')
}
