// Twenty-four films: each sample brand with a story of the composer's, a short and a long board, and a slideshow.
import { type BrandName, brandNames, sampleKit } from '#dev/kits.ts'
import { sampleDna } from '#dev/local/sample-brand.ts'
import { Picture } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { slideshowStoryboard } from '#lib/runs/work/storyboards.ts'
import type { Film } from '#lib/video/film.ts'
import { storyboardOf } from '#lib/video/from-plan.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { scenes } from '#lib/video/scenes/index.ts'
import { chooseBed } from '#lib/video/sound/beds.ts'
import { stillsFilm } from '#lib/video/stills-film.ts'
import { Storyboard } from '#lib/video/storyboard.ts'
import { builtinPost } from '#test/composer/support.ts'

const kinds = ['story', 'short', 'long', 'slideshow'] as const
type Kind = (typeof kinds)[number]

export type Wanted = { name: string; make(raster: Raster): Promise<Film> }

export const filmSet: readonly Wanted[] = brandNames.flatMap(brand =>
  kinds.map(kind => ({ name: `${brand} ${kind}`, make: raster => films[kind](raster, brand) })),
)

const films: Record<Kind, (raster: Raster, brand: BrandName) => Promise<Film>> = {
  story: (raster, brand) => makeFilm(raster, story(brand), sampleKit(brand)),
  short: (raster, brand) => makeFilm(raster, board(brand, ['hook', 'end_card'], 6), sampleKit(brand)),
  long: (raster, brand) => makeFilm(raster, board(brand, everyScene(), 20), sampleKit(brand)),
  slideshow,
}

const briefs: Record<BrandName, string> = {
  kestrel:
    'Trace search is out. Find any span in ninety seconds. It reads forty minutes of logs at once. Free on every plan.',
  morrow: 'Half price after four, every weekday. Nothing baked today is sold tomorrow. Until the shelf is empty.',
  oriel: 'The courtyard opens on 1 May. Breakfast under the oranges from half past seven. Twelve tables, guests first.',
  paceline: 'Sunday ten K along the harbour, first start 8:30. Eleven people, one pace. Free for everybody.',
  alder: 'Tax leaves each invoice the minute it is paid. You see what is yours. Open an account in ten minutes.',
  pomelo: 'New puzzles on fractions are out. Is a third less than a half? Cut a pomelo and see. Ages six to nine.',
}

const look = (seed: string) => ({
  ...{ width: 1080, height: 1920, scheme: 'auto' as const, ribbon: null, service_mark: false, seed },
})

const planOf = (brand: BrandName, asset_type: 'video' | 'slideshow') =>
  builtinPost({
    brief: briefs[brand],
    channel: 'tiktok',
    asset_type,
    brand: sampleDna(brand),
    day: '2026-11-20',
    seed: brand,
  })

function story(brand: BrandName): Storyboard {
  const { voice } = sampleKit(brand)
  const { pictures } = planOf(brand, 'video')
  return storyboardOf(pictures[0]?.data, look(brand), voice.tone ?? '')
}

const everyScene = () =>
  ['hook', ...Object.keys(scenes).filter(name => !['hook', 'end_card'].includes(name)), 'end_card'].slice(-10)

function board(brand: BrandName, names: readonly string[], seconds: number): Storyboard {
  const at = (index: number) => Math.round((index * seconds * 1000) / names.length)
  const shots = names.map((scene, index) => ({
    scene,
    data: scenes[scene]?.sample ?? {},
    start_ms: at(index),
    end_ms: at(index + 1),
  }))
  return Storyboard.parse({ ...look(brand), bed: chooseBed(sampleKit(brand).voice.tone ?? '', brand), shots })
}

async function slideshow(raster: Raster, brand: BrandName): Promise<Film> {
  const [planned] = planOf(brand, 'slideshow').pictures
  const slides = planned?.data.slides
  if (!planned || !Array.isArray(slides)) throw new Error(`${brand} has no slides`)
  const pictures = slides.map((_, index) =>
    Picture.parse({ ...look(brand), template: planned.template, format: 'png', data: planned.data, index }),
  )
  const storyboard = slideshowStoryboard(pictures, sampleKit(brand).voice.tone ?? '')
  if (!storyboard) throw new Error(`${brand} has no storyboard`)
  return stillsFilm(raster, pictures, storyboard, sampleKit(brand))
}
