// Uploads both Workers: first the one that is called, then the one that calls it.
import { spawnSync } from 'node:child_process'
import { buildShelf } from '#dev/build-shelf.ts'

await buildShelf()
for (const environment of ['render', '']) {
  const done = spawnSync('wrangler', ['deploy', '--env', environment], { stdio: 'inherit' })
  if (done.status !== 0) process.exit(done.status ?? 1)
}
