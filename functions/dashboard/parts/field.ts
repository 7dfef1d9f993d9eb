// Forms and their pieces, each drawn as it is or as it was refused.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { drawRefused, type Form, FROM, type Refusal, untouched } from '#functions/dashboard/http/refusal.ts'
import { wrong } from '#functions/dashboard/http/sent.ts'
import { nameOf } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { cityOf, offsetMinutes, offsetWords } from '#functions/dashboard/parts/time.ts'
import { isGivenZone, isZone, noZoneWords } from '#lib/instant/zone.ts'

/** `about` is what it says of which thing it is for: of several forms that lead to one place it picks the one that was sent. */
type Around = {
  attributes?: Html | ''
  about?: Readonly<Record<string, string>>
  /** Where others of its buttons send it. */
  also?: readonly string[]
  /** What was written in it, where that stays without being refused. */
  kept?: Form | undefined
}

const isThat = (
  { path, sent, isShown }: Refusal,
  actions: readonly string[],
  about: Readonly<Record<string, string>>,
): boolean =>
  !isShown &&
  actions.includes(path) &&
  Object.entries(about).every(([name, value]) => !sent.has(name) || sent.get(name) === value)

/** A form that is posted; where it was refused, as it was sent. */
export function postForm(
  c: C,
  action: string,
  draw: (form: Form) => Html,
  { attributes = '', about = {}, also = [], kept }: Around = {},
): Html {
  const hidden = Object.entries(about).map(([name, value]) => hiddenField(name, value))
  const around = (body: Html) =>
    html`<form${attributes && html` ${attributes}`} method="post" action="${action}">${hidden}${body}</form>`
  const refusal = c.get('refusal')
  if (!refusal || !isThat(refusal, [action, ...also], about)) return around(draw(kept ?? untouched))
  refusal.isShown = true
  return around(html`${hiddenField(FROM, refusal.from)}${drawRefused(refusal, draw)}`)
}

/** The attribute of a form that ends something: what it asks first comes over the page. */
export const asksFirst: Html = html`data-is="sure"`

export const hiddenField = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`

/** The zones that most people live by; any other is written behind the last choice. */
const zones = [
  ...['UTC', 'Europe/London', 'Europe/Paris', 'Europe/Berlin', 'Europe/Madrid', 'Europe/Rome', 'Europe/Istanbul'],
  ...['Africa/Lagos', 'Africa/Nairobi', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Singapore', 'Asia/Shanghai', 'Asia/Tokyo'],
  ...['Australia/Sydney', 'America/Sao_Paulo', 'America/New_York', 'America/Chicago', 'America/Denver'],
  ...['America/Los_Angeles', 'America/Mexico_City', 'America/Toronto'],
]

export const option = (value: string, label: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`

function zoneChoices(now: Date, zone: string): Html {
  const shown = [...new Set([...zones, zone])].filter(isZone)
  shown.sort((a, b) => offsetMinutes(now, a) - offsetMinutes(now, b))
  const word = (one: string) => (one === 'UTC' ? one : `${cityOf(one)}, ${offsetWords(now, one)}`)
  return html`${shown.map(one => option(one, word(one), zone))}`
}

export function zoneField(form: Form, now: Date, zone: string): Html {
  const is = form.value('time_zone', zone)
  const options = html`${zoneChoices(now, is)}${option('', 'Another one', is)}`
  return html`<div class="field zone-in"><label for="time_zone">Time zone</label><select class="in" id="time_zone" name="time_zone"${form.mark('time_zone')}>${options}</select>${form.told('time_zone')}<input class="in other" name="other_zone" value="${form.value('other_zone', '')}" aria-label="Name of the time zone" placeholder="Asia/Kathmandu" maxlength="60"${form.mark('other_zone')}>${form.told('other_zone')}</div>`
}

/** One that there need not be. */
export const zoneChoice = (form: Form, label: string, now: Date, zone: string, none: string): Html =>
  html`<div class="field"><label for="time_zone">${label}</label><select class="in" id="time_zone" name="time_zone"${form.mark('time_zone')}><option value="">${none}</option>${zoneChoices(now, form.value('time_zone', zone))}</select>${form.told('time_zone')}</div>`

/** The zone that was chosen, or written where none was; refused where it is none. */
export function zoneIn(text: (name: string) => string): string {
  const zone = text('time_zone') || text('other_zone').trim()
  if (!isGivenZone(zone)) throw wrong('other_zone', noZoneWords(zone))
  return zone
}

type Option = { value: string; label: string; disabled?: boolean }

type Select = {
  name: string
  label: string
  options: readonly Option[]
  chosen: string
  more?: string
  /** Sends its form as soon as another is chosen. */
  submits?: boolean
}

export const select = (form: Form, { name, label, options, chosen, more = '', submits }: Select): Html =>
  html`<label class="vh" for="${name}">${label}</label><select class="in ${more}" id="${name}" name="${name}"${submits ? html` data-is="submit"` : ''}${form.mark(name)}>${options.map(({ value, label: text, disabled }) => html`<option value="${value}"${value === form.value(name, chosen) ? html` selected` : ''}${disabled ? html` disabled` : ''}>${text}</option>`)}</select>${form.told(name)}`

type Choice = { value: string; label: Html | string; hint?: string }
type Group = { name: string; legend: string; choices: readonly Choice[] }

/** One of several, as a row of buttons. */
export const segments = (
  form: Form,
  { name, legend, choices, chosen, only = false }: Group & { chosen: string; only?: boolean },
): Html =>
  html`<fieldset><legend class="vh">${legend}</legend><div class="seg">${choices.map(({ value, label, hint }) => html`<label class="${only ? 'only' : ''}"${hint ? html` title="${hint}"` : ''}><input type="radio" name="${name}" value="${value}"${form.isTicked(name, value, value === chosen) ? html` checked` : ''}${form.mark(name)}>${label}</label>`)}</div>${form.told(name)}</fieldset>`

type Toggles = Group & { chosen: readonly string[]; hint?: string }

/** Several of several; none of them stands for all. */
export const toggles = (form: Form, { name, legend, choices, chosen, hint = '' }: Toggles): Html =>
  html`<fieldset class="field"><legend>${legend}</legend><div class="toggles">${choices.map(({ value, label }) => html`<label><input type="checkbox" name="${name}" value="${value}"${form.isTicked(name, value, chosen.includes(value)) ? html` checked` : ''}${form.mark(name)}>${label}</label>`)}</div>${hint ? html`<small>${hint}</small>` : ''}${form.told(name)}</fieldset>`

type Account = { id: string; platform: string; username: string }

/** Accounts of platforms to choose from; nothing where there is none. */
export const accountToggles = (form: Form, accounts: readonly Account[], asked: Omit<Toggles, 'choices'>): Html | '' =>
  accounts.length > 0
    ? toggles(form, {
        ...asked,
        choices: accounts.map(({ id, platform, username }) => ({
          value: id,
          label: `${nameOf(platform)} ${username}`,
        })),
      })
    : ''

/** One that is on or off. */
export const tick = (form: Form, name: string, is: boolean, label: Html | string, required = false): Html =>
  html`<label class="row sml"><input class="check" type="checkbox" name="${name}" value="1"${form.isTicked(name, '1', is) ? html` checked` : ''}${required ? html` required` : ''}${form.mark(name)}>${label}</label>${form.told(name)}`

type Text = {
  name: string
  id?: string
  label: string
  value?: string
  type?: string
  hint?: string
  more?: string
  required?: boolean
  max?: number
  placeholder?: string
  complete?: string
  /** The list of the page that it may be of. */
  among?: string
}

export const textField = (
  form: Form,
  {
    name,
    id = name,
    label,
    value = '',
    type = 'text',
    hint,
    more = '',
    required,
    max = 200,
    placeholder = '',
    complete = 'off',
    among,
  }: Text,
): Html =>
  html`<div class="field"><label for="${id}">${label}</label><input class="in ${more}" id="${id}" name="${name}" type="${type}" value="${form.value(name, value)}" maxlength="${max}" placeholder="${placeholder}"${required ? html` required` : ''} autocomplete="${complete}"${among ? html` list="${among}"` : ''}${form.mark(name)}>${form.told(name)}${hint ? html`<small>${hint}</small>` : ''}</div>`

type Area = { name: string; label: string; value?: string; rows: number; hint?: string; max?: number }

export const textArea = (form: Form, { name, label, value = '', rows, hint, max = 5_000 }: Area): Html =>
  html`<div class="field"><label for="${name}">${label}</label><textarea class="in" id="${name}" name="${name}" rows="${rows}" maxlength="${max}"${form.mark(name)}>${form.value(name, value)}</textarea>${form.told(name)}${hint ? html`<small>${hint}</small>` : ''}</div>`

/** An id that a form carries, so that a double click and a reload do one thing. */
export const once = (id: string): Html => hiddenField('once', id)

/** A part of a page with its reason in the margin. */
export const section = (title: string, why: Html | string, body: Html): Html =>
  html`<section class="spec"><header><h2>${title}</h2><p>${why}</p></header><div class="body">${body}</div></section>`

export const empty = (title: string, body: Html | string, action: Html | string = ''): Html =>
  html`<div class="empty"><h2>${title}</h2><p>${body}</p>${action}</div>`
