// @ts-check
import { parseArgs } from 'node:util'
import { all, usage } from '../failure/failure.mjs'
import { commands } from './commands.mjs'
import { nearest } from './nearest.mjs'
import { flagName, globalOptions, options } from './options.mjs'

/**
 * @typedef {object} Line
 * @property {string} command The name of a command, or of a group of them, or ''.
 * @property {string | undefined} argument
 * @property {(name: string) => boolean} flag
 * @property {(name: string) => boolean} off Whether its `--no-` form was given last.
 * @property {(name: string) => string | undefined} text The last value given, else the initial one.
 * @property {(name: string) => string[]} all
 */

const groups = [
  ...new Set(
    Object.keys(commands)
      .filter(name => name.includes(' '))
      .map(name => name.split(' ')[0] ?? ''),
  ),
]

/** @param {string[]} argv @returns {Line} */
export function parse(argv) {
  const { tokens } = parseArgs({ args: argv, options: spec(), strict: false, allowPositionals: true, tokens: true })
  const words = tokens.flatMap(token => (token.kind === 'positional' ? [token.value] : []))
  const helping = words[0] === 'help'
  const { command, rest } = resolve(helping ? words.slice(1) : words)
  /** @type {Map<string, (string | boolean)[]>} */
  const given = new Map()
  const asked = tokens.filter(token => token.kind === 'option')
  for (const { name, value } of all(...asked.map(token => () => read(token, command))))
    given.set(name, [...(given.get(name) ?? []), value])
  if (isBrief(command, rest) && !given.has('brief')) given.set('brief', rest.splice(0))
  if (helping) given.set('help', [true])
  const last = (/** @type {string} */ name) => given.get(name)?.at(-1)
  if (!last('help') && !last('version')) checkRest(command, rest, given.has('brief'))
  return {
    command,
    argument: rest[0],
    flag: name => last(name) === true,
    off: name => last(name) === false,
    text: name => {
      const value = last(name) ?? options[name]?.initial
      return typeof value === 'string' ? value : undefined
    },
    all: name => (given.get(name) ?? []).filter(value => typeof value === 'string'),
  }
}

/** A sentence in quotes after a command that needs a brief. @param {string} command @param {string[]} rest */
const isBrief = (command, [first = '', ...others]) =>
  others.length === 0 && first.trim().includes(' ') && Boolean(commands[command]?.required?.includes('brief'))

function spec() {
  /** @type {Record<string, { type: 'string' | 'boolean', short?: string }>} */
  const known = {}
  for (const [name, { value, short, negatable }] of Object.entries(options)) {
    known[name] = { type: value ? 'string' : 'boolean', ...(short && { short }) }
    if (negatable) known[`no-${name}`] = { type: 'boolean' }
  }
  return known
}

/** @param {string[]} words */
function resolve(words) {
  const [first = '', second = ''] = words
  if (commands[`${first} ${second}`]) return { command: `${first} ${second}`, rest: words.slice(2) }
  const isGroup = groups.includes(first)
  if (commands[first] && (second === '' || !isGroup)) return { command: first, rest: words.slice(1) }
  if (first === '' || (isGroup && second === '')) return { command: first, rest: [] }
  const names = Object.keys(commands)
  if (isGroup) throw noCommand(`${first} ${second}`, within(first, second, names), `brand ${first} --help`)
  const single = names.filter(name => !name.includes(' '))
  throw noCommand(first, same(first, single) ?? nearest(first, [...single, ...groups, 'help']), 'brand --help')
}

/** What other programs call the same deed. */
const SAME = [
  ['get', 'show', 'view', 'info'],
  ['list', 'ls', 'all'],
  ['rm', 'delete', 'remove', 'drop', 'del', 'cancel'],
  ['add', 'upload', 'create', 'new'],
  ['change', 'set', 'edit', 'update', 'reschedule'],
  ['account', 'me', 'whoami', 'key', 'status'],
  ['generate', 'create', 'new', 'make', 'render', 'draw'],
  ['post', 'publish', 'share', 'send'],
]

/** @param {string} typed @param {string[]} names */
const same = (typed, names) => names.find(name => SAME.some(all => all.includes(typed) && all.includes(name)))

/** @param {string} group @param {string} typed @param {string[]} names */
function within(group, typed, names) {
  const own = names.filter(name => name.startsWith(`${group} `)).map(name => name.slice(group.length + 1))
  const meant = same(typed, own) ?? nearest(typed, own)
  return meant && `${group} ${meant}`
}

/** @param {string} typed @param {string | undefined} meant @param {string} help */
const noCommand = (typed, meant, help) =>
  usage(`There is no command "${typed}".`, meant ? `Did you mean brand ${meant}?` : `${help} lists all commands.`)

/**
 * @param {{ name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined }} token
 * @param {string} command
 */
function read({ name: typed, rawName, value, inlineValue }, command) {
  const name = typed.startsWith('no-') && options[typed.slice(3)]?.negatable ? typed.slice(3) : typed
  const option = options[name]
  const allowed = [...(commands[command]?.options ?? []), ...globalOptions]
  if (!option || (command !== '' && !allowed.includes(name))) throw unknown(rawName, typed, command, allowed)
  if (!option.value) {
    if (inlineValue) throw usage(`${rawName} takes no value.`)
    return { name, value: name === typed }
  }
  if (value === undefined || (!inlineValue && /^--?[a-z]/i.test(value))) {
    throw usage(
      `${rawName} needs a value: ${rawName} <${option.value}>.`,
      `If it begins with a dash, write ${rawName}=<${option.value}>.`,
    )
  }
  return { name, value }
}

/** @param {string} rawName @param {string} typed @param {string} command @param {string[]} allowed */
function unknown(rawName, typed, command, allowed) {
  const owner = Object.keys(commands).filter(name => commands[name]?.options.includes(typed))
  const meant = nearest(
    typed,
    allowed.flatMap(name => (options[name]?.negatable ? [name, `no-${name}`] : [name])),
  )
  const help = `brand ${command ? `${command} ` : ''}--help lists all options.`
  if (!command || !owner.length) {
    return usage(`There is no option ${rawName}.`, meant ? `Did you mean --${meant}?` : help)
  }
  return usage(
    `brand ${command} has no option ${flagName(typed)}.`,
    `It belongs to ${owner.map(name => `brand ${name}`).join(', ')}.`,
  )
}

/** @param {string} command @param {string[]} rest @param {boolean} hasBrief */
function checkRest(command, rest, hasBrief) {
  const argument = commands[command]?.argument
  const [first] = argument ? rest.slice(1) : rest
  if (first !== undefined) {
    const takesBrief = commands[command]?.options.includes('brief')
    if (takesBrief && !hasBrief && rest.length === 1)
      throw usage(
        `"${first}" is no brief: one says in a sentence what people should know.`,
        `One word all the same: --brief "${first}"`,
      )
    throw usage(
      `"${first}" is one word too many.`,
      takesBrief
        ? `Put the whole brief in quotes: --brief "… ${first} …".`
        : `Such as: ${commands[command]?.examples[0] ?? `brand ${command} --help`}`,
    )
  }
  if (argument && rest[0] === undefined) {
    throw usage(`brand ${command} needs ${argument}.`, `brand ${command} --help shows an example.`)
  }
}
