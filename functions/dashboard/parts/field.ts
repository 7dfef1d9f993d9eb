// Pieces of forms.
import { html } from 'hono/html'
import { wrong } from '#functions/dashboard/http/form.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { cityOf, offsetMinutes, offsetWords } from '#functions/dashboard/parts/time.ts'

/** The zones that most people live by; any other is written behind the last choice. */
const zones = [
  ...['UTC', 'Europe/London', 'Europe/Paris', 'Europe/Berlin', 'Europe/Madrid', 'Europe/Rome', 'Europe/Istanbul'],
  ...['Africa/Lagos', 'Africa/Nairobi', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Singapore', 'Asia/Shanghai', 'Asia/Tokyo'],
  ...['Australia/Sydney', 'America/Sao_Paulo', 'America/New_York', 'America/Chicago', 'America/Denver'],
  ...['America/Los_Angeles', 'America/Mexico_City', 'America/Toronto'],
]

function zoneChoices(now: Date, zone: string): Html {
  const shown = [...new Set([...zones, zone])].filter(Boolean)
  shown.sort((a, b) => offsetMinutes(now, a) - offsetMinutes(now, b))
  const word = (one: string) => (one === 'UTC' ? one : `${cityOf(one)}, ${offsetWords(now, one)}`)
  return html`${shown.map(one => html`<option value="${one}"${one === zone ? html` selected` : ''}>${word(one)}</option>`)}`
}

export const zoneField = (now: Date, zone: string): Html =>
  html`<div class="field zone-in"><label for="time_zone">Time zone</label><select class="in" id="time_zone" name="time_zone">${zoneChoices(now, zone)}<option value="">Another one</option></select><input class="in other" name="other_zone" aria-label="Name of the time zone" placeholder="Asia/Kathmandu" maxlength="60"></div>`

/** One that there need not be. */
export const zoneChoice = (label: string, now: Date, zone: string, none: string): Html =>
  html`<div class="field"><label for="time_zone">${label}</label><select class="in" id="time_zone" name="time_zone"><option value="">${none}</option>${zoneChoices(now, zone)}</select></div>`

/** What was written is the name of none. */
export const noZone = () => wrong('other_zone', 'There is no such time zone. Asia/Kathmandu is one.')

/** The zone that was chosen, or written where none was. */
export const zoneIn = (text: (name: string) => string): string => text('time_zone') || text('other_zone').trim()

type Option = { value: string; label: string; disabled?: boolean }

type Manner = { more?: string; submits?: boolean }

/** One that `submits` sends its form as soon as another is chosen. */
export const select = (
  name: string,
  label: string,
  options: readonly Option[],
  chosen: string,
  { more = '', submits }: Manner = {},
): Html =>
  html`<label class="vh" for="${name}">${label}</label><select class="in ${more}" id="${name}" name="${name}"${submits ? html` data-is="submit"` : ''}>${options.map(({ value, label: text, disabled }) => html`<option value="${value}"${value === chosen ? html` selected` : ''}${disabled ? html` disabled` : ''}>${text}</option>`)}</select>`

type Choice = { value: string; label: Html | string; hint?: string }

/** One of several, as a row of buttons. */
export const segments = (
  name: string,
  legend: string,
  choices: readonly Choice[],
  chosen: string,
  only = false,
): Html =>
  html`<fieldset><legend class="vh">${legend}</legend><div class="seg">${choices.map(({ value, label, hint }) => html`<label class="${only ? 'only' : ''}"${hint ? html` title="${hint}"` : ''}><input type="radio" name="${name}" value="${value}"${value === chosen ? html` checked` : ''}>${label}</label>`)}</div></fieldset>`

/** Several of several; none of them stands for all. */
export const toggles = (
  name: string,
  legend: string,
  choices: readonly Choice[],
  chosen: readonly string[],
  hint = '',
): Html =>
  html`<fieldset class="field"><legend>${legend}</legend><div class="toggles">${choices.map(({ value, label }) => html`<label><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) ? html` checked` : ''}>${label}</label>`)}</div>${hint ? html`<small>${hint}</small>` : ''}</fieldset>`

type Text = {
  name: string
  label: string
  value?: string
  type?: string
  hint?: string
  more?: string
  required?: boolean
  max?: number
  placeholder?: string
}

export const textField = ({
  name,
  label,
  value = '',
  type = 'text',
  hint,
  more = '',
  required,
  max = 200,
  placeholder = '',
}: Text): Html =>
  html`<div class="field"><label for="${name}">${label}</label><input class="in ${more}" id="${name}" name="${name}" type="${type}" value="${value}" maxlength="${max}" placeholder="${placeholder}"${required ? html` required` : ''} autocomplete="off">${hint ? html`<small>${hint}</small>` : ''}</div>`

/** An id that a form carries, so that a double click and a reload do one thing. */
export const once = (id: string): Html => html`<input type="hidden" name="once" value="${id}">`

/** A part of a page with its reason in the margin. */
export const section = (title: string, why: Html | string, body: Html): Html =>
  html`<section class="spec"><header><h2>${title}</h2><p>${why}</p></header><div class="body">${body}</div></section>`

/** What a form leaves open. */
export const empty = (title: string, body: Html | string, action: Html | string = ''): Html =>
  html`<div class="empty"><h2>${title}</h2><p>${body}</p>${action}</div>`
