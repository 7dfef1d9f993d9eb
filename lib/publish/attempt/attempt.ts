// A post is made in turns: prepare, then the one call that cannot be taken back, then what came of it.

import type { Next } from '#lib/ports/posts.ts'
import { armPost, claimPost, type Held } from '#lib/publish/attempt/attempts-store.ts'
import { followed, hasBegun } from '#lib/publish/attempt/parts.ts'
import { readerOf } from '#lib/publish/attempt/read-file.ts'
import { sendOn } from '#lib/publish/attempt/send-on.ts'
import { again, asked, failed, needsAttention, posted, refused, type Turn, waited } from '#lib/publish/attempt/turn.ts'
import type { PostShop } from '#lib/publish/control/posting.ts'
import { ABSENT_APART_MS, FIRST_CHECK_SECONDS, GIVE_UP_MS, SETTLED_MS } from '#lib/publish/limits.ts'
import { partsOfPost } from '#lib/publish/post/parts.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import { type Found, type Publication, PublishError, type State, type Step } from '#lib/publish/publisher.ts'
import { wayFor } from '#lib/runs/judge/fits.ts'
import { kinds } from '#lib/work/kinds.ts'
import { leaseOf } from '#lib/work/lease.ts'

/** One turn at a post. Any number of messages may call this at once: one of them works. */
export async function attemptPost(world: PostShop, post_id: string): Promise<Next> {
  const held = await claimPost(world.db, post_id, leaseOf(world, 'posts', world.id()))
  return held && takeTurn(world, held)
}

async function takeTurn(world: PostShop, held: Held): Promise<Next> {
  const { post } = held
  const isSent = post.step === 'check'
  const late = world.now().getTime() - Date.parse(post.state?.began_at ?? post.created_at) > GIVE_UP_MS
  if (late || post.attempt > kinds.posts.most_attempts) {
    if (isSent) return needsAttention(world, post)
    return failed(world, post, 'platform_unavailable', 'The platform took none of our attempts.')
  }
  const turn = await begin(world, held)
  if (!turn || typeof turn === 'number') return turn
  return isSent ? look(turn) : prepare(turn)
}

/** A turn, and the message for the one after it. */
export async function advancePost(world: PostShop, post_id: string): Promise<void> {
  const held = await claimPost(world.db, post_id, leaseOf(world, 'posts', world.id()))
  if (held) await sendOn(world, held.post, await takeTurn(world, held))
}

async function begin(world: PostShop, held: Held): Promise<Turn | Next> {
  const { post } = held
  const posting = world.posting(post.livemode)
  const publisher = posting.publisher(post.platform)
  if (!publisher) return notSetUp(world, post)
  const account = await asked(() => posting.open(post), 'retry')
  if (account instanceof PublishError)
    return post.step === 'check'
      ? again(world, post, account, { armed: true })
      : refused({ world, posting }, post, account)
  const publication = publicationOf(held, world.public_url)
  if (hasBegun(post) && !publication.follows)
    return failed(world, post, 'needs_attention', 'The platform did not name the first, so nothing can follow it.')
  const tools = { http: world.http, now: world.now, read: readerOf(world.blobs) }
  return { world, posting, held, publisher, account, publication, tools }
}

function publicationOf({ post, assets, generated }: Held, public_url: string): Publication {
  const { texts, out } = partsOfPost(post)
  const pieces = out.length > 0 ? [] : wayFor(post.platform, assets).pieces
  return {
    post_id: post.id,
    caption: texts[out.length] ?? post.caption,
    follows: followed(out),
    pieces: pieces.map(piece => ({
      ...{ kind: piece.kind === 'video' ? ('video' as const) : ('image' as const) },
      ...placeOf(piece.url, public_url),
      ...{ content_type: piece.content_type, bytes: piece.bytes, duration_ms: piece.duration_ms },
      ...{ width: piece.width ?? 0, height: piece.height ?? 0, alt_text: piece.alt_text ?? '' },
    })),
    began_at: post.state?.began_at ?? post.created_at,
    resent: Boolean(post.state?.sent_at) && post.step !== 'check',
    generated,
  }
}

/** The file was made under the address of its day; the platform is told the one of today. */
function placeOf(url: string, public_url: string): { url: string; blob_key: string } {
  const blob_key = new URL(url).pathname.slice(1)
  return { url: `${public_url}/${blob_key}`, blob_key }
}

/** A post that may be out keeps its place, whatever is set up here: it is asked about once the setting is back. */
function notSetUp(world: PostShop, post: PostRow): Promise<Next> {
  const message = `Posting to ${post.platform} is not set up here.`
  if (post.step !== 'check') return failed(world, post, 'channel_not_connected', message)
  return again(world, post, new PublishError('retry', 'not_set_up', message), { armed: true })
}

async function prepare(turn: Turn): Promise<Next> {
  const { publisher, publication, account, tools, held } = turn
  const kept = held.post.state?.kept ?? null
  const ready = await asked(() => publisher.prepare(publication, account, kept, tools), 'retry')
  if (ready instanceof PublishError) return refused(turn, held.post, ready, account.token)
  if (ready.next === 'done') return posted(turn, ready)
  if (ready.next === 'publish') return publish(turn, ready.state)
  return waited(turn, ready.wait_seconds, { step: ready.next, armed: ready.next === 'check', kept: ready.state })
}

/** The lease is asked for once more after the post is armed: whoever comes late to the call leaves it to be asked about. */
async function publish(turn: Turn, kept: State): Promise<Next> {
  const { world, publisher, publication, account, tools, held } = turn
  const { post } = held
  const lease = leaseOf(world, 'posts', post.lease ?? '')
  if (!(await armPost(world.db, post.id, lease, { kept, parts: partsToKeep(post) }))) return null
  if (world.now() > new Date(lease.until)) return null
  const answer = await asked<Step>(() => publisher.publish(publication, account, kept, tools), 'unknown')
  if (answer instanceof PublishError) {
    if (answer.outcome === 'unknown') return waited(turn, FIRST_CHECK_SECONDS, { step: 'check', armed: true })
    return refused(turn, post, answer, account.token)
  }
  if (answer.next === 'done') return posted(turn, answer)
  const seconds = answer.next === 'publish' ? 0 : answer.wait_seconds
  const armed = answer.next === 'check'
  return waited(turn, seconds, { step: armed ? 'check' : 'prepare', armed, kept: answer.state })
}

/** One text needs no division. */
const partsToKeep = (post: PostRow) => (partsOfPost(post).texts.length > 1 ? partsOfPost(post) : null)

/** Asks what came of a post that was sent, and never sends it. */
async function look(turn: Turn): Promise<Next> {
  const { world, publisher, publication, account, tools, held } = turn
  const { post } = held
  const kept = post.state?.kept ?? {}
  const found = await asked<Found>(() => publisher.check(publication, account, kept, tools), 'retry')
  if (found instanceof PublishError) {
    if (found.outcome === 'reauth') await turn.posting.refused(post, account.token)
    return again(world, post, found, { armed: true })
  }
  if (found.next === 'done') return posted(turn, found)
  if (found.next === 'failed') return refused(turn, post, found.error)
  if (found.next === 'undecidable') return needsAttention(world, post)
  if (found.next !== 'check') return absent(turn, kept, found.next === 'absent' ? kept : found.state)
  return waited(turn, found.wait_seconds, { step: 'check', armed: true, kept: found.state, absent_at: null })
}

/** The platform has no such post: once it has said so twice, far enough apart, it goes on with `next`. Until then it is asked the same. */
async function absent(turn: Turn, kept: State, next: State): Promise<Next> {
  const { post } = turn.held
  const now = turn.world.now()
  const check = { step: 'check', armed: true, kept } as const
  const since = now.getTime() - Date.parse(post.armed_at ?? '')
  if (since < SETTLED_MS) return waited(turn, (SETTLED_MS - since) / 1_000, check)
  const first = post.state?.absent_at
  if (!first) return waited(turn, ABSENT_APART_MS / 1_000, { ...check, absent_at: now.toISOString() })
  const apart = now.getTime() - Date.parse(first)
  if (apart < ABSENT_APART_MS) return waited(turn, (ABSENT_APART_MS - apart) / 1_000, check)
  const lost = new PublishError('retry', 'lost', 'The platform never got it.', 0)
  return again(turn.world, post, lost, { armed: false, kept: next })
}
