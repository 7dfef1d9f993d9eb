// From the release that runs to this one: what changes is said first, and what the running release cannot live with is refused.
import { deploy } from '#dev/deploy/deploy.ts'
import { deploymentOf, Stop } from '#dev/deploy/deployment.ts'
import { examineWorker } from '#dev/deploy/doctor/examination.ts'
import { isPaused } from '#dev/deploy/pause.ts'
import { readSettings } from '#dev/deploy/ready.ts'
import { missing, refuseTaking, takesAway } from '#dev/deploy/schema-change.ts'
import type { Values } from '#dev/deploy/settings.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import { releaseOf } from '#dev/deploy/worker/release.ts'
import { plural } from '#lib/words/plural.ts'

export async function upgrade(tools: Tools, { name, dry_run }: { name: string; dry_run: boolean }): Promise<void> {
  const deployment = deploymentOf(name, tools.folder)
  const values = readSettings(deployment)
  const running = await whatRuns(tools, values)
  if (!running)
    throw new Stop(
      `No release answers at ${values.PUBLIC_URL ?? 'PUBLIC_URL, which is not set'}.`,
      `npm run doctor -- --name ${name}; for a first release \`npm run deploy\`.`,
    )
  const fresh = missing(running.applied)
  tools.print(`${running.release} → ${releaseOf(tools.root)}, ${plural(fresh.length, 'migration')}`)
  for (const migration of fresh) tools.print(`  ${migration.name} ${takesAway(migration.statements) ?? 'only adds'}`)
  if (!(await isPaused(tools, deployment))) refuseTaking(fresh, name)
  await deploy(tools, { name, dry_run })
}

async function whatRuns(tools: Tools, values: Values): Promise<{ release: string; applied: string[] } | null> {
  const ask = examineWorker(tools, values.PUBLIC_URL ?? '', values, { token: 'upgrading', write: false })
  const { facts } = await ask.catch(() => ({ facts: null }))
  if (!facts || 'failed' in facts.database) return null
  return { release: facts.release, applied: facts.database.migrations }
}
