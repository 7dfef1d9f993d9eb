// What the commands of the administration have in common, and what they read their arguments with.
import { parseArgs } from 'node:util'
import type * as z from 'zod'
import type { World } from '#lib/ctx.ts'
import { flawsOf } from '#lib/flaws/flaws.ts'
import { nearest } from '#lib/flaws/nearest.ts'

export const by = { actor: 'admin', request_id: 'admin' }

export type Command = (world: World, args: string[]) => Promise<unknown>

export class AdminUsage extends Error {}

type Kinds = Record<string, 'string' | 'boolean'>
type Flags<K extends Kinds> = { [Name in keyof K]?: K[Name] extends 'boolean' ? boolean : string }

export function flags<const K extends Kinds>(args: string[], kinds: K): Flags<K> {
  const options = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]))
  try {
    return parseArgs({ args, options }).values as Flags<K>
  } catch (error) {
    throw new AdminUsage(
      unknownOf(args, Object.keys(kinds)) ?? (error instanceof Error ? error.message : String(error)),
    )
  }
}

/** The first flag that a command does not take, with the one that was probably meant. */
function unknownOf(args: readonly string[], known: readonly string[]): string | undefined {
  const names = args.flatMap(arg => /^--([^=]+)/.exec(arg)?.[1] ?? [])
  const given = names.find(name => !known.includes(name))
  if (given === undefined) return
  const meant = known.find(name => name.startsWith(given)) ?? nearest(given, known)
  const taken = known.map(name => `--${name}`).join(', ')
  return `There is no --${given} here. ${meant ? `Did you mean --${meant}?` : `It takes ${taken}.`}`
}

export function needed(name: string, value: string | undefined): string {
  const where = name === 'workspace' ? ' `npm run admin -- workspace list` prints the ids.' : ''
  if (!value) throw new AdminUsage(`--${name} is missing.${where}`)
  return value
}

export const workspaceOf = (args: string[]) => needed('workspace', flags(args, { workspace: 'string' }).workspace)

/** What a schema makes of the flags, each of which is named as its field is: `workspace_id` is `--workspace`. */
export function taken<Schema extends z.ZodType>(schema: Schema, given: Record<string, unknown>): z.output<Schema> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const flaws = flawsOf(result.error.issues, [], { schema, value: given })
  throw new AdminUsage(flaws.map(({ loc, msg }) => `${flagOf(loc[0])} ${msg}`).join('\n'))
}

/** Fields that have a shorter name here. */
const SHORT: Record<string, string> = {
  auto_post_min_score: 'min-score',
  allowed_addresses: 'addresses',
  connected_accounts: 'accounts',
}

const flagOf = (field: string | number | undefined) =>
  `--${SHORT[String(field)] ?? String(field).replace(/_id$/, '').replaceAll('_', '-')}`

/** The id that stands before the flags. */
export function idFirst(command: string, [id, ...rest]: string[]): [id: string, rest: string[]] {
  if (!id || id.startsWith('-')) throw new AdminUsage(`${command} takes an id first.`)
  return [id, rest]
}

export const list = (text: string | undefined) => text?.split(',').map(item => item.trim())
export const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))

export function onOff(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined || text === 'on' || text === 'off') return text && text === 'on'
  throw new AdminUsage(`--${name} is on or off.`)
}
