// @ts-check
// A Worker with one route: /og?title=… is the link picture of a page, made the first time that somebody asks for it.
//   <meta property="og:image" content="https://og.example.com/og?title=Our+autumn+routes">
import { BrandError, createBrand } from '../../client/index.mjs'

/** @typedef {{ BRAND_API_KEY: string, BRAND_BASE_URL: string }} Env */

const A_DAY = 'public, max-age=86400'

export default {
  /** @param {Request} request @param {Env} env @returns {Promise<Response>} */
  async fetch(request, env) {
    const url = new URL(request.url)
    const title = url.searchParams.get('title')?.trim() ?? ''
    if (url.pathname !== '/og' || title === '' || title.length > 200) return new Response('Not found', { status: 404 })
    const brand = createBrand({ key: env.BRAND_API_KEY, url: env.BRAND_BASE_URL })
    try {
      // The same title is the same call for a day: crawlers that come at once all get the one picture.
      const run = await brand.make(
        { brief: title, channel: 'linkedin', asset_type: 'og_image' },
        { idempotencyKey: `og-${await hashOf(title)}`, wait: 20_000 },
      )
      return new Response(null, { status: 302, headers: { Location: run.asset_url ?? '', 'Cache-Control': A_DAY } })
    } catch (error) {
      if (!(error instanceof BrandError)) throw error
      console.error(error.code, error.message)
      return new Response('The picture is not ready.', { status: 503, headers: { 'Retry-After': '30' } })
    }
  },
}

/** @param {string} text */
async function hashOf(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.slice(0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
