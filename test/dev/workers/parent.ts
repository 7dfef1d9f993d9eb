// A parent for the test to kill: starts a Worker in the given folder and prints its process id.
import { join } from 'node:path'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd } from '#dev/workerd/workerd.ts'

const config = workerConfig({
  modules: [{ name: 'echo.js', type: 'esModule', path: join(import.meta.dirname, 'echo.js') }],
  port: 0,
  compatibility_date: '2026-09-18',
})
const { pid } = await startWorkerd({ name: 'orphan', config, port: 0, cwd: process.argv[2] ?? '.' })
console.log(pid)
