import { partsOf } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { PROPER } from '#lib/composer/words/lexicon.ts'

const ONLINE =
  /\b(?:online|on zoom|on youtube live|virtual(?:ly)?|livestream(?:ed)?|live stream|on twitch|on discord|google meet|remote(?:ly)?)\b/i
/** Rooms, houses and grounds where people meet. */
const VENUES =
  'park|pub|library|square|shop|bakery|studio|gallery|harbour|church|hall|hut|club|clubhouse|school|garden|market|beach|office|cafe|café|store|gym|warehouse|barn|farm|museum|theatre|pier|bandstand|chamber|rooms?|centre|center|playground|pool|pitch(?:es)?|courts?|green|common|canteen|restaurant|hotel|tent|marquee|chapel|cathedral|university|college|nursery|boathouse|marina|quay|allotments?|lounge|lobby|courtyard|terrace|stadium|arena|pavilion|bar|back room|car park|lifeboat station|bus station|train station|high street|job ?centre|exchange'
const AT = new RegExp(
  `(?<!\\b(?:look|good|back|left|start|starts) )\\b(?:at|in|@) ((?:the )?(?:\\d+ )?\\p{Lu}[\\p{L}’'&-]*(?:(?: (?:of|the|de|la|and))? \\p{Lu}[\\p{L}’'&-]*| \\d+\\w?)*(?:, \\p{Lu}[\\p{L}’-]+)?|the (?:\\p{L}[\\p{L}’-]* ){0,2}(?:${VENUES})|our (?:shop|store|office|studio|bakery|cafe|café|garden|workshop|kitchen|showroom|place))(?![\\p{L}’])(?! (?:${VENUES})\\b)|\\bon (the (?:roof|rooftop|beach|pier|green|common|terrace|high street))\\b|\\b(outside|behind|opposite) ((?:the )?(?:\\p{Lu}[\\p{L}’'&-]*(?: \\p{Lu}[\\p{L}’'&-]*)*|(?:\\p{L}+ )?(?:${VENUES})))(?!\\p{L})`,
  'u',
)
/** A day that stands right after a place. */
const DAY_AFTER =
  / (?:(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?)(?![\p{L}]).*$/u
const NOT_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|English|German|French|Spanish|I|Google|Slack|Figma|Excel|iOS|Android|The)\b/

/** A part of the brief that is nothing but an address or a house. */
const STREET =
  /^(?:\p{L}+ (?:on|by|at|off) )?(?:\d+\w? )?(?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Street|St|Lane|Road|Rd|Avenue|Ave|Square|Row|Quay|Close|Terrace|Gardens?|Bridge)(?:, \p{Lu}\p{L}+)?$/u
const VENUE =
  /^(?:(?:the )?(?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:library|hall|park|square|church|school|gym|pub|club|centre|center|museum|theatre|gallery|garden|gardens|market|stadium|arena|beach|station|hotel|university|college|community centre|town hall|village hall|exchange|pitch(?:es)?|pavilion|chapel|barn|arms|inn|rooms)|(?:the |our )?(?:village|town|school|church|parish|sports|scout|guide|council|community|leisure|cricket|rugby|football|tennis|bowls|rowing|sailing|golf|music|main|assembly|memorial|local|old|civic|youth|arts?|village green|city)[ -](?:hall|hut|rooms?|chamber|centre|center|library|club|clubhouse|church|school|gym|theatre|pavilion|green))$/iu

/** “scout hut”: words that can only be a place. */
export const isPlace = (text: string): boolean => text.length <= 44 && (STREET.test(text) || VENUE.test(text))

/** Where it happens, as the brief says it. */
export function placeOf(reading: Reading): string | undefined {
  const labelled = reading.facts.find(clause => /^(?:where|location|venue|place)$/.test(clause.label ?? ''))
  if (labelled) return labelled.text
  const spot = partsOf(reading)
    .map(part => part.text)
    .find(isPlace)
  if (spot) return spot
  for (const part of partsOf(reading)) {
    const match = part.text.match(AT)
    const named = match?.[1] ?? match?.[2] ?? (match?.[3] && `${match[3]} ${match[4]}`)
    const place = named?.replace(DAY_AFTER, '').replace(/ (?:on|at|by|from)$/, '')
    if (place && !NOT_PLACE.test(place) && place.toLowerCase() !== reading.brand.name.toLowerCase()) return place
  }
  const words = partsOf(reading).flatMap(part => part.text.split(/[\s,]+/))
  const online = reading.text.match(ONLINE)?.[0]
  if (online) return /zoom/i.test(online) ? 'On Zoom' : 'Online'
  return words.find(word => PROPER.has(word.toLowerCase()) && !/(?:ish|an|ese)$/i.test(word) && /^\p{Lu}/u.test(word))
}
