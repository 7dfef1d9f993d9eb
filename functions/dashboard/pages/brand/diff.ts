// What two versions of the brand differ in, field by field, as people say it.
import { html } from 'hono/html'
import { plain } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { registry } from '#lib/registry.ts'

const names = registry({
  icp: 'Ideal customer',
  palette: 'Colours',
  voice: 'Voice',
  overview: 'What the company does',
  one_liner: 'In one line',
  who_its_for: 'Whom it is for',
  product_name: 'Product',
  time_zone: 'Time zone of dates',
  fonts: 'Type',
  logo_assets: 'Logos',
  action: 'What to do',
  painted_pictures: 'Painted pictures',
})

/** A field as its label says it; `offer.one_liner` is named by its last part, a colour by both. */
export const fieldName = (path: string): string => {
  const [group = '', field] = path.split('.')
  if (field === undefined) return names[group] ?? plain(group)
  return group === 'palette' || group === 'icp'
    ? `${names[group] ?? plain(group)}: ${plain(field).toLowerCase()}`
    : fieldName(field)
}

/** A value as one would say it. */
const said = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(said).join(', ')
    : value && typeof value === 'object'
      ? Object.entries(value)
          .map(([name, one]) => `${plain(name).toLowerCase()}: ${said(one)}`)
          .join(', ')
      : String(value ?? '')

/** Field by field, what is and what was; of a change only what it touched. */
export function diff(was: BrandView, is: BrandView, touched: readonly string[] = []): Html {
  const flat = (brand: BrandView): [string, string][] =>
    (
      [
        'name',
        'tagline',
        'overview',
        'offer',
        'contact',
        'palette',
        'voice',
        'icp',
        'product_map',
        'signature',
        'painted_pictures',
      ] as const
    ).flatMap((name): [string, string][] => {
      const value = brand[name]
      return typeof value === 'string'
        ? [[name, value]]
        : Object.entries(value).map(([key, one]): [string, string] => [`${name}.${key}`, said(one)])
    })
  const [before, after] = [new Map(flat(was)), new Map(flat(is))]
  const groups = touched.map(name => name.split('.')[0])
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    name => before.get(name) !== after.get(name) && (groups.length === 0 || groups.includes(name.split('.')[0])),
  )
  return names.length === 0
    ? html`<p class="soft">Nothing.</p>`
    : html`<ul class="diff sheet">${names.map(name => html`<li><span class="path">${fieldName(name)}</span><p>${before.has(name) ? html`<del>${before.get(name)?.slice(0, 300)}</del> ` : ''}${after.has(name) ? html`<ins>${after.get(name)?.slice(0, 300)}</ins>` : ''}</p></li>`)}</ul>`
}
