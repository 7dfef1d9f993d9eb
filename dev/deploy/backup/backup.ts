// `npm run backup`: a branch of the Neon database, or a file.
import { backUp } from '#dev/deploy/backup/branch.ts'
import { writeBackup } from '#dev/deploy/backup/file.ts'
import { type Deployment, Stop } from '#dev/deploy/deployment.ts'
import { isPaused } from '#dev/deploy/pause.ts'
import { needed, readSettings } from '#dev/deploy/ready.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import { releaseOf } from '#dev/deploy/worker/release.ts'

export async function backup(tools: Tools, deployment: Deployment, to?: string): Promise<void> {
  const values = readSettings(deployment)
  if (to !== undefined) return intoFile(tools, deployment, to)
  const branch = await backUp(tools, values, 'by-hand')
  if (!branch)
    throw new Stop(
      'There is no key for Neon.',
      `Set NEON_API_KEY and NEON_PROJECT_ID in ${deployment.env_file}, or write a file: npm run backup -- --name ${deployment.name} --to FILE`,
    )
  tools.print(`✓ backed up as branch ${branch}`)
}

async function intoFile(tools: Tools, deployment: Deployment, file: string): Promise<void> {
  const values = needed(deployment, readSettings(deployment), ['DATABASE_URL'])
  const about = { release: releaseOf(tools.root), at: tools.now().toISOString() }
  const rows = await writeBackup(values, file, about)
  tools.print(`✓ ${rows} rows are in ${file}; tokens in it are sealed with SEALING_KEYS, which it does not hold`)
  if (!(await isPaused(tools, deployment)))
    tools.print('  it was not paused: of what changed meanwhile some rows may be there and others not')
}
