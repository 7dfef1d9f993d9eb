// What is wrong with the arguments of a call before anybody else has to look at them: all of it, so that it is mended once.
import * as z from 'zod'
import { type Flaw, flawsOf } from '#lib/flaws/flaws.ts'
import type { Issue } from '#lib/flaws/words.ts'
import type { Arguments, Refusal } from '#lib/mcp/call.ts'
import type { Tool } from '#lib/mcp/tool.ts'

/** Null where none is unknown and none is missing: the rest is judged by whoever answers, who knows more than the schema says. */
export function flawedArguments({ inputSchema }: Tool, given: Arguments): Refusal | null {
  const { properties = {}, required = [] } = inputSchema as { properties?: object; required?: string[] }
  const isUnknown = Object.keys(given).some(name => !Object.hasOwn(properties, name))
  if (!isUnknown && required.every(name => given[name] !== undefined)) return null
  const schema = z.fromJSONSchema({ ...inputSchema, additionalProperties: false })
  const { error } = schema.safeParse(given)
  const flaws = flawsOf((error?.issues ?? []) as Issue[], [], { schema, value: given })
  return { code: 'validation_error', message: flaws.map(told).join('. '), detail: flaws }
}

const told = ({ loc, msg }: Flaw): string => `${loc.join('.')}: ${msg}`
