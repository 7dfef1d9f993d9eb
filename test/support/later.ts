// What `npm test` beside the work leaves to `.ci/run`, so that it ends within four minutes: files of five seconds and more whose subject has not been touched.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** By what they prove: where the last commit or the work since has changed any of it, they run. */
const FILES: readonly (readonly [subject: RegExp, files: readonly string[]])[] = [
  // Whole commands, processes and installs, each begun anew for each test.
  [
    /^cli\//,
    [
      'test/cli/account.test.ts',
      'test/cli/generate.test.ts',
      'test/cli/library.test.ts',
      'test/cli/line.test.ts',
      'test/cli/listen.test.ts',
      'test/cli/media.test.ts',
      'test/cli/network.test.ts',
      'test/cli/posts.test.ts',
      'test/cli/refusals.test.ts',
      'test/cli/runs.test.ts',
      'test/cli/score.test.ts',
      'test/cli/studio.test.ts',
      'test/cli/terminal.test.ts',
      'test/cli/tools.test.ts',
      'test/cli/webhooks.test.ts',
    ],
  ],
  [/^(?:lib|functions)\/(?:agents|oauth|mcp)/, ['test/agents/oauth.test.ts', 'test/agents/connect.test.ts']],
  [/^client\//, ['test/client/client.test.ts']],
  [/^examples\//, ['test/examples.test.ts']],
  [
    /^(?:dev\/deploy|dev\/install|wrangler)/,
    [
      'test/deploy/deploy.test.ts',
      'test/deploy/vendors.test.ts',
      'test/deploy/versions.test.ts',
      'test/dev/fresh-clone.test.ts',
      'test/dev/installing.test.ts',
    ],
  ],
  [/^dev\/(?:qstash|redis)/, ['test/dev/qstash.test.ts', 'test/dev/redis-durability.test.ts']],
  // What draws or plays the same over and over.
  [
    /^lib\/(?:render|templates|adapters\/engine)\//,
    [
      'test/render/same-bytes.test.ts',
      'test/templates.test.ts',
      'test/templates/drawn-wide-rows.test.ts',
      'test/v1/artwork.test.ts',
    ],
  ],
  [
    /^lib\/(?:composer\/(?:illustrator|draughtsman)|runs\/(?:drafts|drawn|painted))/,
    ['test/runs/drafted.test.ts', 'test/runs/illustrator.test.ts', 'test/runs/painted.test.ts'],
  ],
  [
    /^(?:lib\/composer|dev\/audience)\//,
    ['test/composer/audience.test.ts', 'test/composer/hostile.test.ts', 'test/composer/slips.test.ts'],
  ],
  [
    /^lib\/(?:video|sound)\//,
    ['test/video/land.test.ts', 'test/video/sound/assets.test.ts', 'test/runs/video.test.ts'],
  ],
  [/^lib\/media\//, ['test/media/hostile-pictures.test.ts', 'test/media/shrink.test.ts', 'test/v1/videos.test.ts']],
  [/^lib\/brand\//, ['test/v1/mascot.test.ts']],
  [/^(?:lib\/runs\/reword|functions\/dashboard)\//, ['test/dashboard/words.test.ts', 'test/dashboard/run.test.ts']],
  [/^lib\/publish\//, ['test/publish/day.test.ts', 'test/publish/thread.test.ts']],
  [/^functions\//, ['test/bench-guards/round-trips.test.ts', 'test/e2e/service.test.ts']],
  [/^test\/simulator\//, ['test/simulator/simulator.test.ts']],
]
for (const name of FILES.flatMap(([, files]) => files))
  if (!existsSync(join(import.meta.dirname, '../..', name))) throw new Error(`${name} is gone: take it from FILES`)

const { PROOF, TEST_DATABASE_URL } = process.env

/** What the last commit and the work since have changed; a test that was changed is its own subject. */
function touched(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).split('\n')
  try {
    return [...git('diff', '--name-only', 'HEAD~1'), ...git('ls-files', '--others', '--exclude-standard')].filter(
      Boolean,
    )
  } catch {
    // A copy without a history.
    return []
  }
}

function later(): string[] {
  const paths = touched()
  return FILES.flatMap(([subject, files]) =>
    paths.some(path => subject.test(path)) ? [] : files.filter(file => !paths.includes(file)),
  )
}

/** Races count on a real PostgreSQL alone. Whoever names a file runs it, and `PROOF=long npm test` runs all. */
export const LATER: readonly string[] =
  PROOF === 'short' ? [...later(), ...(TEST_DATABASE_URL ? [] : ['test/races/**'])] : []
