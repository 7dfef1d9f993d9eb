// What a language model has drawn for a run, as its recipe has it.
import { isDrafted } from '#lib/render/objects/named/drafted.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'

type Depicting = Pick<Recipe, 'pictures' | 'video'>

/** Once each: all pictures of a set name the drawings of all. */
export const draftedIn = ({ pictures, video }: Depicting): string[] => [
  ...new Set(
    [
      ...pictures.flatMap(({ depicts = [] }) => depicts),
      ...(video?.shots ?? []).flatMap(({ depicts = '' }) => depicts),
    ].filter(isDrafted),
  ),
]

const without = (name: string) => (isDrafted(name) ? '' : name)

export const withoutDrafts = <Given extends Depicting>({ pictures, video, ...recipe }: Given) => ({
  ...recipe,
  pictures: pictures.map(one => ({ ...one, ...(one.depicts && { depicts: one.depicts.map(without) }) })),
  video: video && {
    ...video,
    shots: video.shots.map(one => ({ ...one, ...(one.depicts && { depicts: without(one.depicts) }) })),
  },
})
