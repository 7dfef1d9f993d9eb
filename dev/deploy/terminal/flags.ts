// What stands behind `npm run deploy --`. Whatever is not understood is refused: it might have been meant for another deployment.
import { parseArgs } from 'node:util'
import { FIRST, Stop } from '#dev/deploy/deployment.ts'

const options = {
  name: { type: 'string', default: FIRST, what: `NAME: which deployment; ${FIRST} unless it is told` },
  'dry-run': { type: 'boolean', default: false, what: ': changes nothing and says what would be done' },
  'new-keys': { type: 'boolean', default: false, what: ': makes new keys though Workers run whose keys are lost' },
  'old-secrets': { type: 'boolean', default: false, what: ': though secrets were changed since; those of then run' },
  'yes-really': { type: 'boolean', default: false, what: ': that it is meant' },
  to: { type: 'string', what: 'FILE: where it is written, a file that is not there yet' },
  from: { type: 'string', what: 'FILE: a backup' },
  help: { type: 'boolean', short: 'h', default: false, what: ': this' },
} as const

export type Flag = keyof typeof options
export type Flags = {
  name: string
  'dry-run': boolean
  'new-keys': boolean
  'old-secrets': boolean
  'yes-really': boolean
  to?: string
  from?: string
  help: boolean
}

/** `takes`: what the command knows besides its name and --help. */
export function readFlags(command: string, args: string[], env: NodeJS.ProcessEnv, takes: readonly Flag[]): Flags {
  const how = `npm run ${command} -- `
  // Without the two dashes npm keeps an option for itself: a dry run would be a real one, staging would be production.
  const kept = Object.keys(options).find(name => env[`npm_config_${name.replaceAll('-', '_')}`])
  if (kept) throw new Stop(`npm took --${kept} for itself.`, `Write two dashes before it: ${how}--${kept} …`)
  const { values, positionals, tokens } = parsed(args, how)
  const [stray] = positionals
  if (stray) throw new Stop(`\`${stray}\` is not understood.`, `A deployment is named by ${how}--name ${stray}`)
  const known = knownOf(takes)
  const other = tokens.find(token => token.kind === 'option' && !known.includes(token.name as Flag))
  if (other?.kind === 'option')
    throw new Stop(`${command} takes no --${other.name}.`, `${how}--help names what it takes.`)
  return values
}

const knownOf = (takes: readonly Flag[]): Flag[] => ['name', ...takes, 'help']

/** A line for each. */
export const flagLines = (takes: readonly Flag[]): string =>
  knownOf(takes)
    .map(name => `  --${name}${options[name].what.startsWith(':') ? '' : ' '}${options[name].what}`)
    .join('\n')

function parsed(args: string[], how: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true, tokens: true })
  } catch (error) {
    const [first = ''] = (error as Error).message.split('. ')
    throw new Stop(`${first.replace(/\.$/, '')}.`, `${how}--help names what it takes.`)
  }
}
