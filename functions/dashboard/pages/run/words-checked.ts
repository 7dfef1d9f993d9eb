// What is wrong with edited words before they cost anything: what does not fit, and what reads otherwise elsewhere.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { wrong } from '#functions/dashboard/http/sent.ts'
import { nameOf } from '#functions/dashboard/parts/icons.ts'
import { type Html, note } from '#functions/dashboard/parts/shell.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { Problem } from '#lib/problem.ts'
import type { Words } from '#lib/runs/reword/rebuild.ts'
import { type Found, readChanged } from '#lib/runs/reword/reword.ts'

type Place = { path: string; label: string; text: string; network?: string }

const placesIn = ({ parts, captions }: Found): Place[] => [
  ...parts.flatMap(({ title, texts }) =>
    texts.map(text => ({ ...text, label: title ? `${title}, ${text.label.toLowerCase()}` : text.label })),
  ),
  ...captions.map(text => ({ ...text, network: nameOf(text.label) })),
]

const isChanged = ({ path, text }: Place, words: Words) => (words.get(path) ?? text).trim() !== text.trim()

/** Drawn as the run would be: what does not fit is told at its field, and no run is made of it. */
export async function assertDrawn(
  c: C,
  found: Found,
  words: Words,
  pictureOf: (path: string) => number,
): Promise<void> {
  const changed = placesIn(found).filter(place => !place.path.startsWith('captions.') && isChanged(place, words))
  const { recipe } = await readChanged(c.var.ctx, found, words)
  for (const index of new Set(changed.map(({ path }) => pictureOf(path)))) {
    const asked = { ...ownerOf(c.var.ctx), brief: found.run.brief, recipe, index }
    await c.var.deps.draft(asked).catch((error: unknown) => {
      // What cannot be drawn just now may be drawn later.
      if (error instanceof Problem && error.code === 'text_does_not_fit') throw atField(error, changed)
    })
  }
}

function atField(error: Problem, changed: readonly Place[]): Problem {
  const { role = '' } = (error.detail ?? {}) as { role?: string }
  const meant = changed.find(({ path }) => path.split('.').at(-1) === role) ?? changed[0]
  const message = role && error.message.startsWith(role) ? `This${error.message.slice(role.length)}` : error.message
  return wrong(meant?.path ?? '', message)
}

const FEWEST = 8
const NUMBER = /\d[\d.,:]*\d|\d/g
const bare = (text: string) =>
  text
    .trim()
    .replace(/[.!?…]$/, '')
    .toLowerCase()
const has = (text: string, number: string) => [...text.matchAll(NUMBER)].some(([one]) => one === number)

/** What was changed in one place and stands as it was in another: whole texts, and numbers such as a price or a day. */
export function elsewhere(found: Found, words: Words): Html | '' {
  const places = placesIn(found)
  const told = places
    .filter(place => isChanged(place, words) && words.get(place.path) !== '')
    .flatMap(({ path, text }) => {
      const now = words.get(path) ?? ''
      const gone = [...text.matchAll(NUMBER)].map(([number]) => number).filter(number => !has(now, number))
      return places
        .filter(other => other.path !== path && (words.get(other.path) ?? other.text) !== '')
        .flatMap(other => {
          const said = words.get(other.path) ?? other.text
          const isWhole =
            bare(text).length >= FEWEST && bare(said).includes(bare(text)) && !bare(now).includes(bare(text))
          const number = gone.find(one => has(said, one))
          return isWhole || number ? [{ at: other, was: isWhole ? text.trim() : (number ?? '') }] : []
        })
    })
  const once = [...Map.groupBy(told, ({ was }) => was)].slice(0, 6)
  return once.length > 0
    ? note(
        'warn',
        html`${once.map(([was, all]) => html`<p>“${was}” is still in ${and.format(standing(all.map(({ at }) => at)))}. Change it there too, if it is wrong now.</p>`)}`,
      )
    : ''
}
const and = new Intl.ListFormat('en')

/** Its places, and the networks of all captions in one. */
function standing(places: readonly Place[]): string[] {
  const networks = [...new Set(places.flatMap(({ network }) => network ?? []))]
  const others = [...new Set(places.filter(({ network }) => !network).map(({ label }) => label.toLowerCase()))]
  const captions = networks.length === 1 ? 'the caption' : 'the captions'
  return networks.length === 0 ? others : [...others, `${captions} on ${and.format(networks)}`]
}
