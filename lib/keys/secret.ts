import { crc32, randomBase62, toBase62 } from '#lib/bytes.ts'

const RANDOM_CHARACTERS = 32
const CHECK_CHARACTERS = 6
const form = /^sk_(live|test)_[0-9A-Za-z]{38}$/

/** A new secret: 190 random bits, then a checksum that catches every mistyped character. */
export function newSecret(mode: 'live' | 'test', random: (size: number) => Uint8Array): string {
  const text = randomBase62(RANDOM_CHARACTERS, random)
  return `sk_${mode}_${text}${toBase62(crc32(text), CHECK_CHARACTERS)}`
}

/** Whether a text can be a secret at all; a guess fails here before it costs a look-up. */
export function looksLikeSecret(text: string): boolean {
  if (!form.test(text)) return false
  const random = text.slice(-RANDOM_CHARACTERS - CHECK_CHARACTERS, -CHECK_CHARACTERS)
  return text.endsWith(toBase62(crc32(random), CHECK_CHARACTERS))
}
