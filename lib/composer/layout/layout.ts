// A writer's answer as pictures, captions and tags: nothing is worded here, every word has its place.
import type { Channel } from '#lib/channels.ts'
import type { Answer } from '#lib/composer/answer.ts'
import { HASHTAGS_MOST } from '#lib/composer/forms.ts'
import { isBeforeAfter } from '#lib/composer/layout/before-after.ts'
import { captionsOf } from '#lib/composer/layout/captions.ts'
import { cardPictures } from '#lib/composer/layout/card.ts'
import { contactedOf, withContact } from '#lib/composer/layout/contact.ts'
import { filmPictures } from '#lib/composer/layout/film/film.ts'
import { briefOf } from '#lib/composer/layout/film/whole.ts'
import { askedLength } from '#lib/composer/layout/film/wish.ts'
import { ogPictures } from '#lib/composer/layout/og-image.ts'
import { reportPictures } from '#lib/composer/layout/report.ts'
import { slidePictures, toldBy } from '#lib/composer/layout/slides.ts'
import { typistOf } from '#lib/composer/layout/typed.ts'
import { keysOf } from '#lib/composer/lexis/tokens.ts'
import { parseDay } from '#lib/composer/literals/calendar.ts'
import type { Library, Picture } from '#lib/composer/plan.ts'
import { ownWords, type Question } from '#lib/composer/question.ts'
import { pictureTexts } from '#lib/composer/said.ts'
import { capitalized } from '#lib/words/capitalized.ts'

export type LaidOut = {
  /** All pictures that can show the words. */
  ways: Picture[]
  pictures: Picture[]
  /** How often these pictures have been asked for before: each time another composition. */
  turn: number
  captions: Record<Channel, string>
  hashtags: string[]
}

/** A variation takes the next picture that can show the words; when all had their turn, they come again otherwise. */
export function layOut(answer: Answer, question: Question, library: Library, variation: number): LaidOut {
  const legal = legalLine(question)
  const ways = picturesOf(answer, question, library).map(one => ({
    ...withLegal(one, legal),
    role: question.asset_type,
  }))
  const headline = pictureTexts(answer, question.asset_type)[0]?.text ?? ''
  return {
    ways,
    pictures: [ways[variation % ways.length]].flatMap(one => one ?? []),
    turn: Math.floor(variation / Math.max(1, ways.length)),
    captions: captionsOf(answer, headline, { channel: question.channel, typed: typistOf(answer, question) }, legal),
    hashtags: answer.sensitive === 'none' ? answer.hashtags.flatMap(tagOf).slice(0, HASHTAGS_MOST) : [],
  }
}

/** What a regulated brand has to say under everything. */
export const legalLine = ({ brand: { voice } }: Question) => (voice.regulated ? voice.legal_lines[0] : undefined)

/** Small print of whatever template: it is never one of the things that a post says. */
const withLegal = (picture: Picture, legal: string | undefined): Picture =>
  legal ? { ...picture, data: { ...picture.data, legal } } : picture

function picturesOf(answer: Answer, question: Question, library: Library): Picture[] {
  const { asset_type, brand, segments, day } = question
  const where = { language: answer.language, today: parseDay(day) }
  const contacted = contactedOf(answer, question, where)
  if ('slides' in answer) return slidePictures(answer, asset_type, toldBy(question, answer), contacted, where)
  if ('scenes' in answer)
    return filmPictures(
      answer,
      {
        ...{ ...briefOf(answer, question), name: brand.name, reach: contacted.reach },
        // “Snapped it?” under a film about something else asks what nobody has told.
        tagline: answer.sensitive === 'none' && !/[?？]/.test(brand.tagline) ? brand.tagline : '',
        known: new Set(keysOf(`${ownWords(brand)} ${brand.contact.address ?? ''}`)),
        turns: isBeforeAfter(segments),
      },
      askedLength(question, answer.read.style, answer.language),
    )
  if ('blocks' in answer) return reportPictures(answer)
  // Below the picture of a link its site names itself.
  return asset_type === 'og_image'
    ? ogPictures(answer as never, library.screens)
    : cardPictures(answer as never, library).map(one => withContact(one, contacted))
}

/** “run club” and “#RunClub” are the same tag. */
function tagOf(text: string): string[] {
  const word = text
    .replace(/^#/, '')
    .split(/[^\p{L}\p{N}_]+/u)
    .map((part, index) => (index === 0 ? part : capitalized(part)))
    .join('')
  return word ? [`#${word}`] : []
}
