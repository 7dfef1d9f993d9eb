// What publint says of a packed package, as somebody would get it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const judge = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'publint')

/** Where colours are asked for, as many CI systems do, its last words would not be its last characters. */
const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }

export function judged(tarball: string): string {
  const args = ['run', tarball, '--level', 'suggestion', '--strict']
  const { status, stdout, stderr } = spawnSync(judge, args, { encoding: 'utf8', env })
  return status === 0 && stdout.trim().endsWith('All good!') ? 'good' : `${status} ${stdout}${stderr}`
}
