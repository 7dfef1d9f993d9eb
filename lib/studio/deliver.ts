// A finished card to one chat, once. Only an answer that says that nothing was sent allows another attempt.
import { auditedBy } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { after, HOUR_MS, SECOND_MS } from '#lib/instant.ts'
import type { ChatFile, Messenger, Telling, Told } from '#lib/ports/messenger.ts'
import type { Asset } from '#lib/runs/run.ts'
import { moveChat } from '#lib/studio/chats-store.ts'
import {
  armMessage,
  claimMessage,
  type Ended,
  endMessage,
  endUnlinked,
  type HeldMessage,
  keepFirstPart,
  releaseMessage,
} from '#lib/studio/messages-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { kinds, type Waiting } from '#lib/work/kinds.ts'
import { leaseOf } from '#lib/work/lease.ts'
import { sendFor } from '#lib/work/send.ts'

const RESEND_MS = 10 * SECOND_MS
const LONGEST_WAIT_MS = HOUR_MS

type Turn = { world: World; held: HeldMessage; token: string }

/** One attempt. A message that comes twice, late or out of turn finds nothing to claim. */
export async function deliverCard(world: World, hint: Pick<Waiting['messages'], 'id' | 'attempt'>): Promise<void> {
  const token = world.id()
  const held = await claimMessage(world.db, hint, leaseOf(world, 'messages', token))
  if (!held) return
  const turn = { world, held, token }
  const over = lostCause(world, held)
  if (over) return end(turn, over)
  const { messenger } = world
  if (messenger) await tellChat(turn, messenger)
}

function lostCause({ messenger }: Pick<World, 'messenger'>, { armed_at, attempt, chat }: HeldMessage): Ended | null {
  if (armed_at) return ended('unknown', 'answer_lost', 'The answer of the messenger was lost; it is not sent again.')
  if (chat.status !== 'linked')
    return ended('failed', 'chat_unlinked', 'The chat was unlinked before the card was ready.')
  if (!messenger) return ended('failed', 'not_configured', 'This deployment has no messaging bot any more.')
  const { most_attempts } = kinds.messages
  if (attempt > most_attempts)
    return ended('failed', 'attempts_exhausted', `The messenger put it off ${most_attempts} times.`)
  return null
}

const ended = (status: 'failed' | 'unknown', code: string, message: string): Ended => ({
  ...{ status, external_id: null, error: { code, message } },
})

/** Pictures with their text; a text that is too long for that follows as a reply. */
async function tellChat(turn: Turn, messenger: Messenger): Promise<void> {
  const { world, held } = turn
  const caption = held.run.output_text ?? ''
  const isLong = caption.length > messenger.caption_max
  if (held.external_id === null) {
    const files = await filesOf(world, held.run.assets, messenger.files_max)
    if (!files) return end(turn, ended('failed', 'nothing_to_send', 'The run has no picture any more.'))
    const sent = await tellOnce(turn, messenger, { files, caption: isLong ? '' : caption })
    if (sent === null) return
    if (!isLong) return end(turn, { status: 'delivered', external_id: sent, error: null })
    await keepFirstPart(world.db, held.id, turn.token, sent, world.now().toISOString())
    held.external_id = sent
  }
  const reply = await tellOnce(turn, messenger, { text: caption, reply_to: held.external_id })
  if (reply !== null) await end(turn, { status: 'delivered', external_id: held.external_id, error: null })
}

/** The one call that cannot be taken back; null when it did not come about, which is settled then. */
async function tellOnce(turn: Turn, messenger: Messenger, telling: Telling): Promise<string | null> {
  const { world, held, token } = turn
  if (!(await armMessage(world.db, held.id, leaseOf(world, 'messages', token)))) return null
  const outcome = await messenger.tell(held.chat.chat_id, { ...telling, thread_id: held.chat.thread_id })
  if (outcome.outcome === 'sent') return outcome.external_id
  await settle(turn, outcome)
  return null
}

async function settle(turn: Turn, outcome: Exclude<Told, { outcome: 'sent' }>): Promise<void> {
  const { world, held } = turn
  switch (outcome.outcome) {
    case 'later':
      return putOff(turn, Math.min(outcome.wait_seconds * SECOND_MS, LONGEST_WAIT_MS))
    case 'moved':
      await moveChat(world.db, held.chat.chat_id, outcome.chat_id, auditedBy(turn.world, TELEGRAM))
      return putOff(turn, 0)
    case 'gone': {
      const gone = ended('failed', 'chat_gone', outcome.reason)
      return announce(world, await endUnlinked(world.db, held.id, gone, ending(turn)))
    }
    case 'refused':
      return end(turn, ended('failed', 'refused', outcome.reason))
    case 'unknown':
      // A card that comes twice does less harm than one that never comes: once more, and only after the network's fault.
      if (outcome.is_lost && !held.resent) return putOff(turn, RESEND_MS, true)
      return end(turn, ended('unknown', 'answer_lost', outcome.reason))
  }
}

async function putOff({ world, held, token }: Turn, wait_ms: number, resent = false): Promise<void> {
  const now = world.now()
  const until = { token, due_at: after(now, wait_ms).toISOString() }
  await releaseMessage(world.db, held.id, until, { now: now.toISOString(), resent })
  const hint = { id: held.id, chat_id: held.chat.id, attempt: held.attempt }
  world.later(sendFor(world, 'messages', hint, '', Math.ceil(wait_ms / SECOND_MS)))
}

/** What Telegram itself has said. */
const TELEGRAM = { actor: 'telegram', request_id: 'telegram' }

const ending = (turn: Turn) => ({ token: turn.token, by: auditedBy(turn.world, TELEGRAM), event_id: turn.world.id() })

async function end(turn: Turn, how: Ended): Promise<void> {
  const { world, held } = turn
  announce(world, await endMessage(world.db, held.id, how, ending(turn)))
}

/** The stills of a run, or its one film; null where a file is gone. */
async function filesOf(world: Pick<World, 'blobs'>, assets: readonly Asset[], most: number) {
  const images = assets.filter(asset => asset.kind === 'image')
  const shown = (images.length > 0 ? images : assets.filter(asset => asset.kind === 'video')).slice(0, most)
  const files: ChatFile[] = []
  for (const { kind, url, content_type, width, height, duration_ms } of shown) {
    const key = new URL(url).pathname.slice(1)
    const bytes = await world.blobs.read(key)
    if (!bytes) return null
    const name = key.slice(key.lastIndexOf('/') + 1)
    files.push({ kind: kind === 'video' ? 'video' : 'image', bytes, content_type, name, width, height, duration_ms })
  }
  const [first, ...others] = files
  return first ? ([first, ...others] as const) : null
}
