import type { Brand } from '#lib/composer/plan.ts'
import { detectLanguage } from '#lib/composer/read/language.ts'

/** The language of a text that does not show its own: the brand’s first, English where it has that too. */
export function fallbackLanguage(brand: Brand): string {
  const spoken = brand.voice.languages.map(language => language.slice(0, 2).toLowerCase())
  return spoken.length === 0 || spoken.includes('en') ? 'en' : (spoken[0] ?? 'en')
}

/** A line of the brand that can stand beside the brief; one whose language is unsure is taken for the brand’s own. */
export const speaksAlike = (line: string, { brand, language }: { brand: Brand; language: string }): boolean =>
  line !== '' && detectLanguage(line, fallbackLanguage(brand)) === language
