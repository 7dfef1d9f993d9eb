// How many lines the longest function of a file has, from its first to its last, whatever stands in them.
import { parseAst } from 'vitest/node'

const kinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

type Node = { type: string; start: number; end: number }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export function longestFunction(file: string, text: string): number {
  const linesOf = ({ start, end }: Node) => text.slice(start, end).split('\n').length
  const longest = (node: Node): number => {
    const within = Object.values<unknown>(node).flat().filter(isNode).map(longest)
    return Math.max(kinds.has(node.type) ? linesOf(node) : 0, ...within)
  }
  return longest(parseAst(text, { lang: file.endsWith('.mjs') ? 'js' : 'ts' }) as unknown as Node)
}
