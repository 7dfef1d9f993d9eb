import * as z from 'zod'

export const XRPC = 'https://bsky.social/xrpc'
export const Refusal = z.object({ error: z.string().optional(), message: z.string().optional() })
