// What words say that they are not of or without: “NOT in the bins”, „ohne Hund“, “stuff that isn’t books”. In nine languages.
import { registry } from '#lib/registry.ts'
import { clausesOf, sensesIn } from '#lib/render/objects/meant.ts'
import { tokensOf, wordSet } from '#lib/render/objects/tokens.ts'
import type { Language } from '#lib/render/objects/words/index.ts'

const DENIES: Record<Language, ReadonlySet<string>> = {
  en: /* @__PURE__ */ wordSet("not no without except isn't aren't wasn't weren't never"),
  de: /* @__PURE__ */ wordSet('nicht nix kein keine keinen keinem keiner ohne ausser'),
  es: /* @__PURE__ */ wordSet('no nada sin salvo excepto ningun ninguna'),
  fr: /* @__PURE__ */ wordSet('pas sans sauf aucun aucune'),
  it: /* @__PURE__ */ wordSet('non niente senza tranne nessun nessuna'),
  pt: /* @__PURE__ */ wordSet('nao nada sem exceto nenhum nenhuma'),
  nl: /* @__PURE__ */ wordSet('niet geen zonder behalve'),
  pl: /* @__PURE__ */ wordSet('nie bez oprocz'),
  sv: /* @__PURE__ */ wordSet('inte utan ingen inget inga'),
}

/** “Not only bread”, “not far”, “why not try …”: nothing is denied by these. */
const ONLY = /* @__PURE__ */ wordSet(
  'only just yet far long your to nur bloss weit solo solamente seulement que lejos loin soltanto apenas so alleen ver tylko bara dein deine',
)
/** Whoever is told not to miss it is told of it. */
const MISSED =
  /(?<!\p{L})(?:miss|forget|worry|wonder|verpass|vergess|vergiss|pierd|perd|olvid|dud|manqu|oubli|dimentic|perca|esque|mis\b|vergeet|vergeten|przegap|zapomn|missa|glom)/u

/** Who wants no van wants no lorry either. */
const KIN = /* @__PURE__ */ registry<readonly string[]>({ van: ['truck'], truck: ['van'] })

/** How far behind its small word what is denied may stand. */
const REACH = 4

/** The things that they deny. */
export function deniedIn(texts: readonly string[], languages: readonly Language[]): ReadonlySet<string> {
  const found = texts.flatMap(clausesOf).flatMap(clause => {
    const tokens = tokensOf(clause)
    if (MISSED.test(tokens.join(' '))) return []
    return languages.flatMap(language =>
      tokens.flatMap((token, at) => {
        const isDenied = DENIES[language].has(token) && !ONLY.has(tokens[at + 1] ?? '') && tokens[at - 1] !== 'why'
        const [said = ''] = tokens
          .slice(at + 1, at + 1 + REACH)
          .join(' ')
          .split(' to ')
        return isDenied ? sensesIn(said, [language]) : []
      }),
    )
  })
  // One or several of them are the same: a book and books.
  return new Set(found.flatMap(noun => [noun, `${noun}s`, ...(KIN[noun] ?? [])]))
}
