// What a dashboard looks like that is lived in: runs of every outcome, posts of every state, people, letters, a profile's cards.
import type { Stack } from '#dev/local/stack.ts'

const DAY_MS = 86_400_000

type Asked = { brief: string; channel?: string; asset_type?: string; size?: string }

const BRIEFS: Asked[] = [
  { brief: 'Pottery workshop by the harbour, every day at five.' },
  { brief: 'Chess club at the town hall at eight.' },
  { brief: 'Sunday 10k along the harbour, first start 8:30, every pace welcome.' },
  { brief: 'We reached 12,400 kilometres run together this year, 38 % more than last year.', channel: 'x' },
  { brief: 'Winter opening hours: Monday to Friday 7:00 to 19:00, Saturday 8:00 to 14:00, Sunday closed.' },
  {
    brief: 'Five things to check before your first marathon: shoes, sleep, salt, pace, socks.',
    asset_type: 'carousel',
  },
  { brief: 'New: the app now shows your pace on the lock screen. Update today.', channel: 'threads' },
  { brief: '“I ran my first 5k at 61.” Marit, Tuesday group.', channel: 'instagram' },
  { brief: 'How we plan a training week for beginners', asset_type: 'og_image', channel: 'x' },
  { brief: 'Night run on Friday 12 December at 19:00, head torches on, meet at the lighthouse. £4.', size: 'story' },
  { brief: 'Three runners, one relay: why we train in teams.', asset_type: 'slideshow', channel: 'tiktok' },
  { brief: 'Our coach Ben died on Saturday. The club is closed until the funeral.' },
  { brief: 'The new shoe is 30 % faster and cures knee pain, doctors guarantee it.', channel: 'linkedin' },
  { brief: 'The club house has moved to Weir Street 4. Same coffee, more hooks for wet jackets.' },
]

/** Asks for all of it and waits until each run has ended; answers the ids of the runs. */
export async function fill({ base_url }: Pick<Stack, 'base_url'>, key: string): Promise<string[]> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${base_url}/api/v1/programmatic/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=20' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as Record<string, unknown> & { id: string; status: string; verdict: string }
  }
  const made: { id: string; verdict: string }[] = []
  for (const asked of BRIEFS) {
    let run = await ask('POST', 'generate', { channel: 'linkedin', asset_type: 'card', ...asked })
    while (run.id && !['succeeded', 'failed'].includes(run.status)) run = await ask('GET', `runs/${run.id}`)
    if (run.id) made.push(run)
  }
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const good = made.filter(({ verdict }) => verdict === 'approved')
  for (const [at, { id }] of good.entries()) {
    if (at === 0) await ask('POST', `runs/${id}/post`, { platform: 'linkedin' })
    if (at > 0) await ask('POST', `runs/${id}/post`, { platform: 'linkedin', scheduled_at: inDays(at * 2) })
    if (at === 1) await ask('POST', `runs/${id}/post`, { platform: 'x', scheduled_at: inDays(3) })
    if (at === 2) await ask('DELETE', `runs/${id}/post`)
  }
  return made.map(({ id }) => id)
}
