import type { Platform } from '#lib/channels.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import type { SealedTokens } from '#lib/publish/connect/accounts-store.ts'
import type { Tokens } from '#lib/publish/connect/oauth.ts'
import { type Keyring, type Random, seal } from '#lib/seal.ts'

type Owner = { workspace_id: string; platform: Platform; external_id: string }

/** Where a token belongs: sealed for another workspace, account or field it does not open. */
export const tokenPlace = (
  { workspace_id, platform, external_id }: Owner,
  field: 'access_token' | 'refresh_token',
): string => `${workspace_id}|${platform}:${external_id}|${field}`

type Sealer = { keyring: Keyring; random: Random; now(): Date }

export async function sealTokens(
  { keyring, random, now }: Sealer,
  owner: Owner,
  tokens: Tokens,
): Promise<SealedTokens> {
  const ends = (seconds: number | null) => (seconds === null ? null : after(now(), seconds * SECOND_MS).toISOString())
  const { access_token, refresh_token } = tokens
  return {
    access_token: await seal(keyring, random, access_token, tokenPlace(owner, 'access_token')),
    refresh_token: refresh_token && (await seal(keyring, random, refresh_token, tokenPlace(owner, 'refresh_token'))),
    access_expires_at: ends(tokens.expires_in),
    refresh_expires_at: ends(tokens.refresh_expires_in),
  }
}
