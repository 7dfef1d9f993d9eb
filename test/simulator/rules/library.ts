// Libraries and webhooks: rows, the files that they name, and the answers that told of them.
import { sql } from 'drizzle-orm'
import { sha256Hex } from '#lib/bytes.ts'
import { aimedAt } from '../requests.ts'
import { videoBytes } from '../web.ts'
import type { Written } from '../writers.ts'
import { timesOf } from './brand.ts'
import { type Judged, list } from './rule.ts'

/** A write under a key has one answer, and keeps it. */
export async function finalWords({ writers }: Judged): Promise<string[]> {
  return writers.written.flatMap(one => {
    if (!one.keyed || !one.sent) return []
    const answers = new Set(one.accepted).size
    if (answers > 1) return [`${one.name} (${one.does.what}) has ${answers} different answers`]
    return answers + one.refused.length === 0 ? [`${one.name} (${one.does.what}) has no final answer`] : []
  })
}

/** Where storage fails at every fifth call, a few videos may all fail. */
const MANY = 12

const KINDS: string[] = ['screen', 'person', 'logo', 'video']

/** One row for each write that was taken, under the id that was told; none where it was taken away. */
export async function rowed(judged: Judged): Promise<string[]> {
  const { written } = judged.writers
  const rows = await list(judged, sql`select id, livemode, name, tags ->> 'theme' as theme from media`)
  const byName = Map.groupBy(rows, row => `${row.name} ${row.livemode}`)
  return written.flatMap((one, number) => {
    if (!KINDS.includes(one.does.what)) return []
    const mine = byName.get(`${one.name} ${one.livemode}`) ?? []
    const later = written.filter(({ does }) => 'of' in does && does.of === number)
    const [least, most] = timesOf(one)
    const removed = later.some(({ does, sent }) => does.what === 'remove' && sent !== null)
    const gone = later.some(
      ({ does, accepted }) => does.what === 'remove' && accepted.length > 0 && isDone(accepted[0]),
    )
    const told = `${one.name} (${one.does.what})`
    if (mine.length > most || (!removed && mine.length < least))
      return [`${told} has ${mine.length} rows, of ${least} to ${most}`]
    const [answer] = one.accepted
    const id = answer && JSON.parse(answer).id
    if (gone && mine.some(row => row.id === id)) return [`${told} is there although it was removed`]
    if (one.keyed && id && mine.some(row => row.id !== id)) return [`${told} has another id than was told`]
    return wrongTheme(one, mine, later)
  })
}

/** Of several at once by what it says, alone by being answered. */
const isDone = (text: string | undefined) => !text || JSON.parse(text).deleted?.length > 0

function wrongTheme(one: Written, mine: Record<string, unknown>[], later: Written[]): string[] {
  if (one.does.what !== 'screen') return []
  const retags = later.filter(({ does, sent }) => does.what === 'retag' && sent)
  const sure = retags.filter(({ accepted }) => accepted.length > 0)
  const themes: unknown[] = retags.map(({ does }) => (does.what === 'retag' ? does.theme : ''))
  if (sure.length === 0) themes.push('unknown')
  return mine.every(row => themes.includes(row.theme)) ? [] : [`${one.name} has the theme ${mine[0]?.theme}`]
}

/** A row has its file, whole; a video is what was sent, or says why it is not. */
export async function sound(judged: Judged): Promise<string[]> {
  const { held } = judged.service.blobs
  const writes = new Map(judged.writers.written.map(one => [one.name, one]))
  const wrong: string[] = []
  const rows = await list(
    judged,
    sql`select id, kind, name, blob_key, sha256, bytes, tags ->> 'status' as status, tags ->> 'error_message' as error from media`,
  )
  for (const { id, kind, name, blob_key, sha256, status, error } of rows) {
    const file = held.get(String(blob_key))
    if (status === 'failed') {
      if (!error) wrong.push(`the video ${id} failed and does not say why`)
    } else if (status === 'processing') wrong.push(`the video ${id} is still on its way in`)
    else if (!file) wrong.push(`the file of ${kind} ${name} ${id} is missing`)
    else if ((await sha256Hex(file.bytes)) !== sha256) wrong.push(`the file of ${kind} ${name} has changed`)
    else if (kind === 'video') {
      const does = writes.get(String(name))?.does
      const whole = does?.what === 'video' && Buffer.compare(videoBytes(String(name), does.parts), file.bytes) === 0
      if (!whole) wrong.push(`the video ${name} is not what was sent`)
    }
  }
  const videos = rows.filter(row => row.kind === 'video')
  const failed = videos.filter(row => row.status === 'failed').length
  if (videos.length > MANY && failed === videos.length) wrong.push(`all of ${failed} videos failed`)
  return wrong
}

/** An endpoint for each that was taken, aimed where somebody wanted it, and counted. */
export async function aimed(judged: Judged): Promise<string[]> {
  const { written } = judged.writers
  const rows = await list(judged, sql`select id, url, description from webhooks where description <> ''`)
  const counts = await list(
    judged,
    sql`select w.workspace_id, w.used, (
          select count(*)::int from webhooks h where h.workspace_id = w.workspace_id and h.livemode = (w.period = 'live')) as there
        from usage w where w.kind = 'webhooks'`,
  )
  const wrong = counts.flatMap(({ workspace_id, used, there }) =>
    used === there ? [] : [`${workspace_id} has ${there} webhooks, and counts ${used}`],
  )
  for (const [number, one] of written.entries()) {
    if (one.does.what !== 'webhook') continue
    const mine = rows.filter(row => row.description === one.name)
    const later = written.filter(({ does, sent }) => sent && 'of' in does && does.of === number)
    const removed = later.filter(({ does }) => does.what === 'take away')
    const [least, most] = timesOf(one)
    if (mine.length > most || (removed.length === 0 && mine.length < least))
      wrong.push(`${one.name} has ${mine.length} webhooks, of ${least} to ${most}`)
    if (removed.some(({ accepted }) => accepted.length > 0) && mine.length >= Math.max(1, one.accepted.length))
      wrong.push(`the webhook ${one.name} is there although it was removed`)
    const aims = later.filter(({ does }) => does.what === 'aim')
    const urls = aims.map(({ name }) => aimedAt(name))
    if (!aims.some(({ accepted }) => accepted.length > 0)) urls.push(aimedAt(one.name))
    if (!mine.every(({ url }) => urls.includes(String(url)))) wrong.push(`the webhook ${one.name} is aimed elsewhere`)
  }
  return wrong
}
