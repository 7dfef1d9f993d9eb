// The pictures of a post with what is drawn on them, and with what was asked of their look.
import type { Answer } from '#lib/composer/answer.ts'
import { drawnInFilm } from '#lib/composer/layout/film/film.ts'
import { briefOf } from '#lib/composer/layout/film/whole.ts'
import { drawnOn, toldBy } from '#lib/composer/layout/slides.ts'
import type { Picture } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'
import type { Stressed, Wished } from '#lib/render/wishes.ts'
import { rowsOf } from '#lib/templates/drawn-rows.ts'

/** What is drawn for the words of each picture, and beside each row of the one picture. */
export type Depicting = {
  depicts?: string[] | undefined
  rows?: string[] | undefined
  wished?: Wished[] | undefined
  stressed?: Stressed[] | undefined
}

/** `depicts` are the drawings where they are shown. */
export function dressed({ depicts, rows = [], wished = [], stressed = [] }: Depicting) {
  const told = {
    ...(depicts && { depicts }),
    ...(wished.length > 0 && { wished }),
    ...(stressed.length > 0 && { stressed }),
  }
  return (pictures: readonly Picture[]): Picture[] =>
    pictures.map(one => ({ ...one, ...told, ...(isOfRows(one, rows) && { depicts_rows: rows }) }))
}

/** What is drawn for each slide or scene, where it is shown. */
export function shownDrawings(answer: Answer, question: Question, depicts: readonly string[]): string[] {
  if ('slides' in answer) return drawnOn(answer, toldBy(question, answer), depicts)
  return 'scenes' in answer ? drawnInFilm(answer.scenes, depicts, briefOf(answer, question)) : [...depicts]
}

/** A template that has other rows shows none of what was drawn for these. */
const isOfRows = (picture: Picture, rows: readonly string[]): boolean =>
  rows.length > 0 && rowsOf(picture).length === rows.length
