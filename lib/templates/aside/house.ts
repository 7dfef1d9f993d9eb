// What stands beside words that name no thing: the things of the trade would else be the same on every post of a brand.
import { nounOf } from '#lib/render/objects/colours.ts'
import { namedIn } from '#lib/render/objects/meant.ts'
import { languagesOf } from '#lib/render/objects/tokens.ts'
import type { Page } from '#lib/render/page.ts'
import type { Picture } from '#lib/render/picture.ts'
import { hash } from '#lib/render/seed.ts'
import { besideOf } from '#lib/render/signature/of-brand.ts'
import { tellsOf } from '#lib/render/subject/subject.ts'

/** All of its things, one alone and large, the place of the trade, or nothing. */
export type House = 'things' | 'one' | 'place' | 'words'
const WAYS: readonly House[] = ['things', 'words', 'one', 'place']

/** Which of them a post has is its seed's choice; the next take has the next. Null where its words, or somebody who has looked at them, say what is seen. */
export function houseOf(page: Page, { seed, variation = 0 }: Picture, things: readonly string[]): House | null {
  if (page.depicts || page.subject.nouns.length > 0 || things.length === 0) return null
  const { all } = tellsOf(page.data)
  const named = namedIn(all.join('. '), languagesOf(all.join(' '), besideOf(page.kit)))
  if (things.some(thing => named.includes(nounOf(thing)))) return null
  return WAYS[(hash(`house/${seed}`) + variation) % WAYS.length] ?? null
}
