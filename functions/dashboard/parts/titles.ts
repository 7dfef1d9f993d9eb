// What runs and templates are called wherever they are named.
import { nameOf, plain } from '#functions/dashboard/parts/icons.ts'
import type { Run } from '#lib/runs/run.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

/** A first line that is long enough is what people call the whole. */
const LEAST_TITLE = 12

const ITEM = /^(?:\d[.)]|[-–•*]) /
/** A list behind what announces it; “am 1. Mai” is a day. */
const LIST = /[:;.!?] 1[.)] \S/

/** The brief in one line, without a list that follows, cut between words; a card of a template has no brief. */
export const titleOf = ({ brief, asset_type }: Pick<Run, 'brief' | 'asset_type'>, most = 90): string => {
  const [head = '', next = ''] = brief.trim().split('\n')
  const isWhole = head.length >= LEAST_TITLE || ITEM.test(next.trim())
  const whole = (isWhole ? head : brief).replace(/\s{1,200}/g, ' ').trim()
  const list = whole.search(LIST)
  const line = (list > 0 ? whole.slice(0, list + 1) : whole).replace(/[:;]$/, '')
  const end = line.lastIndexOf(' ', most)
  const cut = line.length > most ? `${line.slice(0, end > 0 ? end : most).replace(/[,;:.–-]$/, '')}…` : line
  return cut || `${nameOf(asset_type)} from a template`
}

export const templateName = (name: string): string => catalogue[name]?.title ?? plain(name)
