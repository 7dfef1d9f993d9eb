// “Say it’s certified”, “schreib garantiert”: what the maker is told to promise, which nobody may who knows no more than that.
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'

const SAY =
  /^(?:(?:and|also|then|just|please|pls|und|auch|bitte|et|aussi|y|e|anche|também|en) )*(?:(?:you )?(?:can|could|may) )?(?:say|write|put|add|mention|claim|state|schreibt?|sagt?|erwähnt?|dis|dites|écris|écrivez|mets|mettez|di|decid|pon|poned|escribe|scrivi|metti|diz|escreve|põe|zeg|schrijf|zet|napisz|powiedz|skriv)(?!\p{L})(?!,? (?:no|not|nothing|nicht|rien|nada|niente|niets|nic)(?!\p{L}))/iu

const PROMISES: ReadonlySet<ClaimGroup> = /* @__PURE__ */ new Set<ClaimGroup>(['guarantee', 'certified', 'award'])

export const isPledgeOrdered = (text: string, lexicons: readonly Lexicon[]): boolean =>
  SAY.test(text) &&
  tokensOf(text).some(({ key }) =>
    lexicons.some(({ claims }) => {
      const group = claims.get(key)
      return group !== undefined && PROMISES.has(group)
    }),
  )
