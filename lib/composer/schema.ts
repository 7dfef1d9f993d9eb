// Schemas in the strictest form that providers have in common: every property required, no others, no union, no limits.
import * as z from 'zod'
import { answers } from '#lib/composer/answer.ts'
import type { AssetType } from '#lib/plans.ts'

type Json = { [key: string]: unknown }

const KEPT = new Set(['type', 'properties', 'items', 'enum', 'required', 'additionalProperties'])

const known: Partial<Record<AssetType, Json>> = {}

/** What an answer to this asset type has to look like; told anew for each question it would take milliseconds. */
export function answerSchema(asset_type: AssetType): Json {
  known[asset_type] ??= strict(answers[asset_type])
  return known[asset_type]
}

/** Any schema of objects, lists and texts, without what only some providers know. */
export const strict = (schema: z.ZodType): Json => plain(z.toJSONSchema(schema) as Json)

function plain(node: Json): Json {
  const kept = Object.fromEntries(Object.entries(node).filter(([key]) => KEPT.has(key)))
  if (node.items) kept.items = plain(node.items as Json)
  if (!node.properties) return kept
  const properties = Object.entries(node.properties as Record<string, Json>).map(([name, of]) => [name, plain(of)])
  return {
    ...kept,
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name),
    additionalProperties: false,
  }
}
