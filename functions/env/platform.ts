import * as z from 'zod'
import { together } from '#functions/env/env.ts'
import { Platform } from '#lib/channels.ts'
import type { App, Apps } from '#lib/publish/connect/oauth.ts'
import type { StandIns } from '#lib/publish/platform/reach.ts'

const secret = z.string().min(1).optional()
/** In the place of a platform, on one machine. */
const standIn = z.url().optional()

/** Our registrations with the platforms: each whole or not at all, and only those can be posted to. */
export const Registrations = {
  X_CLIENT_ID: secret,
  X_CLIENT_SECRET: secret,
  X_API_URL: standIn,
  LINKEDIN_CLIENT_ID: secret,
  LINKEDIN_CLIENT_SECRET: secret,
  /** The month of its interface, which lives about a year. */
  LINKEDIN_VERSION: z
    .string()
    .regex(/^20\d{4}$/, 'is a month such as 202607')
    .optional(),
  /** Whether its Community Management API is ours to use: owners may choose a page then. */
  LINKEDIN_PAGES: z.enum(['on', 'off']).optional(),
  LINKEDIN_API_URL: standIn,
  INSTAGRAM_CLIENT_ID: secret,
  INSTAGRAM_CLIENT_SECRET: secret,
  /** Whether App Review has given it the permission to manage comments: long captions may go on in the first one then. */
  INSTAGRAM_COMMENTS: z.enum(['on', 'off']).optional(),
  INSTAGRAM_API_URL: standIn,
  YOUTUBE_CLIENT_ID: secret,
  YOUTUBE_CLIENT_SECRET: secret,
  /** Whether Google has verified it for the scope that comments need. */
  YOUTUBE_COMMENTS: z.enum(['on', 'off']).optional(),
  YOUTUBE_API_URL: standIn,
  TIKTOK_CLIENT_KEY: secret,
  TIKTOK_CLIENT_SECRET: secret,
  TIKTOK_API_URL: standIn,
  THREADS_CLIENT_ID: secret,
  THREADS_CLIENT_SECRET: secret,
  THREADS_API_URL: standIn,
  FACEBOOK_CLIENT_ID: secret,
  FACEBOOK_CLIENT_SECRET: secret,
  FACEBOOK_API_URL: standIn,
  BLUESKY_API_URL: standIn,
}

type PlatformEnv = z.output<z.ZodObject<typeof Registrations>>

const whole = [
  together('X_CLIENT_ID', 'X_CLIENT_SECRET'),
  together('LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_VERSION'),
  together('INSTAGRAM_CLIENT_ID', 'INSTAGRAM_CLIENT_SECRET'),
  together('YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'),
  together('TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'),
  together('THREADS_CLIENT_ID', 'THREADS_CLIENT_SECRET'),
  together('FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'),
]

export function platformsAreWhole(env: PlatformEnv, issues: z.core.$RefinementCtx): void {
  for (const check of whole) check(env, issues)
}

const withRight = (app: App | undefined, right: 'pages' | 'comments', given: 'on' | 'off' | undefined) =>
  app && given === 'on' ? { ...app, [right]: true } : app

export function appsOf(env: PlatformEnv): Apps {
  const of = (id?: string, secret?: string) => (id && secret ? { id, secret } : undefined)
  return {
    x: of(env.X_CLIENT_ID, env.X_CLIENT_SECRET),
    linkedin: withRight(of(env.LINKEDIN_CLIENT_ID, env.LINKEDIN_CLIENT_SECRET), 'pages', env.LINKEDIN_PAGES),
    instagram: withRight(of(env.INSTAGRAM_CLIENT_ID, env.INSTAGRAM_CLIENT_SECRET), 'comments', env.INSTAGRAM_COMMENTS),
    youtube: withRight(of(env.YOUTUBE_CLIENT_ID, env.YOUTUBE_CLIENT_SECRET), 'comments', env.YOUTUBE_COMMENTS),
    tiktok: of(env.TIKTOK_CLIENT_KEY, env.TIKTOK_CLIENT_SECRET),
    threads: of(env.THREADS_CLIENT_ID, env.THREADS_CLIENT_SECRET),
    facebook: of(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET),
    // Its accounts let us in by a password of their own, so there is nothing to be registered.
    bluesky: { id: '', secret: '' },
  }
}

export function standInsOf(env: PlatformEnv): StandIns {
  const given = (platform: Platform) => env[`${platform.toUpperCase() as Uppercase<Platform>}_API_URL`]
  return Object.fromEntries(
    Platform.options.flatMap(platform => (given(platform) ? [[platform, given(platform)]] : [])),
  )
}
