// A workspace as its address names it: its name for people, the end of its id for us.
import type { Workspace } from '#lib/caller/key.ts'
import type { Role } from '#lib/members/roles.ts'

/** `mark` is the file of the brand's own sign, where it has one. */
export type Place = { workspace: Workspace; role: Role; slug: string; mark: string | null }

const TAIL = 10

/** `paceline-3f9c2ab1d0`: a new name leads to the same place. */
export function slugOf({ id, name }: Pick<Workspace, 'id' | 'name'>): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]{1,200}/g, '-')
    .slice(0, 40)
  const plain = words.replace(/^-/, '').replace(/-$/, '')
  return `${plain || 'w'}-${tailOf(id)}`
}

const tailOf = (id: string) => id.replaceAll('-', '').slice(-TAIL)

/** Only among those that one is in: any other is as one that does not exist. */
export const findPlace = (places: readonly Place[], slug: string): Place | null =>
  places.find(place => slug.endsWith(`-${tailOf(place.workspace.id)}`)) ?? null
