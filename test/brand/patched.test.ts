import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DnaPatch, PatchDnaInput, patched } from '#lib/brand/dna/patch.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { BrandDna, blankDna } from '#lib/brand/dna.ts'
import { anyObject, hold } from '#test/brand/anything.ts'
import { seed } from '#test/support/seed.ts'
import { createWorld } from '#test/support/world.ts'

const text = fc.constantFrom(null, '', 'One', 'Two words')
const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
const colour = fc.constantFrom(null, '#0A2540', '#FFFFFF')
const some = { requiredKeys: [] as [] }

const anyPatch = fc.record(
  {
    name: fc.constantFrom(null, 'Kestrel', 'Morrow'),
    tagline: text,
    overview: text,
    offer: fc.option(
      fc.record({ product_name: text, one_liner: text, features: fc.option(texts), who_its_for: text }, some),
    ),
    product_map: fc.option(anyObject),
    icp: fc.option(anyObject),
    palette: fc.option(fc.record({ primary: colour, text: colour }, some)),
    contact: fc.option(
      fc.record(
        { website: fc.constantFrom(null, 'oriel.example'), phone: fc.constantFrom(null, '020 7946 0018') },
        some,
      ),
    ),
    voice: fc.option(
      fc.record(
        { tone: text, emoji: fc.option(fc.boolean()), fonts: fc.option(fc.record({ display: text, text }, some)) },
        some,
      ),
    ),
  },
  some,
)

const merging = ['offer', 'product_map', 'icp', 'voice', 'contact']
type Tree = { [key: string]: unknown }

/** What the documentation says, a field at a time, written without the code that it judges. */
function model(before: Tree, patch: Tree, blank: Tree): Tree {
  const after = { ...before }
  for (const field of Object.keys(patch)) {
    if (patch[field] === null) after[field] = blank[field]
    else if (merging.includes(field)) after[field] = structuredClone(before[field] ?? {})
    else if (field === 'palette') after[field] = withoutNulls(patch[field] as Tree)
    else after[field] = patch[field]
    if (patch[field] !== null && merging.includes(field))
      for (const leaf of leaves(patch[field] as Tree)) put(after[field] as Tree, leaf)
  }
  // A brand that gives none has no such field.
  if (Object.keys((after.contact as Tree | undefined) ?? {}).length === 0) delete after.contact
  return after
}

const withoutNulls = (tree: Tree) => Object.fromEntries(Object.entries(tree).filter(([, value]) => value !== null))

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

type Leaf = { path: string[]; value: unknown }

/** A patch as a list of single assignments; an object that holds none assigns itself. */
function leaves(tree: Tree, path: string[] = []): Leaf[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = [...path, key]
    return isTree(value) ? [{ path: here, value: {} }, ...leaves(value, here)] : [{ path: here, value }]
  })
}

function put(tree: Tree, { path, value }: Leaf): void {
  let at = tree
  for (const key of path.slice(0, -1)) at = Object.getOwnPropertyDescriptor(at, key)?.value
  const last = path.at(-1) ?? ''
  if (value === null) Reflect.deleteProperty(at, last)
  else if (isTree(value) && isTree(Object.getOwnPropertyDescriptor(at, last)?.value)) return
  else Object.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true })
}

const blank = blankDna('Workspace')

describe('patched', () => {
  it('follows the model over any sequence of patches, and stays a valid DNA', () => {
    hold(
      fc.property(fc.array(anyPatch, { minLength: 1, maxLength: 6 }), patches => {
        let dna = blank
        let expected: Tree = blank
        for (const patch of patches) {
          dna = patched(dna, PatchDnaInput.parse(patch) as DnaPatch, blank)
          expected = model(expected, patch, blank)
          expect(dna).toEqual(expected)
          expect(BrandDna.parse(dna)).toEqual(dna)
        }
      }),
    )
  })

  it('is what a caller reads back through HTTP, patch after patch', async () => {
    const world = await createWorld({ plan: 'scale' })
    const live = await world.key({ daily_limit: 100_000 })
    const named = blankDna(world.workspace.name)
    const [patches = []] = fc.sample(fc.array(anyPatch, { minLength: 120, maxLength: 120 }), {
      numRuns: 1,
      seed,
    })
    let expected: Tree = named
    for (const patch of patches) {
      expected = model(expected, patch, named)
      const answer = await live.patch<BrandView>('brand-dna', patch)
      expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(expected)])
      expect((await live.get('brand-dna')).body).toEqual(answer.body)
    }
  })
})
