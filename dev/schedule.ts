// The second heart: a QStash schedule that asks the api Worker to look for stuck work.
import { Client } from '@upstash/qstash'

export type Schedule = { id: string; cron: string }

/** For a deployment the queue is the second heart, beside the cron trigger of every minute: 288 messages a day. */
export const EVERY_FIVE_MINUTES = '*/5 * * * *'
export const EVERY_MINUTE = '* * * * *'

/** One schedule by one name: asking again only moves it to another address. */
export async function scheduleSweep(
  queue: { url?: string; token: string },
  public_url: string,
  schedule: Schedule,
): Promise<void> {
  await clientOf(queue).schedules.create({
    scheduleId: schedule.id,
    destination: `${public_url}/hooks/sweep`,
    cron: schedule.cron,
    body: JSON.stringify({ v: 1 }),
    headers: { 'content-type': 'application/json' },
    retries: 0,
  })
}

/** Where the schedule leads; null where there is none of this name. */
export async function scheduledTo(queue: { url?: string; token: string }, id: string): Promise<string | null> {
  const all = await clientOf(queue).schedules.list()
  return all.find(one => one.scheduleId === id)?.destination ?? null
}

export const clientOf = (queue: { url?: string; token: string }) =>
  new Client({
    token: queue.token,
    ...(queue.url ? { baseUrl: queue.url } : {}),
    devMode: false,
    enableTelemetry: false,
    retry: { retries: 1, backoff: () => 200 },
  })
