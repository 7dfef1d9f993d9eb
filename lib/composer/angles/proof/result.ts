// Our own result, told from our side: “Beat Northfield 3-1 away”, “Lost 2-0 at home to Ashford”.
import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { partsOf, say } from '#lib/composer/angles/tools.ts'
import { type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

const TEAM = "(?!(?:home|away|the|a|at|us)\\b)[\\p{L}\\d’'.&-]+(?: [\\p{L}\\d’'&-]+){0,3}?"
const OWN = "(?<own>(?:our |the )?(?:[\\p{L}\\d’'.-]+ ){0,4}?)"
const SCORE = '(?<first>\\d{1,3})\\s?[-–]\\s?(?<second>\\d{1,3})'
const END = '(?=$|[.,;!(]| (?:on|in|at|away|today|yesterday|last|this|after|with|thanks|and|to)\\b)'
const BEAT = new RegExp(
  `^${OWN}(?<verb>beat|defeated|thrashed|saw off) (?<other>${TEAM}) ${SCORE}(?<tail>[^.;!]*)`,
  'iu',
)
const WENT = new RegExp(
  `^${OWN}(?:a )?(?<verb>won|win|lost|loss|defeat|drew|draw|went down)(?: of)? ${SCORE} (?<where>at home to|home to|away to|away at|away against|at home against|against|to|with|at|v|vs|over) (?<other>${TEAM})${END}(?<tail>[^.;!]*)`,
  'iu',
)
const CUP =
  /\bin the ([^.,;]{3,40}?(?:cup|league|final|semi-?final|quarter-?final|friendly|trophy|vase|plate|bowl|shield|division|championship|round)(?: [^.,;]{0,16})?)$/iu

type Found = {
  part: Part
  own: string
  side: string
  other: string
  scores: [number, number]
  away: boolean
  tail: string
}

function foundIn(part: Part, reading: Reading): Found | undefined {
  const text = stripStop(part.text).replace(/^(?:(?:full[- ]time|ft|result|final score)[: ]+)/i, '')
  const groups = (text.match(BEAT) ?? text.match(WENT))?.groups
  if (!groups) return undefined
  const { verb = '', other = '', where = '', tail = '' } = groups
  const pair = [Number(groups.first), Number(groups.second)]
  const [most, least] = [Math.max(...pair), Math.min(...pair)]
  const won = /^(?:beat|defeated|thrashed|saw|won|win)/i.test(verb)
  const subject = (groups.own ?? '').trim().replace(/^(?:our|the) /i, '')
  const own = subject === '' || /^(?:we|us|and|but|so|they)$/i.test(subject) ? reading.brand.name : upperFirst(subject)
  return {
    part,
    own,
    side: own === reading.brand.name ? own : upperFirst((groups.own ?? '').trim()),
    other: upperFirst(other.trim()),
    scores: won ? [most, least] : [least, most],
    away: /^away|^at$/i.test(where) || /\baway\b/i.test(tail),
    tail,
  }
}

/** A match that we played, the home side on the left. */
export function ownResult(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const found = partsOf(reading)
    .map(part => foundIn(part, reading))
    .find(each => each !== undefined)
  if (!found) return []
  const { part, own, side, other, scores, away, tail } = found
  const [ours, theirs] = scores
  const [left, right] = away ? [other, own] : [own, other]
  const shown: [string, string] = away ? [String(theirs), String(ours)] : [String(ours), String(theirs)]
  const did =
    ours > theirs
      ? `beat ${other} ${ours}-${theirs}`
      : ours < theirs
        ? `lost ${theirs}-${ours} to ${other}`
        : `drew ${ours}-${ours} with ${other}`
  const competition = tail.trim().match(CUP)?.[1] ?? part.text.match(CUP)?.[1]
  const where = away ? ' away' : /\bhome\b/i.test(part.text) ? ' at home' : ''
  const day = within(reading.dates, part).find(date => date.role === 'past' && date.precision === 'day')
  return [
    draft({
      angle: 'match',
      frame: 'F49',
      rank: 112,
      template: 'match_result',
      top: `${left} ${shown[0]}`,
      lead: sentence(
        `${side} ${did}${where}${competition ? ` in the ${competition}` : ''}${day ? ` on ${say(reading, day)}` : ''}`,
      ),
      boxes: {
        headline: `${left} ${shown[0]}, ${right} ${shown[1]}`,
        left_title: left,
        right_title: right,
        scores: shown,
        meta: competition && upperFirst(competition),
      },
      details: [],
      said: [part.text],
      points: [],
      topics: competition ? [competition] : [],
      fixed: ['lost', 'beat', 'drew', 'home', 'away', 'to', 'with', 'at', 'in', 'the'],
    }),
  ]
}
