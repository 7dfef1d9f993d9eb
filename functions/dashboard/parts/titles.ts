// What runs and templates are called wherever they are named.
import { nameOf, plain } from '#functions/dashboard/parts/icons.ts'
import type { Named } from '#lib/runs/read/named-store.ts'
import type { Asset } from '#lib/runs/run.ts'
import { catalogue } from '#lib/templates/catalogue.ts'
import { partAnswers } from '#lib/words/preferences.ts'

/** A first line that is long enough is what people call the whole. */
const LEAST_TITLE = 12

const ITEM = /^(?:\d[.)]|[-–•*]) /
/** A list behind what announces it; “am 1. Mai” is a day. */
const LIST = /[:;.!?] 1[.)] \S/

type Titled = Named & { assets?: readonly Pick<Asset, 'alt_text'>[] }

/** The brief in one line; what its picture says where the words were changed; a card of data by its template and what it says. */
export function titleOf(run: Titled, most = 90): string {
  const { brief, asset_type, composer, template, output_text } = run
  const headline = headlineIn(run.alt_text ?? run.assets?.[0]?.alt_text ?? '')
  if (brief === '') {
    const kind = template ? templateName(template) : `${nameOf(asset_type)} from a template`
    const said = lineOf(output_text ?? '', most) || headline
    return template && said ? cutTo(`${kind}: ${said}`, most) : kind
  }
  return (composer === 'recipe' && cutTo(headline, most)) || lineOf(partAnswers(brief).brief, most)
}

/** “Infographic from Kiln: How a mug is made. Text: …” is named in its opening, “Guide from Kiln in 3 steps. Text: How a mug is made. …” by what stands first. */
function headlineIn(alt: string): string {
  const [opening = '', said = ''] = alt.split(' Text: ')
  const named = /^[^:]{1,80} (?:from|of|at|for) [^:]{1,80}: (.+)$/u.exec(opening.split('. Drawing: ')[0] ?? '')?.[1]
  return (named ?? said.split(/(?<=[.!?…]) /)[0] ?? '').replace(/\.$/, '')
}

/** Without a list that follows, cut between words. */
function lineOf(text: string, most: number): string {
  const [head = '', next = ''] = text.trim().split('\n')
  const isWhole = head.length >= LEAST_TITLE || ITEM.test(next.trim())
  const whole = (isWhole ? head : text).replace(/\s{1,200}/g, ' ').trim()
  const list = whole.search(LIST)
  return cutTo((list > 0 ? whole.slice(0, list + 1) : whole).replace(/[:;]$/, ''), most)
}

function cutTo(line: string, most: number): string {
  const end = line.lastIndexOf(' ', most)
  return line.length > most ? `${line.slice(0, end > 0 ? end : most).replace(/[,;:.–-]$/, '')}…` : line
}

export const templateName = (name: string): string => catalogue[name]?.title ?? plain(name)
