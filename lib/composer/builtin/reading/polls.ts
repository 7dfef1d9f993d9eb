// “Ask them which bread should come back”: who is asked is said to the maker, and what is asked to readers.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'

const ASK = wordSet(
  'ask frag fragt frage fragen demande demandez demander pregunta preguntales preguntad chiedi chiedete pergunta perguntem vraag zapytaj fraga',
)
const WHOM = wordSet(
  'them people everyone everybody folks followers customers members readers clients guests leute alle kunden gaste mitglieder follower gens clients abonnes les gente clientes seguidores todos clienti persone follower pessoas seguidores mensen klanten volgers iedereen ludzi klientow alla folk kunder',
)
const BETWEEN = wordSet(
  'our your the all die unsere den a nos aux los las nuestros les i gli nostri ai os as nossos aos de onze naszych vara',
)
const ASKED = wordSet(
  'which what who where how when why welche* was wer wo wie wann warum quel* que qui comment combien pourquoi cual* quien* como donde cuando quale quali cosa chi come perche qual quais quem onde welk* wat wie waar hoe co ktor* kto gdzie jak vilk* vad vem var hur',
)

/** The token with which the question begins. */
export function askedOf(tokens: readonly Token[], from: number): number | undefined {
  if (!ASK.has(tokens[from]?.key)) return undefined
  let at = from + 1
  while (BETWEEN.has(tokens[at]?.key) && !ASKED.has(tokens[at]?.key)) at++
  if (!WHOM.has(tokens[at]?.key)) return undefined
  const next = tokens[at + 1]
  const behind = next?.kind === 'mark' && /^[:,]$/.test(next.text) ? at + 2 : at + 1
  return ASKED.has(tokens[behind]?.key) ? behind : undefined
}
