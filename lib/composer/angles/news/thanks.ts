import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, remaining, say } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

const OPEN =
  /^((?:(?:an? )?(?:(?:very|really) )?(?:big|huge|massive|special|enormous|heartfelt) )?(?:thank you|thankyou|thanks)(?: so much| very much| again)?|(?:we (?:also )?)?(?:(?:want|would like|’d like) to )?thank)(?: to)? (?!for\b|you\b)(.+)$/i
/** Before the next who is thanked; “came to”, “gave to” go on with the last. */
const NEXT =
  /,? (?:and |also )*(?<!\b(?:came|come|gave|given|went|wrote|back|next|close|up|listened|talked|donated|contributed|invited|welcome|travelled|turned) )to (?=the\b|our\b|all\b|every|both\b|those\b|my\b|\p{Lu})/u
/** Whoever a verb thanks follows the last without a “to”. */
const NEXT_BARE = /, (?:and )?(?=the\b|our\b|all\b|every|\p{Lu})|,? and (?=\p{Lu}\p{L}+ [^,]*\bfor\b)/u
/** “Rosa, who leaves us today, for every invoice and every joke”. */
const FOR_MORE = /^(.{3,30}?), who .*?, (for .{12,})$/i
/** “…, we raised £640”: the sum is the news, and told as such. */
const RAISED = /, (?:we|you|together we) (?:raised|made|collected|sold|donated)\b/i
const FIRST_MOST = 60

/** Thanks to several: the first stands large with what they did, every other below it with theirs. */
export function thanks(reading: Reading): Draft[] {
  const clause = reading.facts[0]
  if (reading.language !== 'en' || !clause || RAISED.test(clause.text)) return []
  const [, opener = '', rest = ''] = clause.text.match(OPEN) ?? []
  const bare = /thank$/i.test(opener)
  const [first = '', ...others] = rest.split(bare ? NEXT_BARE : NEXT).map(stripStop)
  const alone = others.length === 0
  if (alone ? !FOR_MORE.test(first) : others.some(each => each.split(' ').length < 2 && !/^\p{Lu}/u.test(each)))
    return []
  const words = bare ? 'Thank you' : upperFirst(opener.replace(/^thankyou/i, 'thank you'))
  const { head, more, day } = opened(first, clause, reading)
  const said = others.map(each => (bare ? each.replace(/^and /i, '') : each))
  const news = remaining(reading, [clause.text], 3)
  const headline = `${words} to ${head}.`
  const rows = clean([more, ...said.map((each, at) => (more && at === 0 ? `and ${each}` : each))]).map(upperFirst)
  const listed = rows.length >= 2 && !day && news.length === 0 && rows.every(row => row.length <= BOX_LIMITS.item)
  const own = more ? sentence(upperFirst(more)) : undefined
  return [
    draft({
      angle: 'thanks',
      frame: 'brief',
      rank: 70,
      template: listed ? 'feature_list' : 'statement',
      top: head,
      lead: sentence(upperFirst(clause.text)),
      boxes: {
        headline,
        items: listed ? rows.slice(0, 6) : undefined,
        body: listed ? undefined : bodyOf(own, said, news),
        eyebrow: day,
      },
      details: news,
      said: [clause.text],
      action: addressOf(reading),
      points: clean([own, ...said.map(each => `And to ${each}`), ...news]).map(title => ({ title: stripStop(title) })),
      topics: [],
      fixed: ['Thank', 'you', 'to', 'And'],
    }),
  ]
}

/** Who is thanked first: whole where it can be, without its day, else without what they did, which is told below. */
function opened(
  first: string,
  clause: Reading['facts'][number],
  reading: Reading,
): { head: string; more?: string; day?: string } {
  const [, person, gifts] = first.match(FOR_MORE) ?? []
  if (person) return { head: person, more: gifts }
  if (first.length <= FIRST_MOST - 18 && within(reading.dates, clause).length === 0) return { head: first }
  const date = within(reading.dates, clause).find(each => !each.weekly && first.endsWith(say(reading, each)))
  const when = date && say(reading, date)
  const undated = when ? first.replace(new RegExp(`,? (?:on |from )?${when}`), '') : first
  if (undated.length <= FIRST_MOST - 12)
    return { head: undated, day: when && when.length <= BOX_LIMITS.eyebrow ? upperFirst(when) : undefined }
  const [, who = first, did] = first.match(/^(.{4,40}?),? (who .+|for .+)$/i) ?? []
  return { head: who, more: did?.replace(/^who (?=\p{L}+(?:ed|t|e|w)\b)/iu, 'they ') }
}

/** What the first did, the others who are thanked, and what else is news, as many as fit. */
function bodyOf(own: string | undefined, others: readonly string[], news: readonly string[]): string | undefined {
  const told = news.find(text => text.length <= BOX_LIMITS.legal / 2)
  const room = BOX_LIMITS.legal - (told ? told.length + 1 : 0)
  const kept: string[] = []
  for (const each of others) if (clean([own, thanked([...kept, each])]).join(' ').length <= room) kept.push(each)
  const first = own && own.length <= room ? own : undefined
  return clean([first, kept.length > 0 ? thanked(kept) : undefined, told]).join(' ') || undefined
}

const thanked = (who: readonly string[]): string =>
  sentence(`And ${who.map((each, at) => `${at > 0 && at === who.length - 1 ? 'and ' : ''}to ${each}`).join(', ')}`)
