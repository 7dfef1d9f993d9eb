// A write as a request: what is sent where.
import { canonicalJson } from '#lib/bytes.ts'
import { pictureBytes, pictureUrl, videoBytes, videoUrl } from './web.ts'
import type { Write } from './writes.ts'

export type Sent = {
  method: string
  path: string
  body?: unknown
  headers: Record<string, string>
  seen: number | null
}

/** What has to be known first: the version of the brand that the caller has read, and the id of what is changed. */
export type Known = { version: number; id: string }

const folders: Partial<Record<string, string>> = { screen: 'screens', person: 'people', video: 'videos' }
export const aimedAt = (name: string) => `https://aimed-${name}.example.com/told`
export const colours = { primary: '#112233', accent: '#CC5500' }

export function requestOf({ name, does }: Write, kind_of: string | undefined, { version, id }: Known): Sent {
  const asked = (method: string, path: string, body?: unknown, seen: number | null = null): Sent => ({
    ...{ method, path, body, seen },
    headers: seen === null ? {} : { 'if-match': `"${seen}"` },
  })
  const assets = (kind = '') => `brand-assets/${folders[kind] ?? kind}`
  switch (does.what) {
    case 'patch': {
      const seen = does.seen ? version : null
      return asked('PATCH', 'brand-dna', patchOf(name, does, seen), seen)
    }
    case 'restore': {
      const to = Math.max(1, version - does.back)
      return asked('POST', `brand-dna/versions/${to}/restore`, undefined, does.seen ? version : null)
    }
    case 'screen':
      return asked('POST', assets('screen'), { name, device: 'desktop', ...imageOf(does) })
    case 'person':
      return asked('POST', assets('person'), { name, consent: true, ...imageOf(does) })
    case 'logo':
      return asked('POST', assets('logo'), { name, ...imageOf(does) })
    case 'retag':
      return asked('PATCH', `${assets('screen')}/${id}`, { theme: does.theme })
    case 'remove':
      if (does.several || !folders[kind_of ?? '']) return asked('POST', 'media/delete', { ids: [id] })
      return asked('DELETE', `${assets(kind_of)}/${id}`)
    case 'video': {
      if (does.by_url) return asked('POST', assets('video'), { title: name, video_url: videoUrl(name, does.parts) })
      const { length: bytes } = videoBytes(name, does.parts)
      const upload = { filename: `${name}.mp4`, content_type: 'video/mp4', bytes }
      return asked('POST', assets('video'), { title: name, upload })
    }
    case 'webhook':
      return asked('POST', 'webhooks', { url: aimedAt(name), events: ['cap.reached'], description: name })
    case 'aim':
      return asked('PATCH', `webhooks/${id}`, { url: aimedAt(name) })
    case 'take away':
      return asked('DELETE', `webhooks/${id}`)
  }
}

/** Each patch leaves its name, and in one of a few places what it had seen. */
export const patchOf = (
  name: string,
  { slot, colours: with_ }: { slot: number; colours: boolean },
  seen: number | null,
) => ({
  tagline: name,
  icp: { [`slot_${slot}`]: { by: name, seen: seen ?? 'anything' } },
  ...(with_ && { palette: colours }),
})

/** The brand after the patch, by the rules of the reference: in a line of its own, not by the product's code. */
export function afterPatch(before: Record<string, unknown>, patch: ReturnType<typeof patchOf>): string {
  const icp = { ...(before.icp as object), ...patch.icp }
  return canonicalJson({ ...before, ...patch, icp })
}

const imageOf = ({ picture, by_url }: { picture: number; by_url: boolean }) =>
  by_url ? { image_url: pictureUrl(picture) } : { image_base64: Buffer.from(pictureBytes(picture)).toString('base64') }
