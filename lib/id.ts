import { hex } from '#lib/bytes.ts'

/** UUID version 7: sorts by time of creation, so that indexes grow at one end. */
export function uuidv7(now: number, random: Uint8Array): string {
  const time = now.toString(16).padStart(12, '0')
  const rest = hex(random)
  const variant = '89ab'[((random[2] ?? 0) >> 4) & 3]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(1, 4)}-${variant}${rest.slice(5, 8)}-${rest.slice(8, 20)}`
}
