// A post is made in turns: prepare, then the one call that cannot be taken back, then what came of it. What follows is decided in decide.ts.

import type { Next } from '#lib/ports/posts.ts'
import { type At, apply } from '#lib/publish/attempt/apply.ts'
import { asked } from '#lib/publish/attempt/asked.ts'
import { armPost, claimPost, type Held } from '#lib/publish/attempt/attempts-store.ts'
import { type Decision, decide, type Heard, isOver } from '#lib/publish/attempt/decide.ts'
import { followed, hasBegun } from '#lib/publish/attempt/parts.ts'
import { readerOf } from '#lib/publish/attempt/read-file.ts'
import { sendOn } from '#lib/publish/attempt/send-on.ts'
import type { PostWorld } from '#lib/publish/control/posting.ts'
import { partsOfPost } from '#lib/publish/post/parts.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import {
  type Account,
  type Found,
  type Publication,
  PublishError,
  type Publisher,
  type PublisherTools,
  type State,
  type Step,
} from '#lib/publish/publisher.ts'
import { wayFor } from '#lib/runs/judge/fits.ts'
import { leaseOf } from '#lib/work/lease.ts'

/** One turn at a post. Any number of messages may call this at once: one of them works. */
export async function attemptPost(world: PostWorld, post_id: string): Promise<Next> {
  const held = await claimPost(world.db, post_id, leaseOf(world, 'posts', world.id()))
  return held && takeTurn(world, held)
}

/** A turn, and the message for the one after it. */
export async function advancePost(world: PostWorld, post_id: string): Promise<void> {
  const held = await claimPost(world.db, post_id, leaseOf(world, 'posts', world.id()))
  if (held) await sendOn(world, held.post, await takeTurn(world, held))
}

async function takeTurn(world: PostWorld, held: Held): Promise<Next> {
  const { post } = held
  const at: At = { world, post, posting: world.posting(post.livemode) }
  const end = (decided: Decision, token?: string) => (decided.next === 'publish' ? null : apply(at, decided, token))
  const turn = await begin(at, held)
  if ('asked' in turn) return end(decide(post, turn, world.now()))
  const { token } = turn.account
  const decided = decide(post, await ask(turn), world.now())
  if (decided.next !== 'publish') return end(decided, token)
  const heard = await publish(turn, decided.kept)
  return heard && end(decide(post, heard, world.now()), token)
}

type Turn = At & { publisher: Publisher; account: Account; publication: Publication; tools: PublisherTools }

/** What a turn works with, or why nothing can be asked in it. */
async function begin(at: At, held: Held): Promise<Turn | Heard> {
  const { world, posting, post } = at
  if (isOver(post, world.now())) return { asked: 'nobody', because: 'over' }
  const publisher = posting.publisher(post.platform)
  if (!publisher) return { asked: 'nobody', because: 'not_set_up' }
  const account = await asked(() => posting.open(post), 'retry')
  if (account instanceof PublishError) return { asked: 'account', answer: account }
  const publication = publicationOf(held, world.public_url)
  if (hasBegun(post) && !publication.follows) return { asked: 'nobody', because: 'first_unnamed' }
  const tools = { http: world.http, now: world.now, ...readerOf(world.blobs) }
  return { ...at, publisher, account, publication, tools }
}

/** What is not sent yet is made ready; what was sent is asked about, and never sent. */
async function ask({ post, publisher, account, publication, tools }: Turn): Promise<Heard> {
  const kept = post.state?.kept
  if (post.step !== 'check')
    return {
      asked: 'prepare',
      answer: await asked<Step>(() => publisher.prepare(publication, account, kept ?? null, tools), 'retry'),
    }
  return {
    asked: 'check',
    answer: await asked<Found>(() => publisher.check(publication, account, kept ?? {}, tools), 'retry'),
  }
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

/** The lease is asked for once more after the post is armed: whoever comes late to the call leaves it to be asked about. */
async function publish(turn: Turn, kept: State): Promise<Heard | null> {
  const { world, post, publisher, account, publication, tools } = turn
  const lease = leaseOf(world, 'posts', post.lease ?? '')
  if (!(await armPost(world.db, post.id, lease, { kept, parts: partsToKeep(post) }))) return null
  if (world.now() > new Date(lease.until)) return null
  const answer = await asked<Step>(() => publisher.publish(publication, account, kept, tools), 'unknown')
  return { asked: 'publish', answer }
}

/** One text needs no division. */
const partsToKeep = (post: PostRow) => (partsOfPost(post).texts.length > 1 ? partsOfPost(post) : null)
