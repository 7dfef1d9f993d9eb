// One button for whatever there is to add to the library, and the form that it leads to.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import type { Form } from '#functions/dashboard/http/refusal.ts'
import { at } from '#functions/dashboard/pages/library-deeds.ts'
import { steps } from '#functions/dashboard/parts/beside.ts'
import { logoNames } from '#functions/dashboard/parts/brand-looks.ts'
import { option, postForm, textArea, textField, tick } from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { LogoVariant } from '#lib/brand/logo-tags.ts'
import { ScreenType, Theme } from '#lib/brand/screens.ts'
import { can } from '#lib/members/roles.ts'
import { registry } from '#lib/registry.ts'

type Pick = { name: string; label: string; values: readonly string[]; chosen: string; id?: string }
/** What values are called, where that is more than themselves. */
type Names = { names?: Readonly<Record<string, string>> }

export function pick(form: Form, { name, label, values, chosen, id = name, names = {} }: Pick & Names): Html {
  const is = form.value(name, chosen)
  const options = values.map(value => option(value, names[value] ?? plain(value), is))
  return html`<div class="field"><label for="${id}">${label}</label><select class="in" id="${id}" name="${name}"${form.mark(name)}>${options}</select>${form.told(name)}</div>`
}

const file = (form: Form): Html =>
  html`<div class="field"><label for="file">Picture</label><input class="in" id="file" name="file" type="file" accept="image/png,image/jpeg,image/webp,image/svg+xml,image/gif" required${form.mark('file')}>${form.told('file')}<small>Choose one or drop it here: PNG, JPEG, WebP or SVG.</small></div>`

const kinds = {
  photos: 'A photo',
  screens: 'A screen',
  people: 'A person',
  logos: 'A logo',
  artwork: 'Artwork',
  mascot: 'A mascot',
}
type Kind = keyof typeof kinds

const helps: Record<Kind, readonly string[]> = {
  photos: [
    'Say what it shows as you would in a brief: that is how it is found.',
    'It stands behind or beside words, cut to the shape that is asked for; what matters should not touch an edge.',
    'At 1,600 pixels and more it is sharp on every platform.',
  ],
  screens: [
    'Take it from the device itself, whole, without a frame: the frame is drawn.',
    'It is shown where a brief speaks of that part of the product.',
    'Light and dark ones are kept apart; a dark card takes the dark one.',
  ],
  people: [
    'A face to the front, with some room around it.',
    'Shown where a brief names this person, as it is written here.',
    'The day on which they agreed is kept. Removed here, they are in no later picture.',
  ],
  logos: [
    'SVG is best; PNG with a clear ground does as well.',
    'One for light grounds and one for dark ones: each is set only where it can be read.',
    'The mark alone stands where there is little room.',
  ],
  artwork: [
    'Name things that can be seen and touched: “sourdough loaf”, “watering can”. Without a name we choose what you sell.',
    'Each is looked at before you see it: its ground, stray letters, your colours, one hand for all. That takes a minute or two.',
    'Look at each before you keep it: no program sees all that is wrong. What is offered and not kept goes when the first picture of another set is there; what you keep is not painted again.',
  ],
  mascot: [
    'Say what it is in a few words; it is drawn in your colours.',
    'You see one, and keep it or ask for another.',
    'What you keep can be had in poses, such as waving, and Studio has a template that shows it.',
  ],
}

export const adder = (c: C): Html | '' =>
  can(c.var.place.role, 'make')
    ? html`<details class="adder places"><summary class="btn main">${icon('plus')}Add</summary><div class="menu">${Object.entries(kinds).map(([kind, label]) => html`<a href="${at(c)}?add=${kind}">${label}</a>`)}</div></details>`
    : ''

/** An empty box, with the way to fill it for whoever may. */
export const none = (c: C, text: string, kind?: Kind, label = ''): Html =>
  html`<div class="nothing stack s"><p class="soft sml">${text}</p>${kind && can(c.var.place.role, 'make') ? html`<p><a class="btn sm" href="${at(c)}?add=${kind}">${icon('plus', 's')}${label}</a></p>` : ''}</div>`

const fieldsOfKind: Record<Kind, (form: Form) => Html> = {
  photos: form =>
    html`${file(form)}${textField(form, { name: 'shows', label: 'What it shows', required: true, max: 120, hint: 'It is used where a brief is about this.', placeholder: 'Runners on the pier at dawn' })}`,
  screens: form =>
    html`${file(form)}${textField(form, { name: 'name', label: 'Name', required: true, max: 120 })}${pick(form, { name: 'screen_type', label: 'Shows', values: ScreenType.options, chosen: 'other' })}${pick(form, { name: 'theme', label: 'Theme', values: Theme.options, chosen: 'unknown' })}`,
  people: form =>
    html`${file(form)}${textField(form, { name: 'name', label: 'Name, as briefs say it', required: true, max: 120 })}${textField(form, { name: 'role', label: 'What stands under the name', max: 120 })}${tick(form, 'consent', false, 'This person has agreed to be shown', true)}`,
  logos: form =>
    html`${file(form)}${pick(form, { name: 'variant', label: 'Which one', values: LogoVariant.options, chosen: 'primary', names: logoNames })}`,
  artwork: form =>
    textArea(form, {
      name: 'subjects',
      label: 'What is painted, one thing a line',
      rows: 6,
      max: 400,
      hint: 'At most ten. Left empty, what your brand sells.',
    }),
  mascot: form =>
    html`${textField(form, { name: 'name', label: 'Its name', required: true, max: 60 })}${textField(form, { name: 'description', label: 'What it is', required: true, max: 400, placeholder: 'A small fox with a scarf' })}`,
}

/** What is made for them, and not brought. */
const ASKED: Partial<Record<Kind, string>> = registry({ mascot: 'Draw it', artwork: 'Have them painted' })

export function addForm(c: C): Html | '' {
  const kind = c.req.query('add') as Kind
  if (!Object.hasOwn(kinds, kind) || !can(c.var.place.role, 'make')) return ''
  const type = ASKED[kind] ? '' : html` enctype="multipart/form-data"`
  const form = postForm(
    c,
    at(c, kind),
    form =>
      html`<h2>${kinds[kind]}</h2>${fieldsOfKind[kind](form)}<p class="row"><button class="btn main">${ASKED[kind] ?? 'Add it'}</button><a class="btn bare" href="${at(c)}">Not now</a></p>`,
    { attributes: html`class="stack" id="add"${type}` },
  )
  return html`<div class="adding cols">${form}<aside class="aside">${steps('What helps', helps[kind])}</aside></div>`
}
