// A real request of the document in three languages.
const KEYED = /\/(programmatic|studio)\//

export type Request = { method: string; url: string; headers: Record<string, string>; body?: unknown; path: string }

/** A name of its own for each call: one that is copied twice would be answered as a repetition. */
const ONCE = 'Idempotency-Key'

const pretty = (body: unknown) => JSON.stringify(body, null, 2)
/** Files in base64 are shown by their beginning. */
const brief = (body: unknown) =>
  JSON.parse(JSON.stringify(body), (_, value) =>
    typeof value === 'string' && value.length > 200 && !value.includes(' ') ? `${value.slice(0, 24)}…` : value,
  )

export function curl({ method, url, headers, body, path }: Request): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}"${url}"`]
  if (KEYED.test(path)) lines.push('-H "Authorization: Bearer $BRAND_API_KEY"')
  for (const [name, value] of Object.entries(headers))
    lines.push(`-H "${name}: ${name === ONCE ? '$(uuidgen)' : value}"`)
  if (body !== undefined) {
    lines.push('-H "Content-Type: application/json"')
    lines.push(`-d '${pretty(brief(body)).replaceAll("'", "'\\''")}'`)
  }
  return lines.join(' \\\n  ')
}

export function typescript({ method, url, headers, body, path }: Request): string {
  const all = {
    ...(KEYED.test(path) ? { Authorization: '`Bearer $' + '{process.env.BRAND_API_KEY}`' } : {}),
    ...Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, name === ONCE ? 'crypto.randomUUID()' : `'${value}'`]),
    ),
    ...(body === undefined ? {} : { 'Content-Type': "'application/json'" }),
  }
  const written = Object.entries(all).map(
    ([name, value]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: ${value},`,
  )
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(written.length > 0 ? ['  headers: {', ...written, '  },'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${pretty(brief(body)).replaceAll('\n', '\n  ')}),`]),
  ]
  const call = options.length > 0 ? `'${url}', {\n${options.join('\n')}\n}` : `'${url}'`
  return `const response = await fetch(${call})\n${method === 'DELETE' ? 'console.log(response.status)' : 'console.log(await response.json())'}`
}

export function python({ method, url, headers, body, path }: Request): string {
  const all = [
    ...(KEYED.test(path) ? ['"Authorization": f"Bearer {os.environ[\'BRAND_API_KEY\']}"'] : []),
    ...Object.entries(headers).map(
      ([name, value]) => `"${name}": ${name === ONCE ? 'str(uuid.uuid4())' : `"${value}"`}`,
    ),
  ]
  const json = (body === undefined ? '' : pretty(brief(body)))
    .replaceAll(/\btrue\b/g, 'True')
    .replaceAll(/\bfalse\b/g, 'False')
    .replaceAll(/\bnull\b/g, 'None')
    .replaceAll('\n', '\n    ')
  const parts = [
    `"${method}"`,
    `"${url}"`,
    ...(all.length > 0 ? [`headers={${all.join(', ')}}`] : []),
    ...(body === undefined ? [] : [`json=${json}`]),
  ]
  return `import os, ${ONCE in headers ? 'uuid, ' : ''}requests\n\nresponse = requests.request(\n    ${parts.join(',\n    ')},\n)\nprint(response.status_code, response.text)`
}
