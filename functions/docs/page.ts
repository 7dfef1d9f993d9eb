// The reference for people, made of the interface document alone; it loads nothing.
import { html, raw } from 'hono/html'
import { example } from '#functions/docs/example.ts'
import { type Field, fieldsOf, follow, type Json, typeOf } from '#functions/docs/fields.ts'
import { styles } from '#functions/docs/styles.ts'
import type { Document } from '#functions/openapi/document.ts'

type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: boolean
  parameters?: { name: string; in: string; required: boolean; description: string; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>
}
type Listed = { method: string; path: string; operation: Operation }

type About = {
  info: { title: string; version: string; summary: string; description: string }
  tags: { name: string; description: string }[]
}

export function docsPage(document: Document, base_url: string) {
  const { info, tags } = document as unknown as About
  const listed: Listed[] = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  )
  const groups = tags
    .map(tag => ({ ...tag, listed: listed.filter(one => one.operation.tags[0] === tag.name) }))
    .filter(group => group.listed.length > 0)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}: API</title><style>${raw(styles)}</style>
</head>
<body>
<nav aria-label="Operations"><a class="home" href="#top">API <small>${info.version}</small></a>
${groups.map(group => html`<h2>${group.name}</h2><ul>${group.listed.map(one => html`<li><a href="#${one.operation.operationId}">${one.operation.summary}</a></li>`)}</ul>`)}
</nav>
<main id="top">
<header><p class="eyebrow">Reference</p><h1>${info.title}</h1><p class="lead">${info.summary}</p>${prose(info.description)}
<p>Base URL <code>${base_url}</code>. The same as data: <a href="/api/v1/openapi.json">openapi.json</a>.</p></header>
${groups.map(group => html`<section><h2>${group.name}</h2><p>${group.description}</p>${group.listed.map(one => operation(one, document, base_url))}</section>`)}
</main>
</body>
</html>`
}

function operation({ method, path, operation }: Listed, document: Document, base_url: string) {
  const body = operation.requestBody?.content['application/json']?.schema
  const statuses = Object.entries(operation.responses)
  return html`<article id="${operation.operationId}">
<h3><a href="#${operation.operationId}">${operation.summary}</a>${operation.deprecated ? html` <em>deprecated</em>` : ''}</h3>
<p class="path"><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code></p>
${prose(operation.description)}
${
  operation.parameters
    ? table(
        'Parameters',
        operation.parameters
          .filter(one => !one.name.startsWith('X-Service-Key'))
          .map(one => ({
            name: one.name,
            type: `${typeOf(one.schema, document)}, ${one.in}`,
            required: one.required,
            about: one.description,
          })),
      )
    : ''
}
${body ? table('Body', fieldsOf(body, document)) : ''}
<pre><code>${example(method, path, body && follow(body, document), base_url)}</code></pre>
${statuses.map(([status, response]) => html`<details><summary><b class="s${status[0]}">${status}</b> ${prose(response.description)}</summary>${answer(response.content, document)}</details>`)}
</article>`
}

function answer(content: Record<string, { schema: Json }> | undefined, document: Document) {
  const [[type, media] = []] = Object.entries(content ?? {})
  if (!media) return html`<p>No body.</p>`
  const list = media.schema.type === 'array' ? (media.schema.items as Json) : media.schema
  const fields = fieldsOf(list, document)
  return fields.length > 0
    ? table(media.schema.type === 'array' ? 'A list of' : 'Body', fields)
    : html`<p><code>${type}</code></p>`
}

function table(title: string, fields: Field[]) {
  if (fields.length === 0) return ''
  return html`<table><caption>${title}</caption><tbody>${fields.map(
    field =>
      html`<tr><th scope="row"><code>${field.name}</code>${field.required ? html`<small>required</small>` : ''}</th><td><span>${field.type}</span>${field.about ? html` ${prose(field.about)}` : ''}</td></tr>`,
  )}</tbody></table>`
}

/** The little that descriptions use of Markdown: paragraphs, code, bold. */
function prose(text: string) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const marked = escaped.replace(/`([^`]+)`/g, '<code>$1</code>').replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
  const paragraphs = marked.split('\n\n')
  return raw(paragraphs.length === 1 ? `<span>${marked}</span>` : paragraphs.map(part => `<p>${part}</p>`).join(''))
}
