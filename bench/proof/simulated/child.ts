import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a script that writes what it found to `--json`; answers that, or throws with the last words of the script. */
export async function found<T>(script: string, args: readonly string[]): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-proof-'))
  const json = join(dir, 'found.json')
  const child = spawn(process.execPath, ['--import', './dev/modules.mjs', script, ...args, '--json', json])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', part => {
      said = `${said}${part}`.slice(-4_000)
      process.stdout.write(part)
    })
  try {
    await new Promise(resolve => child.on('close', resolve))
    return JSON.parse(readFileSync(json, 'utf8')) as T
  } catch (cause) {
    throw new Error(`${script} did not come to an end: ${said}`, { cause })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
