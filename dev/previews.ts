// A small picture of each template at its best, with a sample brand that suits it: what `preview_url` answers.
import { raster } from '#dev/build/raster.ts'
import { templates } from '#lib/templates/index.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { dressed } from './gallery/dressed.ts'
import { shrink } from './gallery/shrink.ts'
import { type BrandName, brandNames, sampleKit } from './kits.ts'

const PREVIEW_PX = 480

/** Where the words of the sample are those of one brand, or another composition shows a template better. */
const chosen: Record<string, readonly [brand: BrandName, composition: string]> = {
  announcement: ['oriel', 'over_picture'],
  carousel_story: ['pomelo', 'edge_first'],
  code: ['kestrel', 'bleeding'],
  comparison: ['paceline', 'grown'],
  event_reminder: ['paceline', 'ticket'],
  feature_list: ['pomelo', 'fields'],
  job_opening: ['morrow', 'notice'],
  match_result: ['paceline', 'board'],
  mascot: ['pomelo', 'auto'],
  notice: ['kestrel', 'panel'],
  offer: ['morrow', 'picture_first'],
  og_article: ['kestrel', 'headline'],
  og_code: ['kestrel', 'beside'],
  og_device: ['alder', 'auto'],
  og_number: ['kestrel', 'auto'],
  og_title: ['oriel', 'split'],
  people: ['morrow', 'rising'],
  price_alert: ['morrow', 'auto'],
  price_change: ['morrow', 'panels'],
  price_list: ['oriel', 'auto'],
  product: ['alder', 'keynote'],
  product_launch: ['kestrel', 'auto'],
  quote: ['oriel', 'hanging'],
  release_notes: ['kestrel', 'notes'],
  slideshow_list: ['oriel', 'auto'],
  stat: ['alder', 'filled'],
  statement: ['kestrel', 'words_foot'],
  steps: ['morrow', 'bands'],
  testimonial: ['alder', 'said_by'],
}

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** `name.webp` as bytes, drawn when it is first asked for; null for what is no template. */
export async function preview(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const name = file.replace(/\.webp$/, '')
  if (!templates[name] || name === file) return null
  const known = drawn.get(name) ?? draw(name)
  drawn.set(name, known)
  return known
}

async function draw(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const template = templates[name]
  if (!template) throw new Error(`no template is named ${name}`)
  const turn = Object.keys(templates).indexOf(name)
  const [brand, composition] = chosen[name] ?? [brandNames[turn % brandNames.length] ?? 'kestrel', 'auto']
  const kit = sampleKit(brand)
  const portrait = template.asset_type === 'infographic' ? undefined : template.sizes.find(size => size[1] === 1350)
  const [width, height] = portrait ?? template.sizes[0] ?? [1080, 1080]
  const shared = { scheme: 'auto' as const, seed: `preview/${brand}`, ribbon: null, service_mark: false }
  const asked = { template: name, composition, width, height, format: 'png' as const, data: dressed(template, kit) }
  return shrink(raster, await drawPicture(raster, { ...asked, ...shared }, kit), PREVIEW_PX)
}
