// A form that was refused: its page again, filled as it was sent, with what is wrong beside the field that it is about.
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import { ownPath } from '#functions/dashboard/http/form.ts'
import { pageStatus } from '#functions/dashboard/http/lost.ts'
import { icon } from '#functions/dashboard/parts/icons.ts'
import { asProblem } from '#functions/http/answer/problem.ts'
import type { Code, Problem } from '#lib/problem.ts'
import { registry } from '#lib/registry.ts'

type C = Context<DashboardEnv>

/** Names its page, which an address that is only posted to does not. */
const FROM = 'refused_from'
/** Made anew with each page, or nothing that stands in a page. */
const NEVER_FILLED = new Set(['once', 'word'])

/** What a verb calls otherwise than the form does. */
const aliases = registry({ image_base64: 'file', font_base64: 'file', licence_asserted: 'licence' })
const fieldsOfCodes: Partial<Record<Code, string>> = {
  ...{ font_refused: 'file', image_undecodable: 'file', image_too_large: 'file' },
  ...{ payload_too_large: 'file', unsupported_media_type: 'file' },
  ...{ url_not_allowed: 'url', page_unreachable: 'url', image_unreachable: 'url' },
}

/** Null where nobody sent a form from a page of ours, or it is not there any more. */
export async function refused(c: C, app: Hono<DashboardEnv>, error: Error): Promise<Response | null> {
  const { sent } = c.var
  const problem = asProblem(error)
  if (!sent || c.req.header('x-fragment') || problem.code === 'internal_error') return null
  const from = pageOf(c, sent)
  if (from === null) return null
  const headers = new Headers(c.req.raw.headers)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  const answer = await app.fetch(new Request(new URL(from, c.req.url), { headers }), c.env, c.executionCtx)
  if (answer.status !== 200) return null
  const page = shownAgain(await answer.text(), { path: c.req.path, sent, from }, problem)
  if (page === null) return null
  const told = new Headers(answer.headers)
  if (problem.retry_after !== undefined) told.set('Retry-After', String(problem.retry_after))
  return new Response(page, { status: pageStatus(problem.code), headers: told })
}

function pageOf(c: C, sent: URLSearchParams): string | null {
  const named = sent.get(FROM)
  const referer = c.req.header('referer') ?? ''
  const url = URL.canParse(referer) ? new URL(referer) : null
  const isOurs = url?.host === new URL(c.var.deps.dashboard_url).host
  const path = ownPath(named ?? (isOurs ? `${url?.pathname}${url?.search}` : undefined))
  return path === '/' ? null : path
}

type Asked = { path: string; sent: URLSearchParams; from: string }

function shownAgain(page: string, { path, sent, from }: Asked, problem: Problem): string | null {
  const leads = [`action="${path}"`]
  const form = formsIn(page).find(one => leads.some(lead => one.includes(lead)) && isThat(one, sent))
  if (form === undefined) return null
  const hidden = html`<input type="hidden" name="${FROM}" value="${from}">`
  const again = marked(filled(form, sent), problem).replace(/^<form[^>]*>/, tag => `${tag}${hidden}`)
  return page.replaceAll(' autofocus', '').replace(form.replaceAll(' autofocus', ''), () => again)
}

const FIELD = /<(?:input|textarea|select)\b[^<>]*>/g

/** Each from its beginning to its end: no form stands in another, and what people wrote has no “<”. */
const formsIn = (page: string): string[] =>
  page.split('</form>').flatMap((part, at, all) => {
    const start = at < all.length - 1 ? part.lastIndexOf('<form ') : -1
    return start < 0 ? [] : [`${part.slice(start)}</form>`]
  })

const escaped = (text: string): string => String(html`${text}`)
const attribute = (tag: string, name: string): string => tag.split(` ${name}="`)[1]?.split('"')[0] ?? ''

const hiddenIn = (form: string) => (form.match(/<input\b[^<>]*>/g) ?? []).filter(tag => tag.includes(' type="hidden"'))

/** Of several forms that lead to one place, the one that says the same of what it is about. */
const isThat = (form: string, sent: URLSearchParams): boolean =>
  hiddenIn(form).every(tag => {
    const name = attribute(tag, 'name')
    const isAsked = ['template', 'outcome', 'platform', 'hash', 'id'].includes(name) && sent.has(name)
    return !isAsked || sent.getAll(name).some(value => escaped(value) === attribute(tag, 'value'))
  })

/** As it was sent; what a form did not send at all, such as a file, is left as the page has it. */
function filled(form: string, sent: URLSearchParams): string {
  if (sent.size === 0) return form
  const chosen = (name: string, value: string) => sent.getAll(name).some(one => escaped(one) === value)
  const first = (name: string) => escaped(sent.get(name) ?? '')
  const isFilled = (name: string) => sent.has(name) && !NEVER_FILLED.has(name)
  return form
    .replace(/<input\b[^<>]*>/g, tag => {
      const [name, type] = [attribute(tag, 'name'), attribute(tag, 'type')]
      if (type === 'checkbox' || type === 'radio') {
        const plain = tag.replace(' checked', '')
        return chosen(name, attribute(tag, 'value')) ? plain.replace(/>$/, ' checked>') : plain
      }
      if (!isFilled(name) || type === 'file') return tag
      const bare = tag.replace(/ value="[^"]*"/, '')
      return bare.replace(/>$/, () => ` value="${first(name)}">`)
    })
    .replace(/(<textarea\b[^<>]*>)[^<]*<\/textarea>/g, (whole, tag: string) => {
      const name = attribute(tag, 'name')
      return isFilled(name) ? `${tag}${first(name)}</textarea>` : whole
    })
    .split(/(?=<select\b)/)
    .map(part => {
      const name = attribute(part.slice(0, part.indexOf('>')), 'name')
      if (!part.startsWith('<select') || !isFilled(name)) return part
      return part.replace(/<option\b[^<>]*>/g, tag => {
        const plain = tag.replace(' selected', '')
        return chosen(name, attribute(tag, 'value')) ? plain.replace(/>$/, ' selected>') : plain
      })
    })
    .join('')
}

/** Beside its field neither its name nor what was sent need be said again. */
const unnamed = (message: string): string =>
  message
    .replace(/^[a-z_. 0-9]{2,60}: (?=\S)/, '')
    .replace(/; [^;]{1,80} was sent\.?$/, '.')
    .replace(/^(?=(?:is|has|was|must|needs) )/, 'this ')
    .replace(/^\w/, one => one.toUpperCase())

/** Beside its field, which is where one goes on; else at the head of the form. */
function marked(form: string, problem: Problem): string {
  const field = fieldIn(form, problem)
  const words = field ? unnamed(problem.message) : problem.message
  const told = html`<span class="fault" id="fault" role="alert">${icon('warn', 's')}<span>${words}</span></span>`
  if (field === null)
    return form.replace(/^<form[^>]*>/, tag => `${tag}<div class="note bad" tabindex="-1" autofocus>${told}</div>`)
  const at = [...form.matchAll(FIELD)].find(([tag]) => attribute(tag, 'name') === field)?.index ?? 0
  const close = form.indexOf('>', at)
  const tag = form.slice(at, close)
  const head = `${form.slice(0, at)}${tag} aria-invalid="true" aria-describedby="fault" autofocus`
  const rest = form.slice(close)
  const end = endOf(tag, rest)
  return `${head}${rest.slice(0, end)}${told}${rest.slice(end)}`
}

/** Behind the field; behind the label of a tick, and at the foot of a group of them. */
function endOf(tag: string, rest: string): number {
  const group = rest.indexOf('</fieldset>')
  const isTick = / type="(?:checkbox|radio)"/.test(tag)
  if (isTick && group >= 0 && !rest.slice(0, group).includes('<fieldset')) return group
  const closing = isTick
    ? '</label>'
    : tag.startsWith('<textarea')
      ? '</textarea>'
      : tag.startsWith('<select')
        ? '</select>'
        : '>'
  return rest.indexOf(closing) + closing.length
}

/** What it is about, by the name that this form has for it; the one field of a form that has one. */
function fieldIn(form: string, { detail, code }: Problem): string | null {
  const names = (form.match(FIELD) ?? []).flatMap(tag =>
    attribute(tag, 'type') === 'hidden' ? [] : [attribute(tag, 'name')],
  )
  const path = pathOf(detail)
  const wanted = [path.join('_'), ...path.toReversed(), fieldsOfCodes[code] ?? ''].map(name => aliases[name] ?? name)
  const distinct = [...new Set(names)]
  return wanted.find(name => names.includes(name)) ?? (distinct.length === 1 ? (distinct[0] ?? null) : null)
}

const pathOf = (detail: unknown): string[] => {
  const [first] = Array.isArray(detail) ? detail : [detail]
  const loc = first && typeof first === 'object' && 'loc' in first ? first.loc : []
  return Array.isArray(loc) ? loc.filter(part => part !== 'body').map(String) : []
}
