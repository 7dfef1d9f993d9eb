// A place to which a picture is sent once, by whoever holds its address: agents know addresses better than bytes.
import { fromBase64, randomBase62, sha256Hex, toBase64, utf8 } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import type { Arguments } from '#lib/mcp/call.ts'
import { putRecord, takeRecord } from '#lib/oauth/records.ts'

const SLOT_SECONDS = 15 * 60
const SECRET_LENGTH = 43
const secretForm = /^[0-9A-Za-z]{43}$/

/** What was asked, and the key that it is asked with. */
export type Slot = { tool: string; given: Arguments; key: string }
type Places = Pick<World, 'redis' | 'random' | 'now'>

export async function makeSlot(
  world: Places,
  base: string,
  slot: Slot,
): Promise<{ upload_url: string; expires_at: string }> {
  const secret = randomBase62(SECRET_LENGTH, world.random)
  await keepSlot(world, secret, slot)
  const expires_at = after(world.now(), SLOT_SECONDS * SECOND_MS).toISOString()
  return { upload_url: `${base}/uploads/${secret}`, expires_at }
}

/** Also after a file that could not be taken: another may be sent. */
export async function keepSlot(world: Places, secret: string, slot: Slot): Promise<void> {
  await putRecord(world.redis, await nameOf(secret), await sealedBy(world, secret, JSON.stringify(slot)), SLOT_SECONDS)
}

/** Whoever comes second finds nothing. */
export async function takeSlot(world: Pick<World, 'redis'>, secret: string): Promise<Slot | null> {
  const text = secretForm.test(secret) ? await takeRecord(world.redis, await nameOf(secret)) : null
  return text === null ? null : JSON.parse(await openedBy(secret, text))
}

const nameOf = async (secret: string) => `slot:${await sha256Hex(secret)}`

/** Redis knows the hash of the secret only, so that it holds no key that it could use. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', utf8(`slot\n${secret}`))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

const IV_BYTES = 12

export async function sealedBy(world: Pick<World, 'random'>, secret: string, text: string): Promise<string> {
  const iv = Uint8Array.from(world.random(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), utf8(text))
  return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`
}

export async function openedBy(secret: string, text: string): Promise<string> {
  const [iv = '', sealed = ''] = text.split('.')
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64(iv) },
    await keyOf(secret),
    fromBase64(sealed),
  )
  return new TextDecoder().decode(plain)
}
