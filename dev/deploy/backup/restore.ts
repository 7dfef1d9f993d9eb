// `npm run restore -- --from FILE`: the database that DATABASE_URL names, which is empty, becomes what the backup is.
import { existsSync } from 'node:fs'
import { open } from '#dev/deploy/backup/database.ts'
import { readBackup } from '#dev/deploy/backup/file.ts'
import { type Deployment, Stop } from '#dev/deploy/deployment.ts'
import { isPaused } from '#dev/deploy/pause.ts'
import { readSettings } from '#dev/deploy/ready.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import { versions } from '#dev/deploy/worker/versions.ts'

export async function restore(tools: Tools, deployment: Deployment, file?: string): Promise<void> {
  const { name, env_file, workers } = deployment
  const again = `npm run restore -- --name ${name} --from FILE`
  if (!file) throw new Stop('It is not said from where.', again)
  if (!existsSync(file)) throw new Stop(`There is no file ${file}.`, again)
  const values = readSettings(deployment)
  if (!values.DATABASE_URL) throw new Stop(`${env_file} has no DATABASE_URL.`, 'Set it to the new, empty database.')
  const runs = (await versions(tools, deployment)).api !== undefined
  if (runs && !(await isPaused(tools, deployment)))
    throw new Stop(
      `${workers.api} runs: posts that went out after the backup would go out again.`,
      `npm run pause -- --name ${name}, then this again.`,
    )
  const rows = await readBackup(values, file)
  tools.print(`✓ ${rows} rows are restored`)
  const due = await open(values).query(
    'select platform, count(*)::int as n from posts where due_at is not null group by 1',
  )
  for (const { platform, n } of due)
    tools.print(`  ${n} posts to ${platform} wait for their time: cancel those that are out already`)
  tools.print(
    `Next: npm run deploy -- --name ${name}, npm run doctor -- --name ${name}${runs ? `, npm run resume -- --name ${name}` : ''}`,
  )
}
