// What a language model has drawn for a run, as its recipe has it.
import { isDrafted } from '#lib/render/objects/named/drafted.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'

type Depicting = Pick<Recipe, 'pictures' | 'video'>

/** Once each: all pictures of a set name the drawings of all. */
export const draftedIn = ({ pictures, video }: Depicting): string[] => [
  ...new Set(
    [
      ...pictures.flatMap(({ depicts = [], depicts_rows = [] }) => [...depicts, ...depicts_rows]),
      ...(video?.shots ?? []).flatMap(({ depicts = '' }) => depicts),
    ].filter(isDrafted),
  ),
]

/** All of them, or those that are told. */
export function withoutDrafts<Given extends Depicting>(
  { pictures, video, ...recipe }: Given,
  isGone: (name: string) => boolean = isDrafted,
) {
  const without = (name: string) => (isGone(name) ? '' : name)
  return {
    ...recipe,
    pictures: pictures.map(({ depicts, depicts_rows, ...one }) => ({
      ...{ ...one, ...(depicts && { depicts: depicts.map(without) }) },
      // Rows have one each or none.
      ...(depicts_rows && !depicts_rows.some(isGone) && { depicts_rows }),
    })),
    video: video && {
      ...video,
      shots: video.shots.map(one => ({ ...one, ...(one.depicts && { depicts: without(one.depicts) }) })),
    },
  }
}
