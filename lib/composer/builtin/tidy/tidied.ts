// A brief as a careful typist would have written it down, before the built-in writer reads it: not all in capitals, sums of money and the numbers of steps in figures.

import { isPledgeOrdered } from '#lib/composer/builtin/reading/rules/pledged.ts'
import { withClosingWords } from '#lib/composer/builtin/slides/last-words.ts'
import { withAlternative, withAsked, withoutCard, withoutSheet, withPage } from '#lib/composer/builtin/tidy/asked.ts'
import { withoutFaces } from '#lib/composer/builtin/tidy/faces.ts'
import { withoutKind } from '#lib/composer/builtin/tidy/kinds/alone.ts'
import { besideOrder } from '#lib/composer/builtin/tidy/kinds/beside.ts'
import { withoutEach } from '#lib/composer/builtin/tidy/kinds/each.ts'
import { mattersIn } from '#lib/composer/builtin/tidy/kinds/matters.ts'
import { titleNamed, withNamed } from '#lib/composer/builtin/tidy/kinds/named.ts'
import { withOpening } from '#lib/composer/builtin/tidy/kinds/opening.ts'
import { withPageAddress } from '#lib/composer/builtin/tidy/kinds/page-address.ts'
import { withShown } from '#lib/composer/builtin/tidy/kinds/shown.ts'
import { withoutLink } from '#lib/composer/builtin/tidy/linked.ts'
import { withColons } from '#lib/composer/builtin/tidy/lists/counted.ts'
import { withDayHeads, withDayLines } from '#lib/composer/builtin/tidy/lists/days.ts'
import { withPriceRows } from '#lib/composer/builtin/tidy/lists/dictated-prices.ts'
import { withNumbers } from '#lib/composer/builtin/tidy/lists/numbered.ts'
import { withAnswered, withOptions } from '#lib/composer/builtin/tidy/lists/paired.ts'
import { withClosedDays, withCurrency, withoutSlashes } from '#lib/composer/builtin/tidy/lists/rows.ts'
import { withTopics } from '#lib/composer/builtin/tidy/ordered.ts'
import { withoutPreview } from '#lib/composer/builtin/tidy/preview.ts'
import { withoutSenders } from '#lib/composer/builtin/tidy/relayed.ts'
import { withoutPrivate, withSheet } from '#lib/composer/builtin/tidy/sheets.ts'
import { withShots } from '#lib/composer/builtin/tidy/shots.ts'
import { withoutJoke, withoutSignature, withSubject } from '#lib/composer/builtin/tidy/subjects.ts'
import { partTags } from '#lib/composer/builtin/tidy/tags.ts'
import { withLastWord } from '#lib/composer/builtin/tidy/taken-back.ts'
import { withoutTalk } from '#lib/composer/builtin/tidy/talk.ts'
import {
  asTold,
  withHope,
  withoutBrackets,
  withoutGive,
  withoutLabel,
  withoutPlace,
} from '#lib/composer/builtin/tidy/told.ts'
import { withAddresses } from '#lib/composer/builtin/tidy/typing/addresses.ts'
import { calmed } from '#lib/composer/builtin/tidy/typing/calmed.ts'
import { withStops } from '#lib/composer/builtin/tidy/typing/run-ons.ts'
import { writtenOut } from '#lib/composer/builtin/tidy/typing/shorthand.ts'
import { withCounted, withOwners, withSentences, withShort } from '#lib/composer/builtin/tidy/typing/small.ts'
import { withSums } from '#lib/composer/builtin/tidy/typing/sums.ts'
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'
import type { ComposeInput } from '#lib/composer/plan.ts'
import { ownWords, type Question, readBrief, whereOf } from '#lib/composer/question.ts'
import { typeSpoken } from '#lib/composer/segments/spoken.ts'

/** Whoever pastes more than that has typed little of it. */
const LONGEST = 4_000

/** Names of people are in no dictionary, or in both lists. */
const isKnownWord = (word: string): boolean => englishOf(word) === 'word'

type Step = (said: string) => string

/** What belongs to typing, in the order in which it is put right. */
const typingOf = ({ brand }: Question, language: string): Step[] => [
  withoutFaces,
  withoutPrivate,
  ...(language === 'en' ? [withOwners, withShort] : []),
  ...(language === 'de' ? [withCounted] : []),
  said => calmed(said, ownWords(brand), language),
  withAddresses,
  said => typeSpoken(said, true),
  said => writtenOut(said, language),
  withLastWord,
  withoutSlashes,
  said => withPriceRows(said, language),
  withDayLines,
  said => withStops(said, language),
  withDayHeads,
  said => withoutSignature(said, isKnownWord),
]

/** What belongs to talking to the maker, and how lists are set. */
const talkOf = (lexicon: Lexicon, language: string, { asset_type }: Question): readonly Step[] => [
  withClosingWords,
  said => withoutKind(said, asset_type),
  withoutEach,
  besideOrder,
  withSheet,
  withShots,
  withoutPreview,
  withoutLink,
  said => withShown(said, language),
  said => withOpening(said, language),
  withNamed,
  withoutTalk,
  withoutSenders,
  withoutJoke,
  withoutGive,
  said => asTold(said, sentence => isPledgeOrdered(sentence, [lexicon])),
  withPage,
  said => withoutCard(said, asset_type),
  said => withTopics(said, language),
  withoutSheet,
  withOptions,
  withAnswered,
  withAlternative,
  withAsked,
  withSentences,
  withHope,
  withoutPlace,
  withoutBrackets,
  withoutLabel,
  withSubject,
  withCurrency,
  withClosedDays,
]

/** The question with such a brief; the same one where nothing is to be put right. */
export function tidied(question: Question, { brief }: Pick<ComposeInput, 'brief'>): Question {
  if (brief.length > LONGEST) return question
  const { language } = languageOf(brief, question.brand.voice.languages[0] ?? 'en')
  const lexicon = lexiconOf(language)
  const { text, tags } = partTags(brief)
  const steps = [
    ...typingOf(question, language),
    ...talkOf(lexicon, language, question),
    (said: string) => withColons(said, lexicon),
    (said: string) => (question.asset_type === 'og_image' ? withPageAddress(said, brief) : said),
  ]
  const news = steps.reduce((said, step) => step(said), text)
  const tidy = withNumbers(withSums(news, lexicon, whereOf(question, language)), lexicon)
  if (tidy === brief) return question
  const read = readBrief(tidy)
  const named = titleNamed(text).filter(one => read.segments.some(segment => segment.includes(one)))
  const title = [...named, ...mattersIn(read.segments, text, lexicon)]
  return { ...question, ...read, ...(title.length > 0 && { sure: [...(read.sure ?? []), ...title] }), tags }
}
