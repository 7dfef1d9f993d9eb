// Whether German writes a word that stands in small letters with a capital.
import { HEADS, LED, NOUNS } from '#lib/composer/lexis/letters/de.generated.ts'
import { unfolded } from '#lib/composer/lexis/unfolded.ts'

type Nouns = Readonly<Record<'nouns' | 'led' | 'heads', ReadonlySet<string>>>
let made: Nouns | undefined
/** Made when a first brief in German asks. */
const all = (): Nouns =>
  (made ??= { nouns: new Set(unfolded(NOUNS)), led: new Set(unfolded(LED)), heads: new Set(unfolded(HEADS)) })

/** By itself: “hemd”, “nachtführung”, “gitarrenkurs”. */
export const isNoun = (word: string): boolean =>
  all().nouns.has(word) || ENDS.test(word) || isEndedBy(all().heads, word)

/** “pro pfeife”, “eine frage”; “ich frage” is a verb. `before` ends where the word begins, `behind` begins where it ends. */
export const isNounHere = (word: string, before: string, behind: string): boolean =>
  isNoun(word) ||
  (all().led.has(word) && LEADS_ON.test(before) && !SUBJECT.test(behind)) ||
  (PARTS.test(word) && AT.test(before))

/** “am ende”, “gegen mitte”: nouns that are other words as well, where a day or a thing is parted. */
const PARTS = /^(?:ende|anfang|mitte|abend|morgen|nachmittag|vormittag|mittag|wochenende|stück)$/u
const AT = /(?:^|[^\p{L}])am $/iu

export const LEADS_ON =
  /(?:^|[^\p{L}])(?:der|die|das|den|dem|des|(?:k?ein|[mds]ein|unser|ihr|eur)(?:e[rnms]?)?|jede[rnms]?|im|ins|zum|zur|vom|beim|pro|ohne|für|per|je|mit) $/iu
const SUBJECT = /^ (?:ich|du|er|es|man|wir|ihr|sie)(?!\p{L})/u

/** What only nouns end in; “gelungen” and “jung” are none. */
const ENDS =
  /^(?=\p{L}{6})(?!\p{L}{0,40}(?:jung|(?:ge|miss)lungen|[gb]esungen|zwungen|sprungen|drungen|(?:ge|er)rungen|sch[wl]ungen|klungen)$)\p{L}{1,40}(?:ungs?|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ität|itäten|[äöü]\p{L}{0,6}[tdlnrfgbmp]chen)$/u

const [LEAST, FIRST] = [4, 3]

/** The end of it is that of several nouns and of no other word; “einladen” has no first part. */
export function isEndedBy(heads: ReadonlySet<string>, word: string): boolean {
  if (ADJECTIVE.test(word)) return false
  for (let at = FIRST; at <= word.length - LEAST; at++)
    if (heads.has(word.slice(at)))
      return (
        /[aeiouäöüy]/u.test(word.slice(0, at)) && !(PREFIX.test(word.slice(0, at)) && /(?:e|en|t|te|st)$/u.test(word))
      )
  return false
}
/** “Praktisch” and “spezifisch” end in no table and no fish. */
const ADJECTIVE = /(?:isch|ig|lich|bar|sam|haft|los)(?:e[nmrs]?)?$/u
const PREFIX =
  /^(?:(?:ein|aus|auf|ab|an|be|ver|vor|um|zu|nach|mit|weg|her|hin|über|unter|wider|zer|ent|er|ge|durch|bei|los|fest|frei|voll|zurück|zusammen|weiter|hoch|heim|gegen|herum|umher|hinter|auseinander|miss|dazu|dar){1,3})$/u
