// Secrets that deliveries are signed with: their form, and where each may be opened.
import { fromBase64, toBase64 } from '#lib/bytes.ts'
import type { Random } from '#lib/seal.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (random: Random) => PREFIX + toBase64(random(SECRET_BYTES))

export const secretBytes = (secret: string) => fromBase64(secret.slice(PREFIX.length))

/** Where the secret of an endpoint is sealed; at another endpoint its text does not open. */
export const endpointPlace = (workspace_id: string, id: string) => `${workspace_id}|webhook:${id}|secret`

/** The secret that signs for the addresses of single requests. */
export const defaultPlace = (workspace_id: string, livemode: boolean) =>
  `${workspace_id}|webhook:default:${livemode ? 'live' : 'test'}|secret`
