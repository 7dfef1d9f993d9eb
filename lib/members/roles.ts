// Who may do what, said once. Pages ask here whether to draw a button, and every route before it does anything.
import * as z from 'zod'

export const Role = z.enum(['owner', 'admin', 'member', 'viewer'])
export type Role = z.output<typeof Role>

/** `see`: runs, calendar, brand, library. `make`: runs, brand, library, Studio. `post`: approving and posting. */
export const Deed = z.enum(['see', 'make', 'post', 'develop', 'team', 'own'])
export type Deed = z.output<typeof Deed>

const allowed: Record<Role, readonly Deed[]> = {
  owner: ['see', 'make', 'post', 'develop', 'team', 'own'],
  admin: ['see', 'make', 'post', 'develop', 'team'],
  member: ['see', 'make', 'post'],
  viewer: ['see'],
}

export const can = (role: Role, deed: Deed): boolean => allowed[role].includes(deed)

/** Nobody gives more than he has: an admin makes admins and below. */
export const mayGive = (giver: Role, role: Role): boolean =>
  can(giver, 'team') && (giver === 'owner' || role !== 'owner')
