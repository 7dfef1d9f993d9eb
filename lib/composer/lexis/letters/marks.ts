// The word that is meant where its letters were typed without their marks: “sabado”, “malo”, “reservation”.

import { fold } from '#lib/composer/lexis/fold.ts'
import { byEnding } from '#lib/composer/lexis/letters/endings.ts'
import { ES_LIKELY, ES_SURE } from '#lib/composer/lexis/letters/es.generated.ts'
import { FR_LIKELY, FR_SURE } from '#lib/composer/lexis/letters/fr.generated.ts'
import { PL_CASED, PL_LIKELY, PL_SURE } from '#lib/composer/lexis/letters/pl.generated.ts'
import { PT_LIKELY, PT_SURE } from '#lib/composer/lexis/letters/pt.generated.ts'
import { unfolded } from '#lib/composer/lexis/unfolded.ts'
import { registry } from '#lib/registry.ts'

const TABLES: Readonly<Record<string, { sure: string; likely: string; cased?: string }>> = registry({
  es: { sure: ES_SURE, likely: ES_LIKELY },
  fr: { sure: FR_SURE, likely: FR_LIKELY },
  pl: { sure: PL_SURE, likely: PL_LIKELY, cased: PL_CASED },
  pt: { sure: PT_SURE, likely: PT_LIKELY },
})

const made = new Map<string, ReadonlyMap<string, string>>()

/** Made when a first brief in the language asks; other languages cost nothing. */
function tableOf(language: string, kind: 'sure' | 'likely' | 'cased'): ReadonlyMap<string, string> {
  const kept = made.get(`${language} ${kind}`)
  if (kept) return kept
  const words = new Map(unfolded(TABLES[language]?.[kind] ?? '').map(word => [fold(word), word]))
  made.set(`${language} ${kind}`, words)
  return words
}

/** `word` in small letters; what may be another word is only sure where nothing of a brief has a mark. `before` ends where it begins. */
export function markedBy(word: string, language: string, isBare: boolean, before: string): string | undefined {
  if (!TABLES[language] || !/^[a-z]+$/.test(word)) return undefined
  return (
    tableOf(language, 'sure').get(word) ??
    (isBare ? tableOf(language, 'likely').get(word) : undefined) ??
    (FIRST_CASE.test(before) ? tableOf(language, 'cased').get(word) : undefined) ??
    byEnding(word, language)
  )
}

/** “Jest brazowa”, “nasza skrzynka”; “z brazowa” has another case. */
const FIRST_CASE =
  /(?:^|[^\p{L}])(?:jest|by[łl]a|b[ęe]dzie|nasza|wasza|moja|twoja|ta|jedna|nowa|druga|pierwsza|ostatnia|ka[żz]da|ca[łl]a|du[żz]a|ma[łl]a|[śs]wie[żz]a|zosta[łl]a|by[łl]a bardzo|jest bardzo) $/iu
