/** What robots.txt (RFC 9309) lets us read: the rules of the most exact group that names us, the longest match decides. */
export type Robots = (path: string) => boolean

const MOST_RULES = 2_000
/** Longer rules are read as far as this, which forbids or allows more than they say. */
const LONGEST_RULE = 512
/** Characters of a rule or a path that are compared before a site is left alone. */
const MOST_COMPARED = 100_000_000
const AGENT = 'brand-content'

type Rule = { allow: boolean; pattern: string }

export function readRobots(text: string): Robots {
  const groups: { agents: string[]; rules: Rule[] }[] = []
  let gathering = false
  let count = 0
  for (const line of text.split(/\r\n?|\n/)) {
    const { name, value } = fieldOf(line)
    if (name === 'user-agent') {
      if (!gathering) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
      gathering = true
    } else if (name === 'allow' || name === 'disallow') {
      gathering = false
      if (value !== '' && count++ < MOST_RULES)
        groups.at(-1)?.rules.push({ allow: name === 'allow', pattern: value.slice(0, LONGEST_RULE) })
    }
  }
  const named = groups.filter(group => group.agents.some(agent => agent === AGENT))
  const chosen = named.length > 0 ? named : groups.filter(group => group.agents.includes('*'))
  const rules = chosen.flatMap(group => group.rules)
  const written = rules.reduce((sum, rule) => sum + rule.pattern.length, 0)
  return path => path === '/robots.txt' || (written * path.length <= MOST_COMPARED && decided(rules, path))
}

/** `name: value # remark`, found by its marks. */
function fieldOf(line: string): { name: string; value: string } {
  const remark = line.indexOf('#')
  const said = remark < 0 ? line : line.slice(0, remark)
  const colon = said.indexOf(':')
  return { name: said.slice(0, Math.max(0, colon)).trim().toLowerCase(), value: said.slice(colon + 1).trim() }
}

function decided(rules: Rule[], path: string): boolean {
  let best: Rule = { allow: true, pattern: '' }
  for (const rule of rules) {
    if (!matches(rule.pattern, path)) continue
    const longer = rule.pattern.length - best.pattern.length
    if (longer > 0 || (longer === 0 && rule.allow)) best = rule
  }
  return best.allow
}

/** `*` is anything, `$` at the end is the end; found part by part, so that no pattern takes long. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of rest.entries()) {
    if (anchored && index === rest.length - 1) return path.length - part.length >= at && path.endsWith(part)
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !anchored || at === path.length
}
