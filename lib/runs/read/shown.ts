import type { LibraryRow } from '#lib/brand/store.ts'
import type { Library } from '#lib/composer/plan.ts'

/** What of the brand's library the composer may ask for by name. A figure that was not kept is no figure of the brand. */
export function shownOf(library: readonly LibraryRow[]): Library {
  const of = (kind: string) => library.filter(row => row.kind === kind)
  const poses = of('mascot').filter(({ tags }) => tags.part !== 'candidate')
  return {
    screens: of('screen').map(({ name }) => name),
    people: of('person').map(({ name, tags }) => ({ name, role: typeof tags.role === 'string' ? tags.role : '' })),
    pictures: [...of('image'), ...poses].map(({ name }) => name),
  }
}
