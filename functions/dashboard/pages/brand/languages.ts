// Languages by their names, to choose from; what is stored are their tags.
import { html } from 'hono/html'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { select, toggles } from '#functions/dashboard/parts/field.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'

const common =
  'ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  )

const names = new Intl.DisplayNames('en', { type: 'language' })

const nameOf = (tag: string): string => names.of(tag) ?? tag

/** With those that the brand has already, whatever they are. */
const choices = (chosen: readonly string[]) =>
  [...new Set([...common, ...chosen])]
    .map(value => ({ value, label: nameOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label))

/** The first is the one that words are in where a brief does not show its own. */
export function languageFields(form: Form, chosen: readonly string[]): { first: Html; others: Html } {
  const [main = '', ...more] = chosen
  const options = [{ value: '', label: 'As each brief is written' }, ...choices(chosen)]
  const first = html`<div class="field"><span class="lab" aria-hidden="true">Language of posts</span>${select(form, { name: 'language', label: 'Language of posts', options, chosen: main })}</div>`
  const told = more.length > 0 ? more.map(nameOf).join(', ') : 'none'
  const group = { name: 'languages', legend: 'Others that you post in', choices: choices(chosen), chosen: more }
  const others = html`<details class="kept"><summary>Other languages: ${told}${icon('down', 's push')}</summary><div class="kept-list">${toggles(form, group)}</div></details>`
  return { first, others }
}

/** Those that stay keep their order, so that a form that nobody touched changes nothing. */
export const languagesIn = (main: string, others: readonly string[], stand: readonly string[]): string[] => [
  ...new Set([main, ...stand.filter(tag => others.includes(tag)), ...others].filter(Boolean)),
]
