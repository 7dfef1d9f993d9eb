// The mark of a recipe that we decided: it comes back as trusted as it left, or as the words of a caller.
import { canonicalJson } from '#lib/bytes.ts'
import type { Ctx } from '#lib/ctx.ts'
import { isSigned, sign } from '#lib/media/signed/hmac.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Keyring, SecretKey } from '#lib/seal.ts'

type Whose = Pick<Ctx, 'keyring' | 'livemode'> & { workspace: { id: string } }

const form = /^([\w-]{1,16})\.([\w-]{43})$/

/** The recipe with a seal that holds for these very decisions, in this workspace and mode. */
export async function sealed(whose: Whose, recipe: Recipe): Promise<Recipe> {
  const { seal: _, ...decided } = recipe
  const [newest] = whose.keyring
  const { kid, sig } = await sign([await sealKey(newest)], textOf(whose, decided))
  return { ...decided, seal: `${kid}.${sig}` }
}

/** Whether every decision of `said` was ours; it is compared as it was sent, before anything is read into it. */
export async function isSealed(whose: Whose, said: object, seal: unknown): Promise<boolean> {
  const [, kid = '', sig = ''] = form.exec(typeof seal === 'string' ? seal : '') ?? []
  const key = whose.keyring.find(candidate => candidate.id === kid)
  return key !== undefined && isSigned([await sealKey(key)], textOf(whose, said), { kid, sig })
}

const textOf = ({ workspace, livemode }: Whose, decided: object) =>
  `RECIPE\n${workspace.id}\n${livemode}\n${canonicalJson(decided)}`

/** A key of its own, derived from one that wraps secrets. */
async function sealKey({ id, secret }: Keyring[number]): Promise<SecretKey> {
  const from = await crypto.subtle.importKey('raw', secret as BufferSource, 'HKDF', false, ['deriveBits'])
  const nothing = new Uint8Array()
  const info = new TextEncoder().encode('recipe seal')
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: nothing, info }, from, 256)
  return { id, secret: new Uint8Array(bits) }
}
