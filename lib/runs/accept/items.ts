// Pre-formed items of a request, judged before any of them is accepted.
import type { Channel } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { assertEvery } from '#lib/flaws/every-fault.ts'
import { type Flaw, flawed, flawsOf, MOST_FLAWS } from '#lib/flaws/flaws.ts'
import { nearest } from '#lib/flaws/nearest.ts'
import type { AssetType } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import type { Given } from '#lib/runs/given.ts'
import { readRecipeItem } from '#lib/runs/recipe/item.ts'
import { type Look, unknownComposition } from '#lib/runs/recipe/look.ts'
import { nearlyTagline, textsIn } from '#lib/runs/recipe/slogan.ts'
import { catalogue } from '#lib/templates/catalogue.ts'
import type { About } from '#lib/templates/kit/template.ts'
import { FILM, FilmBody } from '#lib/video/film-body.ts'

export type Item =
  | ({ output_type: string; body: Record<string, unknown>; caption?: string | undefined } & Look)
  | { recipe: Record<string, unknown> }

/** An item that will be drawn as it is. */
export type Ready = { output_type: string; asset_type: AssetType; given: Given }

/** Judges all items of a request and tells every flaw of every one, templates that nobody knows before the others. */
export async function readItems(
  ctx: Ctx,
  items: readonly (Item & { channel: Channel })[],
  tagline: string,
): Promise<Ready[]> {
  const known = items.map(item => 'recipe' in item || item.output_type === FILM || item.output_type in catalogue)
  const flaws: Flaw[] = []
  const ready: Ready[] = []
  for (const [index, item] of items.entries()) {
    if (!known[index]) continue
    const read = await readItem(ctx, item, ['body', 'items', index], tagline)
    if (Array.isArray(read)) flaws.push(...read.slice(0, MOST_FLAWS))
    else ready.push(read)
  }
  await assertEvery([
    ...items.map((item, index) => () => known[index] || templateOf(typeOf(item), ['items', index, 'output_type'])),
    () => assertFlawless(flaws),
  ])
  return ready
}

const typeOf = (item: Item): string => ('recipe' in item ? '' : item.output_type)

function assertFlawless(flaws: readonly Flaw[]): void {
  if (flaws.length === 0) return
  throw flawed(flaws, flaws.every(flaw => flaw.loc[3] === 'recipe') ? 'recipe_invalid' : 'validation_error')
}

async function readItem(ctx: Ctx, item: Item & { channel: Channel }, at: (string | number)[], tagline: string) {
  if ('recipe' in item)
    return readRecipeItem(ctx, item.recipe, { channel: item.channel, at: [...at, 'recipe'], tagline })
  const read = item.output_type === FILM ? readFilm : readBody
  return read(item, [...at, 'body'], tagline)
}

/** `at` is where its name stands in the request. */
export function templateOf(output_type: string, at: (string | number)[] = ['output_type']): About {
  const template = catalogue[output_type]
  if (template) return template
  const meant = nearest(output_type, [...Object.keys(catalogue), FILM])
  throw new Problem(
    'unsupported_output_type',
    `${at.join('.')} \`${output_type}\` is not known. ${meant ? `Did you mean ${meant}? ` : ''}GET /api/v1/studio/templates lists all.`,
    {
      detail: { field: 'output_type', loc: ['body', ...at], allowed: [...Object.keys(catalogue), FILM] },
    },
  )
}

type Bodied = Extract<Item, { output_type: string }>

/** A film has scenes instead of a template, and is cut by what it says. */
function readFilm(
  { body, caption, look, composition }: Bodied,
  at: (string | number)[],
  tagline: string,
): Ready | Flaw[] {
  const read = FilmBody.safeParse(body)
  if (!read.success) return flawsOf(read.error.issues, at, { schema: FilmBody, value: body })
  if (composition !== undefined)
    return [{ loc: [...at.slice(0, -1), 'composition'], msg: 'is not for films', type: 'unknown_composition' }]
  const near = read.data.scenes.findIndex(scene => textsIn(scene).some(text => nearlyTagline(text, tagline)))
  if (near >= 0) return [sloganFlaw([...at, 'scenes', near], tagline)]
  const given = { template: FILM, data: body, caption: caption ?? null, ...(look !== undefined && { look }) }
  return { output_type: FILM, asset_type: 'video', given }
}

const sloganFlaw = (loc: Flaw['loc'], tagline: string): Flaw => ({
  loc,
  msg: `is nearly the tagline; it has to read exactly “${tagline}”, or say something else`,
  type: 'slogan_lock',
})

/** Judged by the template's own fields and by the slogan lock; `at` is where the body stands in the request. */
export function readBody(
  item: Extract<Item, { output_type: string }>,
  at: (string | number)[],
  tagline: string,
): Ready | Flaw[] {
  const template = templateOf(item.output_type)
  const read = template.fields.safeParse(item.body)
  if (!read.success) return flawsOf(read.error.issues, at, { schema: template.fields, value: item.body })
  const strange = unknownComposition(item.output_type, item, at.slice(0, -1))
  if (strange) return [strange]
  const near = Object.entries(item.body).filter(
    ([, value]) => typeof value === 'string' && nearlyTagline(value, tagline),
  )
  if (near.length > 0) return near.map(([field]) => sloganFlaw([...at, field], tagline))
  return {
    output_type: item.output_type,
    asset_type: template.asset_type,
    given: {
      template: item.output_type,
      data: item.body,
      caption: item.caption ?? null,
      ...(item.look !== undefined && { look: item.look }),
      ...(item.composition !== undefined && { composition: item.composition }),
    },
  }
}
