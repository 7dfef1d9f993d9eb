import * as z from 'zod'
import { asPdf } from '#lib/publish/document/pdf.ts'
import { asJson, bearer, call, ownAddress, send } from '#lib/publish/platform/call.ts'
import { BASE, DOMAIN, headers, taken, Urn } from '#lib/publish/platform/linkedin/words.ts'
import type { Account, Publication, PublisherTools } from '#lib/publish/publisher.ts'

/** Held at once: the pages, and the document of them. */
const DOCUMENT_BYTES = 30_000_000
const TITLE_MOST = 100

export const titleOf = ({ caption }: Publication): string => {
  const [line = ''] = caption.trim().split('\n')
  return line.length <= TITLE_MOST ? line || 'Document' : `${line.slice(0, TITLE_MOST - 1).trimEnd()}…`
}

/** A carousel goes out as a document that is leafed through; null for one picture, and where its pages cannot be bound. */
export async function documentOf(post: Publication, tools: PublisherTools): Promise<Uint8Array<ArrayBuffer> | null> {
  const { pieces } = post
  if (pieces.length < 2 || pieces.reduce((sum, { bytes }) => sum + bytes, 0) > DOCUMENT_BYTES) return null
  const pages = []
  for (const piece of pieces) pages.push({ ...piece, bytes: await tools.read(piece) })
  return asPdf(pages, titleOf(post))
}

type Sent = { kind: 'image' | 'document'; content_type: string; body: Uint8Array }
const Upload = z.object({ value: z.looseObject({ uploadUrl: z.url() }) })

/** In one piece; answers the name that LinkedIn has for it. */
export async function putUp({ kind, content_type, body }: Sent, account: Account, tools: PublisherTools) {
  const owner = { initializeUploadRequest: { owner: account.external_id } }
  const begun = await call(tools.http, `${BASE}/${kind}s?action=initializeUpload`, asJson(owner, headers(account)))
  const { value } = Upload.parse(taken(begun, tools))
  const urn = Urn.parse(value[kind])
  const put = { method: 'PUT', headers: { ...bearer(account), 'content-type': content_type }, body } as const
  taken(await send(tools.http, ownAddress(value.uploadUrl, DOMAIN), put), tools)
  return urn
}
