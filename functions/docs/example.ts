import type { Json } from '#functions/docs/fields.ts'

const samples: Record<string, unknown> = {
  brief: 'We open at six on Saturdays from now on',
  channel: 'linkedin',
  asset_type: 'card',
}

/** The request as a curl command, with what the body cannot do without. */
export function example(method: string, path: string, body: Json | undefined, base_url: string): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${base_url}${path.replaceAll(/\{([^}]+)\}/g, '<$1>')}`]
  if (path.includes('/programmatic/') || path.includes('/studio/')) lines.push('-H "Authorization: Bearer $KEY"')
  if (body) {
    const { properties = {}, required = [] } = body as { properties?: Record<string, Json>; required?: string[] }
    const content = Object.fromEntries(required.map(name => [name, samples[name] ?? sample(properties[name] ?? {})]))
    lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(content)}'`)
  }
  return lines.join(' \\\n  ')
}

function sample(schema: Json): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.type === 'array') return []
  if (schema.type === 'object') return {}
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0
  if (schema.type === 'boolean') return true
  return schema.format === 'uri' ? 'https://…' : '…'
}
