// “Works for us anyway”: a remark of a few words behind the last tip says nothing on a slide of its own.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { pieceOf } from '#lib/composer/builtin/piece.ts'
import { isMarked } from '#lib/composer/builtin/slides/typed-rows.ts'
import type { Thought } from '#lib/composer/builtin/thoughts.ts'
import { isNeeded } from '#lib/composer/builtin/weight.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

const FEW = 4
/** Fewer have no slide to spare. */
const LEAST = 4
const { headline: ABOVE, body: BELOW } = SLIDES.fields

/** The last of them below the one before it; what readers are asked or invited to stands alone. */
export function withClosing(thoughts: readonly Thought[], brief: Brief): Thought[] {
  const [before, last] = thoughts.slice(-2)
  const isRemark =
    last &&
    thoughts.length >= LEAST &&
    isAlone(last, thoughts) &&
    !isMarked(last, brief.question) &&
    isSaid(last, brief)
  const both = before && isRemark && below(before, sentence(upperFirst(last.text)))
  if (!both) return [...thoughts]
  return [...thoughts.slice(0, -2), { ...both, from: [...new Set([...before.from, ...last.from])] }]
}

/** A member of a list is no remark, whether it stands in a sentence or on a line. */
function isAlone(last: Thought, thoughts: readonly Thought[]): boolean {
  const own = thoughts.filter(one => one.from.some(id => last.from.includes(id)))
  const alike = thoughts
    .slice(1, -1)
    .filter(one => isShort(one) && thoughts.filter(({ from }) => from === one.from).length === 1)
  return own.length === 1 && alike.length === 0
}
const isShort = ({ text, below, more }: Thought): boolean => text.split(' ').length <= FEW && !below && !more

function isSaid(one: Thought, brief: Pick<Brief, 'lexicons' | 'clock'>): boolean {
  const piece = pieceOf([], one.text, brief)
  return isShort(one) && piece.literals.length === 0 && !piece.asks && !isNeeded(piece) && !INVITES.test(one.text)
}
const INVITES =
  /[?？؟]$|\d|^(?:see|come|join|call|book|ask|thanks?|thank you|save|share|bis|kommt|danke|gracias|nos vemos|ven|merci|à|venez|grazie|ci vediamo|vieni|obrigad[oa]|até|vem|tot|kom|dank|bedankt|do zobaczenia|dzięk\p{L}+|vi ses|tack)(?!\p{L})/iu

function below(before: Thought, remark: string): Thought | undefined {
  const [, head = '', rest = ''] = before.below ? [] : (/^([^:]+): (\S.*)$/su.exec(before.text) ?? [])
  const text = head && width(before.text) > ABOVE ? head : before.text
  const said = before.below ?? (text === head ? sentence(upperFirst(rest)) : '')
  const both = [said, remark].filter(Boolean).join(' ')
  const isOne = !before.more && !said.includes('\n')
  return isOne && width(text) <= ABOVE && width(both) <= BELOW ? { ...before, text, below: both } : undefined
}
