// Where what is left of a sentence begins and ends: at words that may, with the signs that are theirs.
import { isBefore, isBehind } from '#lib/composer/builtin/reading/cut/beside.ts'
import { THANKS } from '#lib/composer/builtin/reading/cut/scraps.ts'
import { dictatedIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Span, type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'

const JOINS = wordSet(
  'that about abt with dass uber mit que sobre con avec che ze and but so or also und aber oder sowie y pero o e ma mas et mais ou i ale lub oraz en maar of و او because weil denn porque parce car perche bo omdat',
)
const LEADS = wordSet(
  'since seit depuis sinds in at on from until for with to by of the a an im am ab bis von fur mit zu zum zur der die das dem den ein eine el la los las un una desde hasta con para de del le les une des du a au aux pour avec il lo gli dal al da do na w od za z dla het een op om van voor met naar bij',
)

const ABOUT = wordSet('on of for as sur su uber zum zur over om')
/** “Survey results are” waits for what is gone. */
const IS = wordSet('is are was were ist sind war es son est sont e sono sao jest sa ar hij ze we i you u that')

/** From its first word that may begin a sentence to its last that may end one, with the signs that are theirs. */
export function trimmed(text: string, span: Span, withdrawn: readonly Span[], language = 'en'): Span {
  const dictated = dictatedIn(text)?.start ?? text.length
  const isDictated = dictated <= span.start && !WORDS.test(text.slice(dictated, span.start))
  const [start, end] = [isDictated ? dictated : span.start, span.end]
  const [isLed, leads] = [isBehind(text, span, withdrawn), isBefore(text, span, withdrawn)]
  const tokens = tokensOf(text).filter(token => token.kind !== 'mark' && token.start >= start && token.end <= end)
  const isFirst = start === tokensOf(text).find(({ kind }) => kind !== 'mark')?.start
  let [from, to] = [0, tokens.length - 1]
  const isLast = !tokensOf(text).some(({ kind, start: at }) => kind !== 'mark' && at >= end)
  // “(a carousel) on plants for birds” is about the plants; “on 3 May” and “in Leeds” say when and where.
  if (!isFirst && !isLed && !isDictated && !QUOTE.test(text.slice(0, start)))
    while (
      from < to &&
      (isJoin(tokens[from]) || (isAbout(tokens[from], language) && /^\p{Ll}/u.test(tokens[from + 1]?.text ?? '')))
    )
      from++
  if (!isLast && !leads && !THANKS.test(text.slice(start, end)))
    while (
      to > from &&
      !/^ ?[,;:]/.test(text.slice(tokens[to]?.end)) &&
      (isOpener(tokens[to]) || IS.has(tokens[to]?.key))
    )
      to--
  // “Please could we thank Rosa”: who speaks goes with the verb.
  const who =
    /(?<![\p{L}\p{N}])(?:we|wir|wij|nous) $/iu.exec(text.slice(0, tokens[from]?.start ?? start))?.[0].length ?? 0
  const [first, last] = [(tokens[from]?.start ?? start) - who, tokens[to]?.end ?? end]
  const behind = isLast ? text.length : withSigns(text, last, 1)
  const until = leads ? withoutEnd(text.slice(0, behind), '、。.…').length : behind
  return { start: isFirst ? 0 : isLed || isDictated ? start : withSigns(text, first, -1), end: until }
}

/** What a quote begins with is its own, and what a sentence behind a colon does. */
const QUOTE = /(?:["'“„«‘「『：]|: )$/

/** “Bonjour, on est fermés”: in French it is who speaks. */
const isAbout = (token: Token | undefined, language: string): boolean =>
  token !== undefined && ABOUT.has(token.key) && !(language === 'fr' && token.key === 'on')

/** “i” joins in Polish, and “I” is who speaks. */
const isJoin = (token: Token | undefined): boolean => token !== undefined && JOINS.has(token.key) && token.text !== 'I'

const isOpener = (token: Token | undefined): boolean => token !== undefined && (isJoin(token) || LEADS.has(token.key))

/** “€12”, “12 €”, “20%”, “Fair!”: signs that touch a word go with it, and money’s behind a blank. */
function withSigns(text: string, at: number, by: 1 | -1): number {
  let to = at
  // “« Tout ce qui tombe »”: a blank stands behind the mark.
  if (by < 0 && /[«„]\s$/u.test(text.slice(0, at))) return at - 2
  if (by < 0 && /\p{L}['’]$/u.test(text.slice(0, at))) return at
  const next = () => text[by > 0 ? to : to - 1] ?? ' '
  while (/[^\s\p{L}\p{N},;:()[\]–—-]/u.test(next())) to += by
  const money = by > 0 ? /^[ \u00a0][€£$%](?=\s|[,.;)]|$)/u.exec(text.slice(to, to + 3)) : null
  return money ? to + money[0].length : to
}

const WORDS = /[\p{L}\p{N}]/u
