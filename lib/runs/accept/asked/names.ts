// Channels and asset types as callers name them: told with whatever else is wrong, by a code of its own where nothing is.
import * as z from 'zod'
import { Channel, channelAliases } from '#lib/channels.ts'
import { openUnions } from '#lib/flaws/branches.ts'
import { nearest } from '#lib/flaws/nearest.ts'
import { type Issue, nounOf } from '#lib/flaws/words.ts'
import { AssetType } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'

/** In the order in which their codes are told. */
const codes = { asset_type: 'unsupported_asset_type', channel: 'unsupported_channel' } as const
type Field = keyof typeof codes

const LONGEST_SHOWN = 60

const name = (field: Field, options: readonly string[], alias: (name: string) => string) =>
  z
    .string({
      error: ({ input }) =>
        `is ${input === undefined ? 'missing' : nounOf(input)}; it takes one of ${options.join(', ')}`,
    })
    .superRefine((value, context) => {
      if (options.includes(alias(value))) return
      const params = { field, options }
      context.addIssue({ code: 'custom', message: unknown(value, options), input: value, params })
    })

function unknown(value: string, options: readonly string[]): string {
  const meant = nearest(value, options)
  const guess = meant ? `Did you mean ${meant}? ` : ''
  return `\`${value.slice(0, LONGEST_SHOWN)}\` is not supported. ${guess}Use one of ${options.join(', ')}.`
}

const channelIn = (name: string) => channelAliases[name] ?? name

export const ChannelName = name('channel', Channel.options, channelIn).describe(
  '`twitter` (or `x`), `linkedin`, `instagram`, `youtube`, `tiktok`, `bluesky`, `threads` or `facebook`: for size and caption.',
)
export const AssetTypeName = name('asset_type', AssetType.options, name => name).describe(
  '`card`, `carousel`, `slideshow`, `infographic`, `og_image` or `video`.',
)

/** What a name that was taken means. */
export const channelOfName = (name: string): Channel => Channel.parse(channelIn(name))

const fieldOf = (issue: Issue): Field | undefined => (issue.code === 'custom' ? issue.params?.field : undefined)

/** The refusal of names alone; null where something else is wrong as well, whose list then has them. */
export function unsupported(issues: readonly Issue[]): Problem | null {
  const opened = openUnions(issues)
  if (opened.length === 0 || !opened.every(issue => fieldOf(issue))) return null
  const told = (Object.keys(codes) as Field[]).flatMap(field => {
    const own = opened.filter(issue => fieldOf(issue) === field)
    const detail = { field, allowed: (field === 'channel' ? Channel : AssetType).options }
    return [...new Set(own.map(({ message }) => message))].map(message => ({
      ...{ code: codes[field], message: `${field} ${message}`, detail },
    }))
  })
  const [first] = told
  if (!first) return null
  const message = told.map(each => each.message).join(' ')
  return new Problem(first.code, message, { detail: first.detail, ...(told.length > 1 ? { issues: told } : {}) })
}
