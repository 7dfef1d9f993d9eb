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

/** Drawn twice: which fields are meant is known once all of them are. */
export function drawRefused({ sent, problem }: Refusal, draw: (form: Form) => Html): Html {
  const names = new Set<string>()
  const note = (name: string) => {
    names.add(name)
    return '' as const
  }
  draw({ ...untouched, mark: note })
  const { beside, others } = faultsIn(problem, names)
  const told = (words: string, id: string) =>
    html`<span class="fault" id="${id}" role="alert">${icon('warn', 's')}<span>${words}</span></span>`
  const marked = new Set<string>()
  const drawn = draw({
    ...asSent(sent),
    mark: name => {
      if (!beside.has(name) || marked.has(name)) return ''
      marked.add(name)
      return html` aria-invalid="true" aria-describedby="fault-${name}"${marked.size === 1 && others.length === 0 ? html` autofocus` : ''}`
    },
    told: name => (beside.has(name) ? told(beside.get(name) ?? '', `fault-${name}`) : ''),
  })
  return others.length === 0
    ? drawn
    : html`<div class="note bad" tabindex="-1" autofocus>${told(others.join(' '), 'fault')}</div>${drawn}`
}

/** What stands beside which field, one thing each, and what no field of the form is about. */
function faultsIn(problem: Problem, names: ReadonlySet<string>) {
  const beside = new Map<string, string>()
  const others: string[] = []
  const { detail, message } = problem
  const found = Array.isArray(detail) && detail.length > 0 ? detail : [detail]
  for (const one of found) {
    const path = pathOf(one)
    const said = one && typeof one === 'object' && 'msg' in one ? `${one.msg}.` : message
    const field = fieldOf(path, problem.code, names)
    if (!field) others.push([path.join(' ').replaceAll('_', ' '), said].filter(Boolean).join(': '))
    else if (!beside.has(field)) beside.set(field, unnamed(said))
  }
  return { beside, others: beside.size + others.length > 1 ? others : others.map(() => message) }
}

/** What a verb calls otherwise than the form does. */
const aliases = registry({ image_base64: 'file', font_base64: 'file', licence_asserted: 'licence' })
const fieldsOfCodes: Partial<Record<Code, string>> = {
  ...{ font_refused: 'file', image_undecodable: 'file', image_too_large: 'file' },
  ...{ payload_too_large: 'file', unsupported_media_type: 'file' },
  ...{ url_not_allowed: 'url', page_unreachable: 'url', image_unreachable: 'url' },
}

/** What it is about, by the name that this form has for it; else the one field of a form that has one. */
function fieldOf(path: string[], code: Code, names: ReadonlySet<string>): string | null {
  const wanted = [path.join('_'), ...path.toReversed(), fieldsOfCodes[code] ?? ''].map(name => aliases[name] ?? name)
  const [only = null, ...others] = names
  return wanted.find(name => names.has(name)) ?? (others.length === 0 ? only : null)
}

const pathOf = (about: unknown): string[] => {
  const loc = about && typeof about === 'object' && 'loc' in about ? about.loc : []
  return Array.isArray(loc) ? loc.filter(part => part !== 'body').map(String) : []
}

/** Beside its field neither its name nor what was sent need be said again. */
export const unnamed = (message: string): string =>
  message
    .replace(/^[a-z_. 0-9]{2,60}: (?=\S)/, '')
    .replace(/; [^;]{1,80} was sent\.?$/, '.')
    .replace(/^(?=(?:is|has|was|must|needs) )/, 'this ')
    .replace(/^\w/, one => one.toUpperCase())
