import { parseArgs } from 'node:util'
import { readFaults } from '#dev/qstash/faults.ts'

export type Options = {
  port: number
  dir: string
  fresh: boolean
  demo: boolean
  render_processes: number
  database_url: string | undefined
  redis_url: string | undefined
  queue_faults: string | undefined
}

export class UsageError extends Error {}

/** Where it serves, where nobody says otherwise. */
const PORT = 8_787

export const portRefusal = (port: number, why: string): string =>
  `Port ${port} ${why}. Choose another: PORT=${Math.max(PORT, port + 1)} npm start, or PORT=0 for any.`

const help = `Starts the whole service on this machine and makes one demonstration picture.

  npm start                    everything, on port 8787
  npm start -- --no-demo       without the demonstration
  PORT=0 npm start             any free port
  FRESH=1 npm start            wipe the local data first
  LOCAL_DIR=.other npm start   keep the local data elsewhere (.local)

  RENDER_PROCESSES=1|2         render Workers to run (1)
  LOCAL_DATABASE_URL=…         a real PostgreSQL instead of the embedded one
  LOCAL_REDIS_URL=…            a real Redis instead of the embedded one
  QSTASH_FAULTS=…              e.g. "drop=0.1,duplicate=0.2,delay=0.3,reorder=0.2,clock=20,seed=7"`

/** Null when help was asked for, and printed. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options | null {
  // Without the two dashes npm keeps it for itself, and the demonstration is made.
  if (env.npm_config_demo !== undefined)
    throw new UsageError('npm took --no-demo for itself. Write two dashes before it: npm start -- --no-demo')
  const { values } = parsed(args)
  if (values.help) {
    console.log(help)
    return null
  }
  return {
    port: whole('PORT', env.PORT ?? `${PORT}`, 0, 65_535),
    dir: env.LOCAL_DIR || '.local',
    fresh: env.FRESH === '1',
    demo: !values['no-demo'],
    render_processes: whole('RENDER_PROCESSES', env.RENDER_PROCESSES ?? '1', 1, 2),
    database_url: env.LOCAL_DATABASE_URL || undefined,
    redis_url: env.LOCAL_REDIS_URL || undefined,
    queue_faults: faults(env.QSTASH_FAULTS),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        'no-demo': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\nTry \`npm start -- --help\`.`)
  }
}

function faults(text: string | undefined): string | undefined {
  if (!text) return undefined
  try {
    return readFaults(text).text
  } catch (error) {
    throw new UsageError(`QSTASH_FAULTS: ${(error as Error).message}.`)
  }
}

function whole(name: string, text: string, from: number, to: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= from && value <= to) return value
  throw new UsageError(`${name} is ${JSON.stringify(text)}; it takes a whole number from ${from} to ${to}.`)
}
