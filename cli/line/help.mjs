// @ts-check
/** @import { Screen } from '../terminal/screen.mjs' */
import { exitMeanings } from '../failure/failure.mjs'
import { wrap } from '../terminal/words.mjs'
import { commands } from './commands.mjs'
import { flagName, globalOptions, options } from './options.mjs'

const MARGIN = 2
const NARROWEST = 30
const WIDEST = 100

/** @param {string} command @param {Screen} screen */
export function help(command, screen) {
  const known = commands[command]
  return `${(known ? commandHelp(command, known, screen) : overview(command, screen)).join('\n')}\n`
}

/** What there is, for programs: commands with their options, what stands for each value, exit statuses. @param {string} command */
export function helpData(command) {
  const within = Object.entries(commands).filter(
    ([name]) => command === '' || name === command || name.startsWith(`${command} `),
  )
  const described = (/** @type {string[]} */ names, required = /** @type {string[]} */ ([])) =>
    names.map(name => ({ option: flagName(name), ...options[name], required: required.includes(name) }))
  return {
    commands: within.map(([name, { about, argument, options: own, required, examples }]) => ({
      ...{ command: `brand ${name}`, about, argument, examples },
      options: described(own, required),
    })),
    every_command: described(globalOptions),
    exit_statuses: Object.fromEntries(exitMeanings),
  }
}

/** @param {string} command @param {import('./commands.mjs').Command} known @param {Screen} screen */
function commandHelp(command, known, screen) {
  const { bold, cyan, dim } = screen.paint
  const own = known.options
  const room = Math.min(screen.columns, WIDEST)
  const form = [
    `brand ${command}`,
    known.argument,
    ...(known.required ?? []).map(formOf),
    own.length > (known.required?.length ?? 0) ? '[options]' : undefined,
  ]
  return [
    `${known.about}.`,
    '',
    bold('Examples'),
    ...known.examples.map(example => `  ${cyan(example)}`),
    '',
    bold('Usage'),
    `  ${form.filter(Boolean).join(' ')}`,
    ...(own.length ? ['', bold('Options'), ...rows(own, screen)] : []),
    '',
    ...wrap(`Also ${globalOptions.map(flagName).join(', ')}: see brand --help.`, room).map(dim),
    ...(known.more ? ['', ...wrap(known.more, room).map(dim)] : []),
  ]
}

/** @param {string} group @param {Screen} screen */
function overview(group, screen) {
  const { bold, cyan, dim } = screen.paint
  const shown = Object.entries(commands).filter(([name]) => group === '' || name.startsWith(`${group} `))
  const width = Math.max(...shown.map(([name]) => name.length))
  const list = shown.map(([name, { about }]) => `  ${cyan(name.padEnd(width))}  ${about}`)
  if (group)
    return [bold(`brand ${group}`), ...list, '', dim(`brand ${group} <command> --help shows examples and options.`)]
  return [
    'One sentence in, on-brand assets out.',
    '',
    bold('Begin'),
    `  ${cyan('brand login')}`,
    `  ${cyan('brand generate --brief "We now have dark mode."')}`,
    '',
    bold('Commands'),
    ...list,
    '',
    bold('Every command'),
    ...rows(globalOptions, screen),
    '',
    bold('Exit status'),
    ...exitMeanings.map(([status, meaning]) => `  ${String(status).padStart(3)}  ${meaning}`),
    '',
    dim('brand <command> --help shows examples and options.'),
  ]
}

/** @param {string} name */
function formOf(name) {
  const { value } = options[name] ?? {}
  return `${flagName(name)}${value ? ` <${value}>` : ''}`
}

/** @param {string[]} names @param {Screen} screen */
function rows(names, screen) {
  const { cyan } = screen.paint
  const forms = names.map(name => {
    const { short } = options[name] ?? {}
    return `${short ? `-${short}, ` : '    '}${formOf(name)}`
  })
  const left = Math.max(...forms.map(form => form.length)) + 2 * MARGIN
  const room = Math.max(NARROWEST, Math.min(screen.columns, WIDEST) - left)
  return names.flatMap((name, i) => {
    const [first = '', ...rest] = wrap(described(name), room)
    const form = `${' '.repeat(MARGIN)}${forms[i]}`.padEnd(left)
    return [`${cyan(form)}${first}`, ...rest.map(line => ' '.repeat(left) + line)]
  })
}

/** @param {string} name */
function described(name) {
  const { about = '', initial, choices } = options[name] ?? {}
  const extra = [choices?.join(', '), initial && `default ${initial}`].filter(Boolean).join('; ')
  return extra ? `${about} (${extra})` : about
}
