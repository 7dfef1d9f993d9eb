// How the platforms are reached: on a machine without them, at stand-ins for their addresses.

import type { Platform } from '#lib/channels.ts'
import type { Http } from '#lib/fetch.ts'

const hosts: Record<Platform, string[]> = {
  x: ['api.x.com', 'x.com'],
  linkedin: ['api.linkedin.com', 'www.linkedin.com'],
  instagram: ['graph.instagram.com', 'api.instagram.com', 'www.instagram.com'],
  youtube: ['www.googleapis.com', 'oauth2.googleapis.com', 'accounts.google.com', 'www.youtube.com'],
  bluesky: ['bsky.social', 'video.bsky.app', 'bsky.app'],
  threads: ['graph.threads.net', 'threads.net', 'www.threads.com'],
  facebook: ['graph.facebook.com', 'rupload.facebook.com', 'www.facebook.com'],
  tiktok: ['open.tiktokapis.com', 'open-upload.tiktokapis.com', 'www.tiktok.com'],
}

/** Where a platform's addresses lead instead; for the local stack alone. */
export type StandIns = Partial<Record<Platform, string>>

export type Reach = {
  http: Http
  /** An address of a platform, as a browser here has to ask for it. */
  address(url: string): string
}

/** `linkedin_version` is the month of LinkedIn's interface, which each call has to name and which lives about a year. */
export function reach(http: Http, stand_ins: StandIns, linkedin_version: string): Reach {
  const bases = new Map(
    Object.entries(stand_ins).flatMap(([platform, base]) => hosts[platform as Platform].map(host => [host, base])),
  )
  const address = (url: string): string => {
    const { host, pathname, search } = new URL(url)
    const base = bases.get(host)
    return base ? `${base}/${host}${pathname}${search}` : url
  }
  return {
    address,
    http: (url, options = {}) => {
      const headers = url.startsWith('https://api.linkedin.com/rest/')
        ? { ...options.headers, 'linkedin-version': linkedin_version }
        : options.headers
      return http(address(url), { ...options, headers })
    },
  }
}
