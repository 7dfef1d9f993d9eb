// What callers have: pictures and videos, sent with a request or lying somewhere on the web. A name says all of their bytes.

import { PART_BYTES } from './stand-ins/clip-limits.ts'
import { END } from './stand-ins/read-clip.ts'

export const PUBLIC_URL = 'https://api.example.com'

/** A few, so that the same picture comes in again and again, also while it is being removed. */
export const PICTURES = 7

export const pictureBytes = (number: number) => new TextEncoder().encode(`picture ${number}`)
export const pictureUrl = (number: number) => `https://pictures.example.com/${number}.png`

/** An MP4 by its first bytes, as long as so many parts and a bit less. */
export function videoBytes(name: string, parts: number): Uint8Array<ArrayBuffer> {
  const said = `....ftypisom ${name} `
  return new TextEncoder().encode(`${said.padEnd(parts * PART_BYTES - 9, '~')}${END}`)
}
export const videoUrl = (name: string, parts: number) => `https://videos.example.com/${parts}/${name}.mp4`

/** Whatever lies at the address; null where there is nothing but a receiver. */
export function fileAt(url: string): Uint8Array<ArrayBuffer> | null {
  const { host, pathname } = new URL(url)
  if (host === 'pictures.example.com') return pictureBytes(Number.parseInt(pathname.slice(1), 10))
  if (host !== 'videos.example.com') return null
  const [, parts = '1', file = ''] = pathname.split('/')
  return videoBytes(file.replace('.mp4', ''), Number(parts))
}
