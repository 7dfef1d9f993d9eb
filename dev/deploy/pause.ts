// A pause of the whole deployment: it is a secret of the Workers, so that neither a restored database nor a new release ends it.
import { type Deployment, Stop } from '#dev/deploy/deployment.ts'
import { needed } from '#dev/deploy/ready.ts'
import { withSecretsFile } from '#dev/deploy/secrets-file.ts'
import type { Values } from '#dev/deploy/settings.ts'
import { type Tools, wranglerOrStop } from '#dev/deploy/tools.ts'
import { runningSecrets, runningVersion } from '#dev/deploy/worker/running.ts'
import { workerNames } from '#dev/deploy/worker/workers.ts'
import { outsideWorld, type Services } from '#dev/world.ts'
import { postsInFlight } from '#lib/publish/attempt/in-flight-store.ts'

export const PAUSED = 'PAUSED'

const LOOK_AGAIN_MS = 2_000
/** Until every place of the network runs the new version, and what had begun has ended. */
const MOST_LOOKS = 60
/** A single answer may come from a place that is ahead of the others. */
const IN_A_ROW = 3

/** Whether the api Worker has been told to stand still. */
export async function isPaused(tools: Tools, { workers }: Deployment): Promise<boolean> {
  const secrets = await runningSecrets(tools, workers.api)
  return secrets?.includes(PAUSED) ?? false
}

/** Those that call others first; one that is not there yet is told when it is uploaded, and one that refuses holds up no other. */
export async function putPause(tools: Tools, { workers }: Deployment, paused: boolean): Promise<void> {
  const refused: [name: string, why: Stop][] = []
  await withSecretsFile({ [PAUSED]: paused ? '1' : null }, async file => {
    for (const worker of [...workerNames].reverse()) {
      // A secret for a Worker that is not there would make one.
      if (!(await runningVersion(tools, workers[worker]))) continue
      const doing = `${paused ? 'pause' : 'resume'} ${worker}`
      const put = wranglerOrStop(tools, doing, 'secret', 'bulk', file, '--name', workers[worker])
      await put.catch(error => {
        if (!(error instanceof Stop)) throw error
        refused.push([worker, error])
      })
    }
  })
  const [first] = refused
  if (!first) return
  const names = refused.map(([name]) => name).join(', ')
  throw new Stop(`Not ${paused ? 'paused' : 'resumed'}: ${names}. ${first[1].message}`, first[1].cure)
}

export async function pause(tools: Tools, deployment: Deployment, values: Values): Promise<void> {
  needed(deployment, values, ['PUBLIC_URL', 'DATABASE_URL'])
  await putPause(tools, deployment, true)
  await untilSaid(tools, values, true)
  tools.print('✓ nothing is changed any more and nothing goes out; callers are told to come again, reading goes on')
  const left = await untilLanded(tools, values)
  if (left === null) return tools.print('  the database does not answer: whether a post was under way is not known')
  if (left > 0)
    tools.print(`  ${left} posts were sent and their answer is not known yet; they are asked about after \`resume\``)
  tools.print(
    'Until `npm run resume`: a deploy or a restore of the database does not end it, and a rollback that would is refused.',
  )
}

export async function resume(tools: Tools, deployment: Deployment, values: Values): Promise<void> {
  needed(deployment, values, ['PUBLIC_URL'])
  if (!(await isPaused(tools, deployment))) return tools.print('It is not paused.')
  await putPause(tools, deployment, false)
  await untilSaid(tools, values, false)
  tools.print('✓ it goes on; what waited is taken up within a minute')
}

async function untilSaid(tools: Tools, values: Values, paused: boolean): Promise<void> {
  let right = 0
  for (let look = 0; look < MOST_LOOKS && right < IN_A_ROW; look++) {
    if (look > 0) await tools.pause(LOOK_AGAIN_MS)
    right = (await saysPaused(tools, values)) === paused ? right + 1 : 0
  }
  if (right < IN_A_ROW)
    throw new Stop(
      `${values.PUBLIC_URL}/status.json does not say that it is ${paused ? 'paused' : 'going on'}.`,
      'The secret is set: wait a minute and run this again. `npm run doctor` says whether the Workers answer.',
    )
}

async function saysPaused(tools: Tools, { PUBLIC_URL }: Values): Promise<boolean | null> {
  try {
    const answer = await tools.fetch(`${PUBLIC_URL}/status.json`, { signal: AbortSignal.timeout(10_000) })
    return ((await answer.json()) as { paused?: boolean }).paused ?? null
  } catch {
    return null
  }
}

/** Attempts that had begun end by themselves; answers how many posts are out of which nobody knows yet. */
async function untilLanded(tools: Tools, values: Values): Promise<number | null> {
  const { db } = outsideWorld(values as Services & Values, values.PUBLIC_URL ?? '')
  for (let look = 0; ; look++) {
    const found = await postsInFlight(db, tools.now().toISOString()).catch(() => null)
    if (!found || found.held === 0 || look >= MOST_LOOKS) return found?.armed ?? null
    await tools.pause(LOOK_AGAIN_MS)
  }
}
