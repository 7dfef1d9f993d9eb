// `npm run destroy -- --yes-really`: what runs and what calls it is taken away; what somebody may want back stays.
import { type Deployment, Stop } from '#dev/deploy/deployment.ts'
import { readSettings } from '#dev/deploy/ready.ts'
import { type Tools, wranglerIfThere } from '#dev/deploy/tools.ts'
import { workerNames } from '#dev/deploy/worker/workers.ts'
import { clientOf } from '#dev/schedule.ts'

export async function destroy(tools: Tools, deployment: Deployment, sure: boolean): Promise<void> {
  const { workers, schedule_id, bucket } = deployment
  // Whoever is bound to another goes before it.
  const names = [...workerNames].reverse().map(worker => workers[worker])
  if (!sure)
    throw new Stop(
      `This deletes ${names.join(', ')} and the schedule ${schedule_id}.`,
      'Add --yes-really if that is meant.',
    )
  await dropSchedule(tools, deployment)
  for (const worker of names) {
    const there = await wranglerIfThere(tools, `delete ${worker}`, 'delete', worker, '--force')
    tools.print(there ? `✓ ${worker} is deleted` : `  ${worker} was not there`)
  }
  tools.print(
    `The database, Redis, the bucket ${bucket} and ${deployment.env_file} stay: \`npm run deploy -- --name ${deployment.name}\` takes them up again.`,
  )
}

/** Else the queue would go on calling where nobody is. */
async function dropSchedule(tools: Tools, deployment: Deployment): Promise<void> {
  const { schedule_id, env_file } = deployment
  const { QSTASH_URL: url, QSTASH_TOKEN: token } = readSettings(deployment)
  const byHand = `Upstash console → QStash → Schedules: remove ${schedule_id}`
  if (!url || !token) return tools.print(`  the schedule stays, as ${env_file} has no queue. ${byHand}`)
  const queue = clientOf({ url, token })
  try {
    const all = await queue.schedules.list()
    if (!all.some(({ scheduleId }) => scheduleId === schedule_id))
      return tools.print(`  the schedule ${schedule_id} was not there`)
    await queue.schedules.delete(schedule_id)
    tools.print(`✓ the schedule ${schedule_id} is removed`)
  } catch {
    tools.print(`  the queue did not answer. ${byHand}`)
  }
}
