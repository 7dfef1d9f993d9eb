import type { Clause } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

export type Told = { headline: string; rest?: string }

/** “Shortlisted for X at the Y awards” is the award first, then what for. */
export function awarded(clause: Clause): Told | undefined {
  const match = clause.text.match(AWARD)
  const [, deed = '', what = '', award = ''] = match ?? []
  const headline = `${upperFirst(deed.toLowerCase())}: ${stripStop(award).replace(/^the /i, '')}.`
  return match && headline.length <= 60 ? { headline, rest: sentence(upperFirst(`for ${what}`)) } : undefined
}

const AWARD =
  /^(?:we(?:’re| are|’ve been| have been| were| got)? |\p{Lu}\S+ (?:is|was) )?(shortlisted|nominated|highly commended) (?:for|as) (?:the )?(.{4,60}?) (?:at|in|by) ((?:the )?\p{Lu}.{4,48})$/iu

/** “We reduced X by 32%” is “X down 32%”. */
export function changed(text: string): string | undefined {
  const match = text.match(
    /^(?:we|we’ve|we have) (?:just )?(reduced|cut|lowered|shrank|dropped|increased|grew|raised|improved) (?:our |the )?(.{3,40}?) by (?:about |over )?(\d+(?:\.\d+)?\s?%)(.*)$/i,
  )
  if (!match?.[1] || !match[2]) return undefined
  return `${match[2]} ${/^(?:increased|grew|raised|improved)/i.test(match[1]) ? 'up' : 'down'} ${match[3]}${match[4] ?? ''}`
}

/** “We now do gluten free pancakes”: what there is now. */
export const offered = (text: string): string | undefined =>
  text.match(
    /^we (?:now|also|have started to) (?:do|sell|stock|offer|make|bake|serve|have) ((?!it\b|that\b|this\b).+)$/i,
  )?.[1]
