// A form that was refused, as the page that shows it again draws it: what its fields hold, and which of them is at fault.
import { html } from 'hono/html'
import { icon } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import type { Code, Problem } from '#lib/problem.ts'
import { registry } from '#lib/registry.ts'

/** A field that names the page of its form, which an address that is only posted to does not. */
export const FROM = 'refused_from'

export type Refusal = {
  /** Where the form was sent to, from which page, and with what, as far as it was text. */
  path: string
  from: string
  sent: URLSearchParams
  problem: Problem
  /** Set by the form that has drawn it. */
  isShown: boolean
}

/** What a field asks of the form that it stands in. */
export type Form = {
  /** What was sent, else what is so. */
  value(name: string, is: string): string
  isTicked(name: string, value: string, is: boolean): boolean
  /** Inside the tag of each field. */
  mark(name: string): Html | ''
  /** Behind the field, or at the foot of its group. */
  told(name: string): Html | ''
}

export const untouched: Form = {
  value: (_, is) => is,
  isTicked: (_, _value, is) => is,
  mark: () => '',
  told: () => '',
}

/** What was written; nothing is known of a form that was too large to be read. */
export const asSent = (sent: URLSearchParams): Form => ({
  ...untouched,
  value: (name, is) => sent.get(name) ?? is,
  isTicked: (name, value, is) => (sent.size === 0 ? is : sent.getAll(name).includes(value)),
})

/** Drawn twice: which field is meant is known once all of them are. */
export function drawRefused({ sent, problem }: Refusal, draw: (form: Form) => Html): Html {
  const names = new Set<string>()
  const note = (name: string) => {
    names.add(name)
    return '' as const
  }
  draw({ ...untouched, mark: note })
  const field = fieldOf(problem, names)
  const words = field ? unnamed(problem.message) : problem.message
  const told = html`<span class="fault" id="fault" role="alert">${icon('warn', 's')}<span>${words}</span></span>`
  let isMarked = false
  const drawn = draw({
    ...asSent(sent),
    mark: name => {
      if (name !== field || isMarked) return ''
      isMarked = true
      return html` aria-invalid="true" aria-describedby="fault" autofocus`
    },
    told: name => (name === field ? told : ''),
  })
  return field ? drawn : html`<div class="note bad" tabindex="-1" autofocus>${told}</div>${drawn}`
}

/** What a verb calls otherwise than the form does. */
const aliases = registry({ image_base64: 'file', font_base64: 'file', licence_asserted: 'licence' })
const fieldsOfCodes: Partial<Record<Code, string>> = {
  ...{ font_refused: 'file', image_undecodable: 'file', image_too_large: 'file' },
  ...{ payload_too_large: 'file', unsupported_media_type: 'file' },
  ...{ url_not_allowed: 'url', page_unreachable: 'url', image_unreachable: 'url' },
}

/** What it is about, by the name that this form has for it; else the one field of a form that has one. */
function fieldOf({ detail, code }: Problem, names: ReadonlySet<string>): string | null {
  const path = pathOf(detail)
  const wanted = [path.join('_'), ...path.toReversed(), fieldsOfCodes[code] ?? ''].map(name => aliases[name] ?? name)
  const [only = null, ...others] = names
  return wanted.find(name => names.has(name)) ?? (others.length === 0 ? only : null)
}

const pathOf = (detail: unknown): string[] => {
  const [first] = Array.isArray(detail) ? detail : [detail]
  const loc = first && typeof first === 'object' && 'loc' in first ? first.loc : []
  return Array.isArray(loc) ? loc.filter(part => part !== 'body').map(String) : []
}

/** Beside its field neither its name nor what was sent need be said again. */
export const unnamed = (message: string): string =>
  message
    .replace(/^[a-z_. 0-9]{2,60}: (?=\S)/, '')
    .replace(/; [^;]{1,80} was sent\.?$/, '.')
    .replace(/^(?=(?:is|has|was|must|needs) )/, 'this ')
    .replace(/^\w/, one => one.toUpperCase())
