// Endpoints of a workspace: listed, made, changed, taken away.
import { auditedBy } from '#lib/caller/by.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { isGuardRefusal, isUniqueViolation } from '#lib/db.ts'
import { once } from '#lib/idempotency/once.ts'
import type { Answer, Claim } from '#lib/idempotency/record.ts'
import { after } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import { seal, unseal } from '#lib/seal.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { OVERLAP_MS } from '#lib/webhooks/delivery/schedule.ts'
import {
  type CreateWebhookInput,
  MOST_ENDPOINTS,
  type PatchWebhookInput,
  Webhook,
  type WebhookRow,
  WebhookWithSecret,
} from '#lib/webhooks/endpoint.ts'
import { endpointPlace, newSecret } from '#lib/webhooks/secret/secret.ts'
import {
  deleteWebhook,
  type Found,
  findWebhook,
  insertWebhook,
  listWebhookRows,
  rotateSecret,
  updateWebhook,
} from '#lib/webhooks/store.ts'
import { judgedUrl } from '#lib/webhooks/url.ts'

export const foundIn = (ctx: Ctx, id: string): Found => ({ ...ownerOf(ctx), id })

const unknownWebhook = () => new Problem('webhook_not_found', 'There is no such webhook in this workspace.')

export async function listWebhooks(ctx: Ctx, page: { limit: number; offset: number }): Promise<Webhook[]> {
  const owner = ownerOf(ctx)
  return (await listWebhookRows(ctx.db, owner, page)).map(row => Webhook.parse(row))
}

export async function requireWebhook(ctx: Ctx, id: string): Promise<WebhookRow> {
  const row = await findWebhook(ctx.db, foundIn(ctx, id))
  if (!row) throw unknownWebhook()
  return row
}

export const readWebhook = async (ctx: Ctx, id: string): Promise<Webhook> =>
  Webhook.parse(await requireWebhook(ctx, id))

/** The secret is in this answer and nowhere else. */
export async function createWebhook(ctx: Ctx, input: CreateWebhookInput, claimed: Claim | null): Promise<Answer> {
  const url = judgedUrl(ctx, input.url)
  return once(ctx, claimed, async id => {
    const secret = await seal(ctx.keyring, ctx.random, newSecret(ctx.random), endpointPlace(ctx.workspace.id, id))
    const by = auditedBy(ctx, ctx)
    const webhook = { ...foundIn(ctx, id), ...input, url, secret, created_at: by.at }
    const refusal = await insertWebhook(ctx.db, webhook, by).catch(refused)
    const row = await findWebhook(ctx.db, foundIn(ctx, id))
    if (!row) throw refusal ?? unknownWebhook()
    return { status: 201, body: JSON.stringify(await withSecret(ctx, row)), replayed: false }
  })
}

/** A row of this id is there already, or there is no room; anything else is unexpected. */
function refused(error: unknown): Problem | null {
  if (isUniqueViolation(error)) return null
  if (!isGuardRefusal(error)) throw error
  return new Problem('invalid_state', `A workspace has at most ${MOST_ENDPOINTS} webhooks. Delete one first.`)
}

export async function changeWebhook(ctx: Ctx, id: string, input: PatchWebhookInput): Promise<Webhook> {
  const url = input.url === undefined ? undefined : judgedUrl(ctx, input.url)
  ctx.limits.assert()
  const changed = await updateWebhook(ctx.db, foundIn(ctx, id), { ...input, url }, auditedBy(ctx, ctx))
  if (!changed) throw unknownWebhook()
  announce(ctx, changed.hints.slice(0, ANNOUNCED), `enabled:${ctx.now().getTime()}`)
  return Webhook.parse(changed.webhook)
}

/** The first of many; the others follow with each success, and by the sweep. */
export const ANNOUNCED = 100

export async function removeWebhook(ctx: Ctx, id: string): Promise<void> {
  ctx.limits.assert()
  if (!(await deleteWebhook(ctx.db, foundIn(ctx, id), auditedBy(ctx, ctx)))) throw unknownWebhook()
}

/** For a day both secrets sign, so that receivers can change over at their own time. */
export async function rotateWebhookSecret(ctx: Ctx, id: string): Promise<WebhookWithSecret> {
  ctx.limits.assert()
  const secret = await seal(ctx.keyring, ctx.random, newSecret(ctx.random), endpointPlace(ctx.workspace.id, id))
  const previous_until = after(ctx.now(), OVERLAP_MS).toISOString()
  const row = await rotateSecret(ctx.db, foundIn(ctx, id), { secret, previous_until }, auditedBy(ctx, ctx))
  if (!row) throw unknownWebhook()
  return withSecret(ctx, row)
}

async function withSecret(ctx: Pick<Ctx, 'keyring'>, row: WebhookRow): Promise<WebhookWithSecret> {
  const secret = await unseal(ctx.keyring, row.secret, endpointPlace(row.workspace_id, row.id))
  return WebhookWithSecret.parse({ ...row, secret })
}
