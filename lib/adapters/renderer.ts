import type { Fetcher } from '@cloudflare/workers-types'
import * as z from 'zod'
import { type ReadSite, SiteDraft } from '#lib/brand/import/draft.ts'
import { type DrawCards, SignatureCard } from '#lib/brand/signature.ts'
import { utf8 } from '#lib/bytes.ts'
import { Clarified, type Clarify } from '#lib/composer/clarified.ts'
import { Plan, type PlanBrief } from '#lib/composer/plan.ts'
import { decodeBase64 } from '#lib/media/base64.ts'
import { signCall } from '#lib/media/signed/internal-call.ts'
import { StoredFont, type TakeFont } from '#lib/ports/fonts.ts'
import { StoredPicture, type Take, type Upload } from '#lib/ports/library.ts'
import type { Posts } from '#lib/ports/posts.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { codes, Problem } from '#lib/problem.ts'
import type { DrawDraft } from '#lib/runs/recipe/draft.ts'
import type { Keyring } from '#lib/seal.ts'

const HOST = 'https://render.internal'
const COMPOSER_MS = 4_000
const Refusal = z.object({ code: z.enum(codes), message: z.string(), detail: z.unknown().optional() })

/** The render Worker, or that of intake, and what proves to it who is asking. */
export type Door = { renderer: Fetcher; keys: Keyring; now(): Date }

/** Pictures are taken in by the intake Worker; its refusals are the caller's. */
export function intakeTake(door: Door): Take {
  return async (upload, use) => {
    const posted: Posted = { target: `/ingest?use=${use}`, ...bodyOf(upload) }
    // A connection may be lost while that Worker is busy; what is stored under its own hash may be sent twice.
    const once = () => call(door, posted)
    return StoredPicture.parse(await doneOrRefused(await once().catch(once)))
  }
}

/** Fonts too. */
export function intakeFont(door: Door): TakeFont {
  return async upload => {
    const json = 'font_url' in upload
    const body = json
      ? utf8(JSON.stringify(upload))
      : 'bytes' in upload
        ? upload.bytes
        : decodeBase64(upload.font_base64, 'font_base64')
    const posted = { target: '/ingest/font', type: json ? 'application/json' : 'application/octet-stream', body }
    const once = () => call(door, posted)
    return StoredFont.parse(await doneOrRefused(await once().catch(once)))
  }
}

/** Web sites are read by the render Worker, which has the parser; what it cannot read is told to the caller. */
export function rendererReadSite(door: Door): ReadSite {
  return async url => {
    const body = utf8(JSON.stringify({ url }))
    return SiteDraft.parse(
      await doneOrRefused(await call(door, { target: '/read-site', type: 'application/json', body })),
    )
  }
}

/** Briefs are read by the render Worker, which has the composer. */
export function rendererClarify(door: Door): Clarify {
  return async input => Clarified.parse(await composer(door, '/clarify', input))
}

export function rendererPlan(door: Door): PlanBrief {
  return async input => Plan.parse(await composer(door, '/plan', input))
}

const CARDS_MS = 15_000

/** Six cards take the engine about half a second, and a cold one a little more. */
export function rendererCards(door: Door): DrawCards {
  return async input => z.array(SignatureCard).parse(await composer(door, '/signature-cards', input, CARDS_MS))
}

const DRAFT_MS = 6_000

/** A brief that is no run yet, drawn by the render Worker. */
export function rendererDraft(door: Door): DrawDraft {
  return async input => {
    const body = utf8(JSON.stringify(input))
    const posted = { target: '/draft', type: 'application/json', body }
    const answer = await call(door, posted, AbortSignal.timeout(DRAFT_MS))
    if (answer.status === 204) return null
    if (!answer.ok) await doneOrRefused(answer)
    const [width = 0, height = 0] = (answer.headers.get('x-size') ?? '').split('x').map(Number)
    const alt_text = decodeURIComponent(answer.headers.get('x-alt') ?? '')
    const content_type = answer.headers.get('content-type') ?? ''
    return { bytes: new Uint8Array(await answer.arrayBuffer()), content_type, width, height, alt_text }
  }
}

async function composer(door: Door, target: string, input: unknown, most = COMPOSER_MS): Promise<unknown> {
  const body = utf8(JSON.stringify(input))
  const answer = await call(door, { target, type: 'application/json', body }, AbortSignal.timeout(most))
  if (!answer.ok) throw new Unreachable('renderer')
  return jsonOf(answer)
}

/** Small pictures of the templates lie on the render Worker's shelf. */
export function rendererPreview({ renderer }: Pick<Door, 'renderer'>) {
  return async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const answer = await renderer
      .fetch(`${HOST}/previews/${file}`)
      .catch((error: unknown) => Promise.reject(new Unreachable('renderer', error)))
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new Unreachable('renderer')
  }
}

const Worked = z.object({ answer: z.number().nullable() })
const Seen = z.object({ answer: z.boolean() })

/** Posts and accounts are worked on by the render Worker, which has the platforms at hand. */
export function rendererPosts(door: Door): Posts {
  const ask = async (asked: object) => {
    const body = utf8(JSON.stringify(asked))
    const answer = await call(door, { target: '/posts', type: 'application/json', body })
    if (!answer.ok) throw new Unreachable('renderer')
    return jsonOf(answer)
  }
  const work = async (asked: object) => Worked.parse(await ask(asked)).answer
  return {
    attempt: post_id => work({ attempt: post_id }),
    tendAccounts: async () => (await work({ tend: 'accounts' })) ?? 0,
    mustBeSeen: async read => Seen.parse(await ask({ read })).answer,
  }
}

const NO_BYTES = new Uint8Array()

/** A page of the render Worker under our address, with what the browser said and as it is answered. */
export function rendererPages({ renderer, keys, now }: Door) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const target = pathname + search
    const body = request.method === 'POST' ? new Uint8Array(await request.arrayBuffer()) : NO_BYTES
    const headers = new Headers({ authorization: await signCall(keys, { target, body }, now()) })
    for (const name of ['cookie', 'content-type']) {
      const said = request.headers.get(name)
      if (said !== null) headers.set(name, said)
    }
    const asked = { method: request.method, headers, redirect: 'manual', ...(body.length > 0 && { body }) }
    const answer = await renderer
      .fetch(HOST + target, asked as never)
      .catch((error: unknown) => Promise.reject(new Unreachable('renderer', error)))
    return new Response(answer.body as unknown as BodyInit, answer as unknown as ResponseInit)
  }
}

type Posted = { target: string; type: string; body: Uint8Array }

async function call({ renderer, keys, now }: Door, { target, type, body }: Posted, signal?: AbortSignal) {
  const headers = { authorization: await signCall(keys, { target, body }, now()), 'content-type': type }
  const asked = { method: 'POST', headers, body, ...(signal && { signal: signal as never }) }
  return renderer
    .fetch(HOST + target, asked)
    .catch((error: unknown) => Promise.reject(new Unreachable('renderer', error)))
}

type Answered = { ok: boolean; status: number; json(): Promise<unknown> }

async function doneOrRefused(answer: Answered): Promise<unknown> {
  const said = await jsonOf(answer)
  if (answer.ok) return said
  const refusal = Refusal.safeParse(said)
  if (!refusal.success || answer.status >= 500 || answer.status === 401) throw new Unreachable('renderer')
  throw new Problem(refusal.data.code, refusal.data.message, { detail: refusal.data.detail })
}

const jsonOf = (answer: { json(): Promise<unknown> }): Promise<unknown> =>
  answer.json().catch((error: unknown) => Promise.reject(new Unreachable('renderer', error)))

function bodyOf(upload: Upload): { type: string; body: Uint8Array } {
  if ('image_url' in upload) return { type: 'application/json', body: utf8(JSON.stringify(upload)) }
  const body = 'bytes' in upload ? upload.bytes : decodeBase64(upload.image_base64)
  return { type: 'application/octet-stream', body }
}
