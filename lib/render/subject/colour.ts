// Which colour words give a thing: where it stands beside the thing's name, or for the thing itself.
import { colourNamed, inColour } from '#lib/render/objects/colours.ts'
import { JOINED, OF } from '#lib/render/objects/grammar.ts'
import { clausesOf } from '#lib/render/objects/meant.ts'
import { isNatural } from '#lib/render/objects/natural.ts'
import { things } from '#lib/render/objects/things/index.ts'
import { tokensOf, wordSet } from '#lib/render/objects/tokens.ts'
import { LANGUAGES, type Language, words } from '#lib/render/objects/words/index.ts'

const IS = /* @__PURE__ */ wordSet('is are was ist sind es son est sont e sono sao zijn jest sa ar comes come')
const NOW = /* @__PURE__ */ wordSet(
  'now all always still in jetzt ganz ahora toda todo maintenant tout toute ora tutta tutto nu helemaal teraz',
)

/** “It’s the green one”, „der Grüne“, “la verde”: an article, a colour and nothing more. */
const THE: Record<Language, ReadonlySet<string>> = {
  en: /* @__PURE__ */ wordSet('the'),
  de: /* @__PURE__ */ wordSet('der die das den dem'),
  es: /* @__PURE__ */ wordSet('el la los las'),
  fr: /* @__PURE__ */ wordSet('le la les'),
  it: /* @__PURE__ */ wordSet('il la i le quello quella'),
  pt: /* @__PURE__ */ wordSet('o a os as'),
  nl: /* @__PURE__ */ wordSet('de het'),
  pl: /* @__PURE__ */ wordSet('ten ta to'),
  sv: /* @__PURE__ */ wordSet('den det'),
}

/** Languages whose adjectives follow their noun. */
const AFTER: ReadonlySet<Language> = new Set(['es', 'fr', 'it', 'pt', 'pl'])

/** A thing in the colour that the words give it, by itself where they give none; null where it cannot have that colour. `alone` where they are of no other thing. */
export function asColoured(noun: string, texts: readonly string[], languages: readonly Language[], alone: boolean) {
  for (const language of languages)
    for (const clause of texts.flatMap(clausesOf)) {
      const colour = besideName(noun, clause, language) ?? (alone ? standingFor(clause, language) : undefined)
      if (colour) return inColour(noun, colour, isNatural(noun))
    }
  return noun
}

type Name = { at: number; length: number }

function besideName(noun: string, clause: string, language: Language): string | undefined {
  const tokens = tokensOf(clause)
  return namesIn(noun, tokens, language).flatMap(one => around(one, tokens, language) ?? [])[0]
}

/** Wherever a thing is called by any of its names; a compound ends in one. */
function namesIn(noun: string, tokens: readonly string[], language: Language): Name[] {
  const place = LANGUAGES.indexOf(language)
  const all = [things, words].flatMap(table => table[noun]?.split('/')[place]?.split(',') ?? [])
  const named = [...new Set(all)].map(tokensOf)
  const isNamed = (token: string, name = '') =>
    (token.startsWith(name) && token.length - name.length <= 2) ||
    (JOINED.has(language) && name.length > 4 && token.endsWith(name))
  return tokens.flatMap((_, at) =>
    named.flatMap(name =>
      name.every((one, step) => isNamed(tokens[at + step] ?? '', one)) ? { at, length: name.length } : [],
    ),
  )
}

/** Next to the name, with one word between at most that is no small one, or told of it: “the van is green”. */
function around({ at, length }: Name, tokens: readonly string[], language: Language): string | undefined {
  const on = (place: number) => colourNamed(tokens[place] ?? '', language)
  const isWide = (place: number) => (tokens[place]?.length ?? 0) > 3 && !OF.has(tokens[place] ?? '')
  const before = on(at - 1) ?? (isWide(at - 1) ? on(at - 2) : undefined)
  if (before) return before
  const next = at + length
  if (IS.has(tokens[next] ?? '')) return on(next + 1) ?? (NOW.has(tokens[next + 1] ?? '') ? on(next + 2) : undefined)
  return AFTER.has(language) ? (on(next) ?? (isWide(next) ? on(next + 1) : undefined)) : undefined
}

function standingFor(clause: string, language: Language): string | undefined {
  const tokens = tokensOf(clause)
  const places = tokens.flatMap((token, at) => (colourNamed(token, language) ? [at] : []))
  const [at] = places
  if (places.length !== 1 || at === undefined || !THE[language].has(tokens[at - 1] ?? '')) return undefined
  const rest = tokens.slice(at + 1)
  const isOne = language === 'en' ? /^ones?$/.test(rest[0] ?? '') : rest.length === 0
  return isOne ? colourNamed(tokens[at] ?? '', language) : undefined
}
