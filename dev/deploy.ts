// Uploads both Workers: first the one that is called, then the one that calls it.
import { spawnSync } from 'node:child_process'
import { buildShelf } from '#dev/build-shelf.ts'
import { scheduleSweep } from '#dev/schedule.ts'

await buildShelf()
for (const environment of ['render', '']) {
  const done = spawnSync('wrangler', ['deploy', '--env', environment], { stdio: 'inherit' })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

const { QSTASH_TOKEN: token, QSTASH_URL: url, PUBLIC_URL: public_url } = process.env
if (token && public_url) {
  await scheduleSweep({ token, ...(url && { url }) }, public_url)
  console.log('The sweep is scheduled every minute.')
} else {
  console.log(
    'Set QSTASH_TOKEN and PUBLIC_URL in your shell and run this again to schedule the sweep in QStash as well.',
  )
}
