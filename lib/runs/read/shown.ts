import type { LibraryRow } from '#lib/brand/store.ts'
import type { Library } from '#lib/composer/plan.ts'

/** What of the brand's library a post from a brief may show. Its mascot is shown by its own template alone. */
export const shownOf = (library: readonly LibraryRow[]): Library => ({
  screens: library.filter(row => row.kind === 'screen').map(row => row.name),
  people: library
    .filter(row => row.kind === 'person')
    .map(row => ({ name: row.name, role: typeof row.tags.role === 'string' ? row.tags.role : '' })),
  pictures: library.filter(row => row.kind === 'image').map(row => row.name),
  ...(library.some(isKept) && { artwork: library.filter(isKept).map(row => row.name) }),
})

/** What is offered is no picture of the brand yet. */
const isKept = ({ kind, tags }: LibraryRow): boolean => kind === 'artwork' && tags.status === 'ready'
