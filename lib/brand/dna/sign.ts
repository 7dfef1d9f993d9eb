// Which motif and hand a brand gets: the first of its wishes that no other brand of the deployment has.
import type { BrandDna } from '#lib/brand/dna.ts'
import { type Claim, findSignatures } from '#lib/brand/signatures-store.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import { chooseSignature, type Pair, wishes } from '#lib/render/signature/choose.ts'

export type Signed = { dna: BrandDna; claim: Claim | null }

const same = (a: Pair | undefined, b: Pair | undefined): boolean => a?.motif === b?.motif && a?.hand === b?.hand

/** `asked` is whether somebody asks for this very pair: then it is refused rather than exchanged. Test mode copies and claims nothing. */
export async function sign(
  ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode'>,
  before: BrandDna,
  dna: BrandDna,
  asked: boolean,
): Promise<Signed> {
  if (!ctx.livemode) return { dna: { ...dna, signature: dna.signature ?? chooseSignature(dna) }, claim: null }
  if (dna.signature && same(dna.signature, before.signature)) return { dna, claim: null }
  const taken = await findSignatures(ctx.db, ctx.workspace.id)
  const count = (pair: Pair) => taken.filter(one => same(one, pair)).length
  const order = wishes(dna)
  const least = Math.min(...order.map(count))
  // A motif that nobody has comes before a hand that nobody has.
  const motifs = (pair: Pair) => taken.filter(one => one.motif === pair.motif).length
  const open = order.filter(pair => count(pair) === least).toSorted((a, b) => motifs(a) - motifs(b))
  const [free] = open
  const wanted = dna.signature
  if (wanted && (count(wanted) === 0 || least > 0)) return { dna, claim: claimOf(wanted, taken) }
  if (wanted && asked) throw refusal(open, before)
  const signature = wanted && free ? { ...wanted, ...free } : chooseSignature(dna, free)
  return { dna: { ...dna, signature }, claim: claimOf(signature, taken) }
}

/** Names a pair that nobody has, other than the one that the brand has already. */
function refusal(open: readonly Pair[], { signature }: BrandDna): Problem {
  const free = open.find(pair => !same(pair, signature))
  return new Problem('signature_taken', 'Another brand here has this motif in this hand.', { detail: { free } })
}

function claimOf({ motif, hand }: Pair, taken: readonly Claim[]): Claim {
  const turns = new Set(taken.filter(one => same(one, { motif, hand })).map(one => one.turn))
  let turn = 0
  while (turns.has(turn)) turn++
  return { motif, hand, turn }
}
