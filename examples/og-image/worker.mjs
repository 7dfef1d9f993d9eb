// @ts-check
// A Worker with one route: /og?title=…&sign=… is the link picture of a page, made the first time that somebody asks for it.
// Each picture costs you credits, so it makes those alone whose address was signed by your site, which has the same OG_SECRET:
//   <meta property="og:image" content={await ogAddress('https://og.example.com', post.title, process.env.OG_SECRET)}>
import { BrandError, createBrand } from '../../client/index.mjs'

/** @typedef {{ BRAND_API_KEY: string, BRAND_BASE_URL: string, OG_SECRET: string }} Env */

const A_DAY = 'public, max-age=86400'

/**
 * For your site: where the picture of a page is. It changes with the title, as the sharing sites keep what they have seen.
 * @param {string} base @param {string} title @param {string} secret
 */
export async function ogAddress(base, title, secret) {
  return `${base}/og?${new URLSearchParams({ title: title.trim(), sign: await signOf(title.trim(), secret) })}`
}

export default {
  /** @param {Request} request @param {Env} env @returns {Promise<Response>} */
  async fetch(request, env) {
    const url = new URL(request.url)
    const title = url.searchParams.get('title')?.trim() ?? ''
    if (url.pathname !== '/og' || title === '' || title.length > 200) return new Response('Not found', { status: 404 })
    if (!(await isOurs(title, url.searchParams.get('sign') ?? '', env.OG_SECRET)))
      return new Response('This address was not signed by its site.', { status: 403 })
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

/** @param {string} secret @param {'sign' | 'verify'} use */
const keyOf = (secret, use) => {
  // A Worker that was given no secret signs nothing and trusts nobody.
  if (!secret || secret.length < 32)
    throw new Error('OG_SECRET: set at least 32 random characters, here and at your site')
  return crypto.subtle.importKey('raw', utf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use])
}

/** @param {string} title @param {string} secret */
const signOf = async (title, secret) => hex(await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), utf8(title)))

/** @param {string} title @param {string} sign @param {string} secret */
async function isOurs(title, sign, secret) {
  const bytes = Uint8Array.from(sign.match(/[0-9a-f]{2}/g) ?? [], pair => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await keyOf(secret, 'verify'), bytes, utf8(title))
}

/** @param {string} text */
const hashOf = async text => hex((await crypto.subtle.digest('SHA-256', utf8(text))).slice(0, 16))

/** @param {string} text */
const utf8 = text => new TextEncoder().encode(text)

/** @param {ArrayBuffer} bytes */
const hex = bytes => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
