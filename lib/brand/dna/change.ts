import { type Signed, sign } from '#lib/brand/dna/sign.ts'
import { readStanding, type Standing } from '#lib/brand/dna/standing.ts'
import { findVersionMadeBy } from '#lib/brand/dna/versions-store.ts'
import type { BrandDna } from '#lib/brand/dna.ts'
import { type BrandAction, type LibraryRow, saveBrand } from '#lib/brand/store.ts'
import { canonicalJson } from '#lib/bytes.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { isUniqueViolation } from '#lib/db.ts'
import type { Media } from '#lib/media/store.ts'
import { Problem } from '#lib/problem.ts'

export type Edit = {
  /** The same for each repetition of a change, which is made once. */
  id: string
  action: BrandAction
  /** The versions that the caller has seen and may replace; null for any. */
  allowed: readonly number[] | null
  restored_from?: number
  /** Library rows that come with the change. */
  added?: Media[]
  /** Pictures that `make` may name and that are not among the standing logos. */
  known?: LibraryRow[]
  make(dna: BrandDna): BrandDna
}

/** With k writers at once each round lets at least one through; more than this at once are asked to come again. */
const MOST_TRIES = 60

/** Applies an edit to whatever stands when it is its turn: of edits at once each is made on what the others left. */
export async function changeDna(ctx: Ctx, edit: Edit): Promise<Standing> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const before = await readStanding(ctx)
    const seen = await madeUnseen(ctx, edit, before.version)
    if (seen) return seen
    const made = edit.make(before.dna)
    const changed = differing(before.dna, made)
    if (changed.length === 0) return before
    const asked = edit.action === 'patched' && changed.includes('signature')
    const signed = await sign(ctx, before.dna, made, asked)
    const after = await save(ctx, edit, before, signed, changed).catch(async error => {
      // Another brand may have taken the pair meanwhile: then it is chosen again.
      const again = signed.claim !== null && isUniqueViolation(error)
      return madeBefore(ctx, edit, error).catch(reason => (again ? null : Promise.reject(reason)))
    })
    if (after) return after
  }
  throw new Problem('dependency_unavailable', 'The brand is being changed by too many at once. Nothing was changed.', {
    retry_after: 1,
  })
}

/** Where the caller has not seen the version that stands: what this very change has made of it, or a refusal. */
export async function madeUnseen(
  ctx: Ctx,
  { id, allowed }: Pick<Edit, 'id' | 'allowed'>,
  version: number,
): Promise<Standing | null> {
  if (allowed === null || allowed.includes(version)) return null
  const refusal = new Problem(
    'precondition_failed',
    'The brand has changed since the version that If-Match names. Read it again, then decide.',
    { detail: { version } },
  )
  return madeBefore(ctx, { id }, refusal)
}

/** The version that a repeated change came to the first time, or the reason why it is not made now. */
async function madeBefore(ctx: Ctx, { id }: Pick<Edit, 'id'>, reason: unknown): Promise<Standing> {
  const known = reason instanceof Problem || isUniqueViolation(reason)
  const made = known ? await findVersionMadeBy(ctx.db, ctx.workspace.id, ctx.livemode, id) : null
  if (!made) throw reason
  return { ...made, updated_at: made.created_at, own: true }
}

async function save(
  ctx: Ctx,
  edit: Edit,
  before: Standing,
  { dna, claim }: Signed,
  changed: string[],
): Promise<Standing | null> {
  const { added = [], known = [], action, restored_from = null } = edit
  const saved = await saveBrand(ctx.db, {
    ...ownerOf(ctx),
    ...{ dna, action, changed, restored_from, added, claim },
    basis: { version: before.version, own: before.own },
    by: { audit_id: edit.id, actor: ctx.actor, request_id: ctx.request_id, at: ctx.now().toISOString() },
  })
  if (!saved) return null
  const pictures = new Map([...before.library, ...known, ...added.map(picture)].map(row => [row.sha256, row]))
  const library = dna.logos.flatMap(file => pictures.get(file) ?? [])
  return { version: saved.version, dna, library, updated_at: saved.updated_at, own: true }
}

const picture = (media: Media): LibraryRow => ({ ...media, width: media.width ?? 0, height: media.height ?? 0 })

function differing(before: BrandDna, after: BrandDna): string[] {
  const fields = Object.keys({ ...before, ...after }) as (keyof BrandDna)[]
  return fields.filter(field => canonicalJson(before[field]) !== canonicalJson(after[field]))
}
