// @ts-check
// The link picture of a page of a Next.js site. This file beside app/blog/[slug]/page.tsx is all that Next.js asks for: it
// draws when the page is built or first shared, and names the picture in the page's head by itself.
import { createHash } from 'node:crypto'
import { createBrand } from '../../../../../client/index.mjs'

const A_DAY = 86_400

export const alt = 'What this post is about'
export const size = { width: 1200, height: 630 }
export const revalidate = 86_400

/** @type {Record<string, string>} Yours: from where the page has its title. */
const titles = { 'autumn-routes': 'Our autumn routes: three loops along the harbour' }

/** @param {{ params: Promise<{ slug: string }> }} page @returns {Promise<Response>} */
export default async function Image({ params }) {
  const { slug } = await params
  const title = titles[slug]
  if (!title) return new Response('Not found', { status: 404 })
  const { BRAND_API_KEY = '', BRAND_BASE_URL = '' } = process.env
  const brand = createBrand({ key: BRAND_API_KEY, url: BRAND_BASE_URL })
  // The same title is the same call for a day: a deployment soon after another finds the picture that is there.
  const idempotencyKey = `og-${createHash('sha256').update(title).digest('hex').slice(0, 32)}`
  const run = await brand.make({ brief: title, channel: 'linkedin', asset_type: 'og_image' }, { idempotencyKey })
  const picture = await fetch(run.asset_url ?? '')
  if (!picture.ok) throw new Error(`The picture could not be fetched: ${picture.status}`)
  const type = picture.headers.get('content-type') ?? 'image/png'
  return new Response(picture.body, { headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${A_DAY}` } })
}
