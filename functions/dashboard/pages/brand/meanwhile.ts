// Two who changed the brand at the same time: whoever saves second sees what the first has changed and keeps what they wrote.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { asSent, type Form } from '#functions/dashboard/http/refusal.ts'
import type { Fields } from '#functions/dashboard/http/sent.ts'
import { diff } from '#functions/dashboard/pages/brand/diff.ts'
import { shownIn } from '#functions/dashboard/pages/brand/editor.ts'
import { nameIn, namesOf } from '#functions/dashboard/parts/deeds.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { type Html, note } from '#functions/dashboard/parts/shell.ts'
import { readVersion, readVersionRow } from '#lib/brand/dna/versions.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'

export type Meanwhile = { form: Form; told: Html }

/** `seen` is the version that the form was drawn from, `brand` what stands now. */
export async function meanwhileOf(
  c: C,
  fields: Fields,
  { seen, brand }: { seen: number; brand: BrandView },
): Promise<Meanwhile> {
  // Of what stood before anything was said no version is kept: all that was written is one's own then.
  const before = seen > 0 ? await readVersion(c.var.ctx, seen) : null
  const { merged, theirs } = merge(fields, before && shownIn(c, before), shownIn(c, brand))
  merged.set('version', String(brand.version))
  const by = nameIn(await namesOf(c), (await readVersionRow(c.var.ctx, brand.version)).actor)
  const both =
    theirs.size > 0 ? ' Where both of you changed the same field, yours stands in it and the other’s below it.' : ''
  const changed = before ? diff(before, brand) : ''
  const told = html`${note('warn', html`<b>${by} has saved version ${brand.version} meanwhile.</b> Nothing of yours is saved yet, and nothing is lost: both changes stand in the form.${both} Look at it, and save once more.`)}<section class="stack s"><h2>What was changed meanwhile</h2>${changed}</section>`
  return { form: { ...asSent(merged), told: name => other(theirs.get(name)) }, told }
}

const other = (words: string | undefined): Html | '' =>
  words === undefined
    ? ''
    : html`<small class="row gap-s">${icon('warn', 's')}<span>Saved meanwhile: ${words || 'nothing'}</span></small>`

type Shown = ReadonlyMap<string, readonly string[]>
const wordsOf = (values: readonly string[] = []) => values.map(value => value.trim()).join(', ')

/** Whoever alone changed a field has it; where both did it is the writer's, and `theirs` has what the other saved. */
function merge(fields: Fields, before: Shown | null, now: Shown) {
  const merged = new URLSearchParams()
  const theirs = new Map<string, string>()
  for (const [name, stands] of now) {
    const wrote = fields.each(name)
    const [mine, was, other] = [wordsOf(wrote), wordsOf(before?.get(name)), wordsOf(stands)]
    for (const value of mine === was ? stands : wrote) merged.append(name, value)
    if (mine !== was && other !== was && other !== mine) theirs.set(name, other)
  }
  return { merged, theirs }
}
