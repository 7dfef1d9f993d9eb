import type { Span } from '#lib/composer/slots/links.ts'

const TOOLS =
  'npm|npx|pnpm|yarn|bun|pip3?|pipx|brew|cargo|go (?:get|install)|docker|curl|gem|composer require|apt(?:-get)? install|git|kubectl|helm|wget|deno|uv'
const LINE = new RegExp(
  `(?<![\\w/@.-])(?:${TOOLS}) (?:[a-z][\\w-]*|-{1,2}[\\w-]+|[@./\\w-]+)(?: (?:-{1,2}[\\w=-]+(?: \\d+\\w*)?|[@\\w./-]*[@/.=-][\\w@./:=-]*|[a-z][\\w-]*(?=\\s*(?:[.,;\\n]|&&|$))))*`,
  'g',
)
const TICKS = /`{1,3}(?:\w+\n)?([^`]{2,300})`{1,3}/g
const PROMPT = /^\s*\$ (.+)$/gm
const WORDS_AFTER = new Set(
  'is are was were has have had can will now does do did and or the a an to for with in on at of that which just helps lets makes gives keeps shows runs users app team blog by from went goes supports reads adds'.split(
    ' ',
  ),
)

/** Lines that a reader can type: ticked, after a prompt, begun by a known tool, or by the product's own name in lower case. */
export function findCommands(text: string, product: string): Span[] {
  const found: Span[] = []
  const add = (value: string, start: number, end: number): void => {
    const clean = value.trim().replace(/[.,;]+$/, '')
    if (clean && !found.some(other => start < other.end && other.start < end)) found.push({ value: clean, start, end })
  }
  for (const match of text.matchAll(TICKS))
    if (/[\s/-]/.test(match[1] ?? '')) add(match[1] ?? '', match.index, match.index + match[0].length)
  for (const match of text.matchAll(PROMPT)) add(match[1] ?? '', match.index, match.index + match[0].length)
  for (const match of text.matchAll(LINE))
    if (/\s-|@|install|add |\/|run |init|npx|pull|exec/.test(match[0]))
      add(match[0], match.index, match.index + match[0].replace(/[.,;]+$/, '').length)
  for (const span of ownCommands(text, product)) add(span.value, span.start, span.end)
  return found.sort((a, b) => a.start - b.start)
}

/** What may follow a command: an option with its value, a placeholder, or a word with a mark inside. */
const FLAG = '--?[a-z][\\w-]*'
const SWITCHES = '--(?:dry-run|force|watch|verbose|quiet|all|json|help|yes|global|save-dev|no-[\\w-]+)'
const BARE_VALUE =
  '[a-z][\\w-]*(?=\\s*(?:$|[.,;:)\\n]|-{1,2}[a-z]|(?:to|and|or|for|in|on|if|when|then|which|it|before|after|so)\\b))'
const OPTIONS = new RegExp(
  `^(?: (?:${SWITCHES}|${FLAG}(?:=[^\\s,;]+| \\d+\\w*| \\w*[_./:]\\w[\\w./:=-]*| ${BARE_VALUE})?|<[\\w-]+>|[\\w/]*[_./:=]\\w[\\w./:=-]*))+`,
)
const SUBCOMMAND =
  /^(?:init|run|build|start|login|push|pull|deploy|replay|add|install|test|sync|watch|new|create|check|serve|dev|logs?|up|scan|export|import)$/
const TOLD_TO_TYPE = /\b(?:run|use|try|type|with|via|using|running|is|command)[: ]+$/i

function ownCommands(text: string, product: string): Span[] {
  const tool = product.toLowerCase()
  if (!/^[a-z][a-z0-9-]+$/.test(tool)) return []
  const pattern = new RegExp(`(?<![\\w/@.-])${tool} ([a-z][a-z-]+)((?: [a-z][a-z-]*)?)(?![\\w.]*@)`, 'g')
  const spans: Span[] = []
  for (const match of text.matchAll(pattern)) {
    const [, first = '', second = ''] = match
    const after = text.slice(match.index + `${tool} ${first}`.length)
    const options = after.match(OPTIONS)?.[0]
    const typed = options?.includes(' --') || TOLD_TO_TYPE.test(text.slice(0, match.index))
    if (WORDS_AFTER.has(first) || !(typed || SUBCOMMAND.test(first))) continue
    const tail =
      SUBCOMMAND.test(first) && second && !WORDS_AFTER.has(second.trim()) && second.trim() !== 'then' ? second : ''
    const value = `${tool} ${first}${options ?? tail}`
    spans.push({ value, start: match.index, end: match.index + value.length })
  }
  return spans
}
