import { randomBytes } from 'node:crypto'
import { at, type Route } from '#dev/qstash/api/router.ts'

export type Keys = { current: string; next: string }

export const keyRoutes = (keys: { get(): Keys; set(keys: Keys): void }): Route[] => [
  ['GET', at('keys'), () => ({ body: keys.get() })],
  [
    'POST',
    at('keys/rotate'),
    () => {
      keys.set({ current: keys.get().next, next: `sig_${randomBytes(20).toString('base64url')}` })
      return { body: keys.get() }
    },
  ],
]
