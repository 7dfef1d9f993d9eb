// Every regular expression that stands in the tree, and every place that builds one while the program runs.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

export const ROOT = join(import.meta.dirname, '../..')

export type Pattern = { source: string; flags: string; at: string }

type Node = Record<string, unknown> & { type: string; start: number }

/** `builders` are `file:line` of each call of RegExp. */
export function writtenPatterns(): { patterns: Pattern[]; builders: string[] } {
  const patterns: Pattern[] = []
  const builders: string[] = []
  for (const file of globSync('{lib,functions,cli,dev}/**/*.{ts,tsx,mjs}', { cwd: ROOT })) {
    // Compiled to WASM there are no patterns in that language; what was built lies beside what it was built from.
    if (file.includes('/as/') || file.includes('/dist/') || file.endsWith('.d.ts')) continue
    const code = readFileSync(join(ROOT, file), 'utf8')
    if (!code.includes('/')) continue
    const line = (start: number) => code.slice(0, start).split('\n').length
    visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), node => {
      const { regex } = node as { regex?: { pattern: string; flags: string } }
      if (node.type === 'Literal' && regex) patterns.push({ source: regex.pattern, flags: regex.flags, at: file })
      const callee = node.callee as Node | undefined
      const calls = node.type === 'NewExpression' || node.type === 'CallExpression'
      if (calls && callee?.name === 'RegExp' && !file.startsWith('dev/')) builders.push(`${file}:${line(node.start)}`)
    })
  }
  return { patterns, builders }
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const one of value) visit(one, see)
    return
  }
  if ('type' in value) see(value as Node)
  for (const key of Object.keys(value)) visit((value as Node)[key], see)
}
