// What an agent may be let do, in the words of the page on which a person says yes.
import type { Permission } from '#lib/caller/permissions.ts'
import { registry } from '#lib/registry.ts'

export const scopes = [
  'brand:read',
  'brand:write',
  'assets:read',
  'assets:write',
  'analytics:read',
  'posts:read',
  'posts:write',
  'billing:write',
] as const
export type Scope = (typeof scopes)[number]

/** A client that asks for it gets to renew its access; it opens nothing by itself. */
export const OFFLINE = 'offline_access'

type Meaning = { words: string; permissions: readonly Permission[] }

export const meanings = registry<Meaning>({
  'brand:read': { words: 'Read the brand: words, colours, logos and products', permissions: [] },
  'brand:write': { words: 'Change the brand', permissions: ['brand'] },
  'assets:read': { words: 'See pictures, films and the library of this workspace', permissions: [] },
  'assets:write': {
    words: 'Make pictures and films, and add or remove files of the library. What it makes counts against the plan',
    permissions: ['generate', 'brand'],
  },
  'analytics:read': { words: 'See how posts did', permissions: [] },
  'posts:read': { words: 'See posts and connected accounts', permissions: [] },
  'posts:write': {
    words: 'Schedule, publish and cancel posts on connected accounts, and plan campaigns',
    permissions: ['post'],
  },
  'billing:write': {
    words: 'Make links on which a person pays for credits. It can never pay',
    permissions: ['billing'],
  },
})

export const isScope = (text: string): text is Scope => meanings[text] !== undefined

/** What the key behind the grant may be used for. */
export function permissionsFor(granted: readonly Scope[]): Permission[] {
  return [...new Set<Permission>(['read', ...granted.flatMap(scope => meanings[scope]?.permissions ?? [])])]
}
