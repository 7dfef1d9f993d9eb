// What the stand-ins of the social platforms remember; in a folder, over a restart.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Platform } from '#lib/channels.ts'

export type Stored = { id: string; type: string; alt: string; parts: Buffer[]; ready: boolean; size?: number }
export type Posted = {
  id: string
  platform: Platform
  at: string
  username: string
  text: string
  media: string[]
  url: string
  /** The post that it is a comment on. */
  below?: string
  /** The request as it came. */
  sent: unknown
}
export type Grant = { platform: Platform; expires_at: number; scopes: string[] }

export type SocialState = {
  tokens: Map<string, Grant>
  /** Refresh tokens that are good. */
  refreshes: Map<string, Grant>
  codes: Map<string, { platform: Platform; challenge: string | null; redirect_uri: string; scopes: string[] }>
  media: Map<string, Stored>
  posts: Posted[]
  /** How many of each are asked of the token doors. */
  refreshed: Record<string, number>
  /** Tokens that were handed back. */
  revoked: string[]
  /** Reads that a platform takes money for. */
  billed: Record<string, number>
  /** Containers, sessions and the like of a platform. */
  pending: Map<string, Record<string, unknown>>
  number(): string
  secret(kind: string): string
  keep(): void
}

type Saved = { count: number; tokens: [string, Grant][]; refreshes: [string, Grant][]; posts: Posted[] }

export function openState(dir?: string): SocialState {
  const path = dir && join(dir, 'social.json')
  if (dir) mkdirSync(join(dir, 'social'), { recursive: true })
  const saved: Saved | null = path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  let count = saved?.count ?? 0
  const media = new Map<string, Stored>()
  const state: SocialState = {
    tokens: new Map(saved?.tokens),
    refreshes: new Map(saved?.refreshes),
    codes: new Map(),
    media,
    posts: saved?.posts ?? [],
    refreshed: {},
    revoked: [],
    billed: {},
    pending: new Map(),
    number: () => String(1_990_000_000_000_000_000n + BigInt(++count)),
    secret: kind => `${kind}-${randomBytes(18).toString('base64url')}`,
    keep() {
      if (!path || !dir) return
      for (const { id, parts, type } of media.values()) {
        const file = join(dir, 'social', `${id}.${type.split('/')[1]}`)
        if (!existsSync(file)) writeFileSync(file, Buffer.concat(parts))
      }
      const { tokens, refreshes, posts } = state
      writeFileSync(path, JSON.stringify({ count, tokens: [...tokens], refreshes: [...refreshes], posts }))
    },
  }
  return state
}

export const bytesOf = (stored: Stored): Buffer => Buffer.concat(stored.parts)
