// `npm start`: what is asked for is read and refused before all of the service is loaded.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdFolder, makeFolder, refuseForeign } from '#dev/local/folder.ts'
import { portRefusal, readOptions, UsageError } from '#dev/local/options.ts'
import { isAlive } from '#dev/ports.ts'

/** One that is up says where. */
function refuseSecond(ready_file: string): void {
  if (!existsSync(ready_file)) return
  const { pid, base_url } = JSON.parse(readFileSync(ready_file, 'utf8'))
  if (typeof pid === 'number' && pid !== process.pid && isAlive(pid))
    throw new UsageError(
      `It is running already at ${base_url} (process ${pid}). Stop that one, or set LOCAL_DIR and PORT for a second.`,
    )
}

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options) {
    const ready_file = join(options.dir, 'ready.json')
    makeFolder(options.dir)
    refuseForeign(options.dir)
    refuseSecond(ready_file)
    holdFolder(options.dir)
    const { startHere } = await import('#dev/local/start.ts')
    await startHere(options, ready_file)
  }
} catch (error) {
  const { code = '', port } = error as { code?: string; port?: number }
  const refused = { EADDRINUSE: 'is taken', EACCES: 'is kept for others by this system' }[code]
  if (refused && port) console.error(portRefusal(port, refused))
  else console.error(error instanceof UsageError ? error.message : error)
  process.exit(1)
}
