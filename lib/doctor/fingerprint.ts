import { hex, utf8 } from '#lib/bytes.ts'

const LENGTH = 12

/** Enough of a secret to see whether two Workers have the same one, and too little to learn it. */
export async function fingerprint(name: string, value: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8(`${name}\n${value}`))
  return hex(new Uint8Array(digest)).slice(0, LENGTH)
}

/** Of every text among the bindings; what is no text has none. */
export async function fingerprints(settings: Record<string, unknown>): Promise<Record<string, string>> {
  const texts = Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(
    await Promise.all(texts.map(async ([name, value]) => [name, await fingerprint(name, value)])),
  )
}
