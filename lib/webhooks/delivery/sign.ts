// Signatures by the Standard Webhooks specification, symmetric `v1`.
import { toBase64, utf8 } from '#lib/bytes.ts'
import { secretBytes } from '#lib/webhooks/secret/secret.ts'

export type Signed = {
  /** The same over all attempts. */
  id: string
  /** Of this attempt, in seconds. */
  timestamp: number
  body: string
}

/** The three headers of one attempt; every secret that is good now signs. */
export async function signatureHeaders(secrets: readonly string[], signed: Signed): Promise<Record<string, string>> {
  const signatures = await Promise.all(secrets.map(secret => signature(secret, signed)))
  return {
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestamp),
    'webhook-signature': signatures.join(' '),
  }
}

async function signature(secret: string, { id, timestamp, body }: Signed): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', secretBytes(secret), algorithm, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, utf8(`${id}.${timestamp}.${body}`))
  return `v1,${toBase64(new Uint8Array(mac))}`
}
