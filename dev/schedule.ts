// The first heart: a QStash schedule that asks the api Worker every minute to look for stuck work.
import { Client } from '@upstash/qstash'

const EVERY_MINUTE = '* * * * *'

/** One schedule by one name: asking again only moves it to another address. */
export async function scheduleSweep(queue: { url?: string; token: string }, public_url: string): Promise<void> {
  const client = new Client({
    token: queue.token,
    ...(queue.url ? { baseUrl: queue.url } : {}),
    devMode: false,
    enableTelemetry: false,
  })
  await client.schedules.create({
    scheduleId: 'sweep',
    destination: `${public_url}/hooks/sweep`,
    cron: EVERY_MINUTE,
    body: JSON.stringify({ v: 1 }),
    headers: { 'content-type': 'application/json' },
    retries: 0,
  })
}
