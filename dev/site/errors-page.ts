// The catalogue of errors: an anchor for each code, which the `doc_url` of a problem leads to.
import { codes } from '#dev/site/markdown-twins.ts'
import { inline } from '#dev/site/reference.ts'
import type { Shown } from '#dev/site/shell.ts'
import { statuses } from '#functions/http/answer/problem.ts'
import { errors } from '#functions/openapi/words/errors.ts'
import type { Code } from '#lib/problem.ts'

const titles: Record<number, string> = {
  400: 'The request cannot be done as it is',
  401: 'Who is asking',
  402: 'Plans and credits',
  403: 'Not allowed',
  404: 'Not there',
  405: 'Another method',
  409: 'Something else came first',
  410: 'No longer there',
  412: 'It has changed meanwhile',
  413: 'Too large',
  415: 'Another kind of content',
  422: 'Fields that do not fit',
  429: 'Too much at once',
  500: 'On our side',
  502: 'On the side of a platform',
  503: 'For the moment',
}

export function errorsPage(): Shown {
  const groups = [...Map.groupBy(codes, code => statuses[code])].sort(([a], [b]) => a - b)
  const item = (code: Code) =>
    `<div class="error" id="${code}"><h3><a class="anchor" href="#${code}"><code>${code}</code></a></h3><p>${inline(errors[code][0])}</p><p><strong>What mends it.</strong> ${inline(errors[code][1])}</p></div>`
  const html = groups
    .map(
      ([status, listed]) =>
        `<h2 id="status-${status}">${status} ${titles[status] ?? ''}</h2>${listed.map(item).join('')}`,
    )
    .join('')
  return {
    slug: 'errors',
    title: 'Errors',
    about: 'Every code, what stands behind it and what mends it.',
    headings: groups.map(([status]) => ({
      level: 2,
      text: `${status} ${titles[status] ?? ''}`,
      id: `status-${status}`,
    })),
    html: `<h1>Errors</h1><p>Every error is <code>{code, message, detail?, request_id, doc_url}</code>. <code>code</code> is a closed list and never renamed; <code>message</code> is for people and may be reworded. Places in <code>detail</code> are named like <code>body.items.0.channel</code>.</p>${html}`,
  }
}
