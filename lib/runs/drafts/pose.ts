// A post as it would be drawn, in small, for a model that looks at it before it is made.
import type { Workspace } from '#lib/caller/key.ts'
import { SCENES } from '#lib/composer/forms.ts'
import type { Posed } from '#lib/composer/model/beside.ts'
import { type Drawing, mend } from '#lib/runs/judge/mend.ts'
import { dataUri, framesOf, shrunk } from '#lib/runs/judge/reader/pictures.ts'
import { type Brand, freeze } from '#lib/runs/recipe/freeze.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

/** What is drawn of a run that has no recipe yet; each picture has a turn of its own, so that a card of another waits for one alone. */
export type Poser = Drawing & Pick<RunWorld, 'makeFilm'> & { turn(): Promise<void> }

type Posing = { run: RunRow; workspace: Workspace; brand: Brand; day: string }

/** The longest side of one picture alone, and of one among others. */
const [ALONE, AMONG] = [1024, 640]

/** Its pictures, or the scenes of its film, as data URIs; none where its words have no room, which is told when it is made. */
export async function pose(world: Poser, { run, workspace, brand, day }: Posing, post: Posed): Promise<string[]> {
  const frozen = await freeze(run, workspace, brand, { ...post, score_rows: [], event_day: null, day })
  const { recipe, score } = await mend(world, frozen)
  if (score === null) return []
  const drawn = await drawnOf(world, recipe)
  const longest = drawn.length === 1 ? ALONE : AMONG
  return Promise.all(drawn.map(async one => dataUri(await shrunk(world.raster, one, 'jpeg', longest))))
}

async function drawnOf({ raster, blobs, makeFilm, turn }: Poser, { pictures, video, brand }: Recipe) {
  const kit = await loadKit(blobs, brand)
  if (pictures.length === 0 && video)
    return framesOf(raster, await makeFilm(raster, video, kit), video, { most: SCENES.most, turn })
  const drawn = []
  for (const picture of pictures) {
    await turn()
    const { scene } = await composePicture(raster, picture, kit)
    const { width, height } = picture
    drawn.push({ bytes: await raster.draw(scene, 'jpeg'), width, height })
  }
  return drawn
}
