// What one composition of a picture comes to, known from when it is judged until it is drawn.
import { canonicalJson } from '#lib/bytes.ts'
import { Problem } from '#lib/problem.ts'
import { type Recent, recent } from '#lib/recent.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { filled, repaired } from '#lib/templates/kit/attempt/fill.ts'
import type { ComposedScene } from '#lib/templates/kit/compose.ts'

/** As many as a picture has compositions, about, and slides a set: each is composed to be judged, and again to be drawn. */
const MOST_ATTEMPTS = 12
type Attempts = { raster: Raster; kit: BrandKit; made: Recent<ComposedScene | Problem> }
let last: Attempts | undefined

/** What one composition comes to, known until others were tried; `turn` and what was asked for say only which it is. */
export async function attempted(raster: Raster, picture: Picture, kit: BrandKit, how: How): Promise<ComposedScene> {
  if (last?.raster !== raster || last.kit !== kit) last = { raster, kit, made: recent(MOST_ATTEMPTS) }
  const { made } = last
  const name = canonicalJson({ ...picture, turn: undefined, ...how })
  const known = made.get(name) ?? made.keep(name, await attempt(raster, picture, kit, how).catch(asProblem))
  if (known instanceof Problem) throw known
  return known
}

type How = { composition: string; alone: boolean; isPressed: boolean }

const attempt = (raster: Raster, picture: Picture, kit: BrandKit, { composition, alone, isPressed }: How) =>
  alone
    ? filled(raster, { picture, kit, isPressed }, composition)
    : repaired(raster, picture, kit, composition).then(({ composed }) => composed)

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}
