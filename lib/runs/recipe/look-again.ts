// Another look at data that has been seen: the compositions in turn, from the one that the first look came to, then by day or after dark.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { mend } from '#lib/runs/judge/mend.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

/** `turns` looks after the first; a composition that was asked for stays, and only its scheme and artwork turn. */
export async function lookAgain(world: RunWorld, recipe: Recipe, turns: number): Promise<Recipe> {
  const [asked] = recipe.pictures
  if (!asked || turns === 0) return recipe
  const kit = await loadKit(world.blobs, recipe.brand)
  const names = asked.composition === 'auto' ? await inTurn(world, recipe, kit, turns) : [asked.composition]
  const scheme = Math.floor(turns / names.length) % 2 === 0 ? asked.scheme : other(asked, kit)
  const composition = names[turns % names.length] ?? asked.composition
  return { ...recipe, pictures: recipe.pictures.map(picture => ({ ...picture, scheme, composition })) }
}

const other = ({ scheme }: Picture, kit: BrandKit) => (themeOf(kit.palette, scheme).dark ? 'light' : 'dark')

/** What the first look came to, repairs included, and then all that have room for the same words. */
async function inTurn(world: RunWorld, recipe: Recipe, kit: BrandKit, turns: number): Promise<string[]> {
  const before = (picture: Picture) => ({
    ...picture,
    turn: (picture.turn ?? 0) - turns,
    variation: (picture.variation ?? 0) - turns,
  })
  const { recipe: seen } = await mend(world, { ...recipe, pictures: recipe.pictures.map(before) })
  const [first] = seen.pictures
  if (!first) return []
  const { composition } = await composePicture(world.raster, first, kit)
  const others = templates[first.template]?.fitting(kit, first).filter(name => name !== composition) ?? []
  const fitting: string[] = []
  for (const name of others) if (await hasRoom(world.raster, { ...first, composition: name }, kit)) fitting.push(name)
  return [composition, ...fitting]
}

const hasRoom = (raster: Raster, picture: Picture, kit: BrandKit): Promise<boolean> =>
  composePicture(raster, picture, kit).then(
    () => true,
    () => false,
  )
