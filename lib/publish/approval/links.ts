// One run on a page without sign-in: known by its hash, bound to what it shows, sent to reviewers and shown to nobody else.

import * as z from 'zod'
import { randomBase62, sha256Hex } from '#lib/bytes.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx, World } from '#lib/ctx.ts'
import { after, DAY_MS, Instant } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import type { Shown } from '#lib/publish/approval/approval-store.ts'
import {
  type Answered,
  approveRun,
  askForChanges,
  CLOSED,
  contentOf,
  type Person,
  showForApproval,
} from '#lib/publish/approval/approve.ts'
import {
  findApprovalLink,
  insertApprovalLink,
  type Link,
  reviewingChats,
} from '#lib/publish/approval/reviewers-store.ts'
import type { RunRef } from '#lib/runs/run-ref.ts'

const LINK_DAYS = 7
const SECRET_LENGTH = 43
const secretForm = /^[0-9A-Za-z]{43}$/

export const ApprovalLink = z.object({ sent_to: z.array(z.string()), expires_at: Instant }).meta({ id: 'ApprovalLink' })
export type ApprovalLink = z.output<typeof ApprovalLink>

type Made = { secret: string; url: string; expires_at: string }

/** For who may see it: the dashboard and the administration. A key never gets it. */
export async function createApprovalLink(world: World, ref: RunRef, reviewer: string): Promise<Made> {
  const shown = await showForApproval(world, ref)
  if (shown.status !== 'succeeded')
    throw new Problem('run_not_succeeded', `The run is ${shown.status}; only one that has succeeded can be approved.`)
  if (shown.is_closed) throw new Problem('run_not_approved', CLOSED)
  const secret = randomBase62(SECRET_LENGTH, world.random)
  const now = world.now()
  const expires_at = after(now, LINK_DAYS * DAY_MS).toISOString()
  const link = { ...ref, hash: await sha256Hex(secret), reviewer, content: contentOf(shown) }
  await insertApprovalLink(world.db, { ...link, expires_at, created_at: now.toISOString() })
  return { secret, url: `${world.public_url}/approve?link=${secret}`, expires_at }
}

/** Says how it is mended: a chat that is asked, or a link for one person, who needs no chat. */
function noReviewer({ workspace_id, run_id }: RunRef, has_bot: boolean): Problem {
  const admin = 'npm run admin --'
  const named = `An administrator links a chat (dashboard: Connections; \`${admin} chat link --workspace ${workspace_id}\`), then names it (dashboard: Settings; \`${admin} reviewer add CHAT_ID --workspace ${workspace_id} --name NAME\`). Or without a chat: approve`
  const linked = `the run in the dashboard, or open what \`${admin} approval link ${run_id} --workspace ${workspace_id}\` prints.`
  return new Problem('no_reviewer', `Nobody is set to approve here. ${has_bot ? named : 'Approve'} ${linked}`)
}

/** Asks every reviewer, each by a link of their own. */
export async function sendApprovalLink(ctx: Ctx, run_id: string): Promise<ApprovalLink> {
  const { messenger } = ctx
  const chats = messenger ? await reviewingChats(ctx.db, ctx.workspace.id) : []
  const ref = { ...ownerOf(ctx), run_id }
  const shown = await showForApproval(ctx, ref)
  if (!messenger || chats.length === 0) throw noReviewer(ref, messenger !== null && messenger !== undefined)
  const sent_to: string[] = []
  let expires_at = ''
  for (const { name, address, chat_id, thread_id } of chats) {
    const link = await createApprovalLink(ctx, ref, `chat:${address}:${name}`)
    expires_at = link.expires_at
    const text = `${shown.workspace_name} asks for your approval:\n\n${shown.posts[0]?.caption ?? shown.output_text ?? shown.brief}\n\nLook at it: ${link.url}`
    const buttons = [{ text: 'Approve', data: `approve:${link.secret}` }]
    const told = await messenger.tell(chat_id, { text, reply_to: null, buttons, thread_id })
    if (told.outcome === 'sent' || told.outcome === 'unknown') sent_to.push(name)
  }
  if (sent_to.length === 0)
    throw new Problem('no_reviewer', 'None of the reviewers could be reached; link their chats again.')
  return { sent_to, expires_at }
}

export class LinkOver extends Error {}

export async function openApprovalLink(world: World, secret: string): Promise<{ link: Link; shown: Shown }> {
  const link = secretForm.test(secret)
    ? await findApprovalLink(world.db, await sha256Hex(secret), world.now().toISOString())
    : null
  if (!link) throw new LinkOver('This link is over.')
  return { link, shown: await showForApproval(world, link) }
}

const nameOf = ({ reviewer }: Link) => reviewer.split(':').slice(2).join(':') || reviewer

const personOf = (link: Link, request_id: string): Person => ({
  ...{ actor: `reviewer:${link.reviewer.slice(0, 150)}`, who: nameOf(link), request_id },
})

/** Answers what was shown, and what became of the posts that waited. */
export async function approveByLink(world: World, secret: string, request_id: string): Promise<Shown & Answered> {
  const { link, shown } = await openApprovalLink(world, secret)
  return { ...shown, ...(await approveRun(world, personOf(link, request_id), link, link.content)) }
}

export async function askByLink(
  world: World,
  secret: string,
  comment: string,
  request_id: string,
): Promise<{ in_flight: string[] }> {
  const { link } = await openApprovalLink(world, secret)
  return askForChanges(world, personOf(link, request_id), link, comment)
}

/** By the button of a message: only in the chat that it was sent to, whose address is in the link. */
export async function approveInChat(
  world: World,
  secret: string,
  chat: { chat_id: string; by: string },
): Promise<string> {
  const opened = await openApprovalLink(world, secret).catch(() => null)
  if (!opened) return 'This button is over. Ask for a new one.'
  const { link } = opened
  const chats = await reviewingChats(world.db, link.workspace_id)
  const reviewer = chats.find(one => one.chat_id === chat.chat_id && link.reviewer.startsWith(`chat:${one.address}:`))
  if (!reviewer) return 'This chat is not asked to approve.'
  const person = { actor: `telegram:${chat.by}`, who: reviewer.name, request_id: 'telegram' }
  try {
    const { released, missed } = await approveRun(world, person, link, link.content)
    if (released > 0) return 'Approved. It goes out.'
    return missed > 0
      ? 'Approved, but its time was over: nothing goes out until somebody posts it at another time.'
      : 'Approved. No post waits for it, so nothing goes out yet.'
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}
