// What `npm test` beside the work leaves to `.ci/run`, so that it ends within four minutes: files of five seconds and more that few changes touch.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const FILES = [
  // Whole commands, processes and installs, each begun anew for each test.
  'test/agents/oauth.test.ts',
  'test/cli/generate.test.ts',
  'test/cli/listen.test.ts',
  'test/cli/media.test.ts',
  'test/cli/terminal.test.ts',
  'test/cli/tools.test.ts',
  'test/client/client.test.ts',
  'test/deploy/deploy.test.ts',
  'test/deploy/vendors.test.ts',
  'test/deploy/versions.test.ts',
  'test/dev/fresh-clone.test.ts',
  'test/dev/installing.test.ts',
  'test/dev/qstash.test.ts',
  'test/dev/redis-durability.test.ts',
  'test/examples.test.ts',
  // What draws or plays the same over and over.
  'test/bench-guards/round-trips.test.ts',
  'test/composer/hostile.test.ts',
  'test/composer/slips.test.ts',
  'test/publish/day.test.ts',
  'test/publish/thread.test.ts',
  'test/render/same-bytes.test.ts',
  'test/simulator/simulator.test.ts',
  'test/templates/drawn-wide-rows.test.ts',
  'test/video/land.test.ts',
  'test/video/sound/assets.test.ts',
]
for (const name of FILES)
  if (!existsSync(join(import.meta.dirname, '../..', name))) throw new Error(`${name} is gone: take it from FILES`)

const { PROOF, TEST_DATABASE_URL } = process.env

/** Races count on a real PostgreSQL alone. Whoever names a file runs it, and `PROOF=long npm test` runs all. */
export const LATER: readonly string[] =
  PROOF === 'short' ? [...FILES, ...(TEST_DATABASE_URL ? [] : ['test/races/**'])] : []
