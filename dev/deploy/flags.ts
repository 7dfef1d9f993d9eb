// What stands behind `npm run deploy --`. Whatever is not understood is refused: it might have been meant for another deployment.
import { parseArgs } from 'node:util'
import { FIRST, Stop } from '#dev/deploy/deployment.ts'

const options = {
  name: { type: 'string', default: FIRST },
  'dry-run': { type: 'boolean', default: false },
  'yes-really': { type: 'boolean', default: false },
  to: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export type Flags = {
  name: string
  'dry-run': boolean
  'yes-really': boolean
  to?: string
  from?: string
  help: boolean
}

export function readFlags(
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
): { command: string; flags: Flags } {
  const how = `npm run ${command} -- `
  // Without the two dashes npm keeps an option for itself: a dry run would be a real one, staging would be production.
  const kept = Object.keys(options).find(name => env[`npm_config_${name.replaceAll('-', '_')}`])
  if (kept) throw new Stop(`npm took --${kept} for itself.`, `Write two dashes before it: ${how}--${kept} …`)
  const { values, positionals } = parsed(args, how)
  const [stray] = positionals
  if (stray) throw new Stop(`\`${stray}\` is not understood.`, `A deployment is named by ${how}--name ${stray}`)
  return { command, flags: values }
}

function parsed(args: string[], how: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const [first = ''] = (error as Error).message.split('. ')
    throw new Stop(`${first.replace(/\.$/, '')}.`, `${how}--help names what it takes.`)
  }
}
