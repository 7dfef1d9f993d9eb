// The reference, a page for each area, made of the interface document alone.
import { type Found, operationsOf } from '#dev/client/operations.ts'
import { escaped } from '#dev/http/escaped.ts'
import { type Field, fieldsOf, follow, type Json, type Named, typeOf } from '#dev/site/fields.ts'
import { block, slugOf, tabbed } from '#dev/site/markdown.ts'
import { curl, python, type Request, typescript } from '#dev/site/requests.ts'
import type { Shown } from '#dev/site/shell.ts'
import type { Document } from '#functions/openapi/document.ts'

type Parameter = { name: string; in: string; required: boolean; description: string; schema: Json; example?: unknown }
type Media = { schema: Json; example?: unknown }
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: boolean
  'x-permission'?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
}
export type Listed = Found<Operation>

type About = {
  tags: { name: string; description: string }[]
  components: { schemas: Named }
  servers: { url: string }[]
}

export function referencePages(document: Document): (Shown & { listed: Listed[] })[] {
  const about = document as unknown as About
  return about.tags.map(({ name, description }) => {
    const listed = operationsOf<Operation>(document).filter(one => one.operation.tags[0] === name)
    return {
      slug: `reference-${slugOf(name)}`,
      title: name,
      about: description,
      headings: listed.map(({ operation }) => ({
        level: 2,
        text: escaped(operation.summary),
        id: operation.operationId,
      })),
      html: `<h1>${name}</h1><p>${escaped(description)}</p>${listed.map(one => article(one, about)).join('')}`,
      listed,
    }
  })
}

export function requestOf({ method, path, operation }: Listed, base_url: string): Request {
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  let filled = path
  for (const { name, in: place, example } of operation.parameters ?? []) {
    if (example === undefined) continue
    if (place === 'path') filled = filled.replace(`{${name}}`, String(example))
    else if (place === 'query') query.set(name, String(example))
    else headers[name] = String(example)
  }
  const body = operation.requestBody?.content['application/json']?.example
  return { method, path, url: `${base_url}${filled}${query.size > 0 ? `?${query}` : ''}`, headers, body }
}

function article({ method, path, operation }: Listed, { components: { schemas }, servers }: About): string {
  const body = operation.requestBody?.content['application/json']?.schema
  const request = requestOf({ method, path, operation }, servers[0]?.url ?? '')
  const answers = Object.entries(operation.responses)
  const good = answers.filter(([status]) => status < '4')
  return `<article id="${operation.operationId}"><h2><a class="anchor" href="#${operation.operationId}">${escaped(operation.summary)}</a></h2>
<p class="path"><b class="${method.toLowerCase()}">${method}</b><code>${path}</code></p>${operation.description === operation.summary ? '' : prose(operation.description)}
${operation['x-permission'] ? `<p><small>Needs the permission <code>${operation['x-permission']}</code>.</small></p>` : ''}
${table(
  'Parameters',
  (operation.parameters ?? []).map(one => ({
    name: one.name,
    type: `${typeOf(one.schema, schemas)}, ${one.in}`,
    required: one.required,
    about: one.description,
  })),
  operation.operationId,
)}
${body ? table('Body', fieldsOf(body, schemas), operation.operationId) : ''}
${tabbed([block(curl(request), 'sh'), block(typescript(request), 'ts'), block(python(request), 'py')].join('\n'))}
${good.map(([status, response]) => answer(`${operation.operationId} ${status}`, response, schemas)).join('')}
<details><summary>Errors</summary><ul>${answers
    .filter(([status]) => status >= '4')
    .flatMap(([status, { description }]) =>
      [...description.matchAll(/^`([a-z_]+)`: (.*)$/gm)].map(
        ([, code, words]) =>
          `<li><b class="s${status[0]}">${status}</b> <a href="/docs/errors#${code}"><code>${code}</code></a> ${inline(words ?? '')}</li>`,
      ),
    )
    .join('')}</ul></details></article>`
}

function answer(named: string, response: Operation['responses'][string], schemas: Named): string {
  const status = named.slice(-3)
  const [[type, media] = []] = Object.entries(response.content ?? {})
  if (!media)
    return `<details><summary><b class="s${status[0]}">${status}</b> ${escaped(response.description)}</summary><p>No body.</p></details>`
  const list = media.schema.type === 'array' ? (media.schema.items as Json) : media.schema
  const text =
    media.example === undefined
      ? ''
      : typeof media.example === 'string'
        ? media.example
        : JSON.stringify(media.example, null, 2)
  const fields = fieldsOf(list, schemas)
  return `<details><summary><b class="s${status[0]}">${status}</b> ${escaped(response.description)}: ${fields.length > 0 ? escaped(nameOf(media.schema, follow(list, schemas))) : escaped(type ?? '')}</summary>
${text ? block(text, type === 'application/json' ? 'json' : '') : ''}${table('Fields', fields, named)}</details>`
}

const nameOf = (schema: Json, whole: Json) => {
  const of = schema.type === 'array' ? ((schema.items as Json).$ref ?? '') : (schema.$ref ?? '')
  const name =
    String(of).split('/').at(-1) || (typeof whole.description === 'string' ? whole.description : 'the answer')
  return schema.type === 'array' ? `a list of ${name}` : name
}

/** Landmarks of one page have names of their own. */
function table(title: string, fields: Field[], of: string): string {
  if (fields.length === 0) return ''
  const row = ({ name, type, required, about }: Field) =>
    `<tr><th scope="row"><code>${escaped(name)}</code>${required ? '<small class="must">required</small>' : ''}</th><td><small>${escaped(type)}</small>${inline(about)}</td></tr>`
  return `<div class="wide" tabindex="0" role="region" aria-label="${title} of ${of}"><table class="fields"><caption>${title}</caption><tbody>${fields.map(row).join('')}</tbody></table></div>`
}

/** The little that descriptions use of Markdown: paragraphs, code, bold. */
export const inline = (text: string) =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
const prose = (text: string) =>
  text
    .split('\n\n')
    .map(part => `<p>${inline(part)}</p>`)
    .join('')
