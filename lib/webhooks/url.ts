// Addresses that deliveries are sent to.
import * as z from 'zod'
import type { Ctx } from '#lib/ctx.ts'
import { judgeTarget } from '#lib/outbound/target.ts'

export const WebhookUrl = z.string().trim().min(1).max(2048)

/** Of a single request. */
export const RequestWebhookUrl = WebhookUrl.optional().describe(
  'Told of this request alone, beside the endpoints of the workspace; signed with its default secret.',
)

/** The address as it will be called; what its name resolves to is judged at each attempt. */
export const judgedUrl = (ctx: Pick<Ctx, 'targets'>, url: string): string => judgeTarget(url, ctx.targets).url.href
