// Web sites read by the render Worker in workerd, asked for through the api Worker; the sites are served beside it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandView } from '#lib/brand/dna/view.ts'
import type { BrandDraft } from '#lib/brand/import/draft.ts'
import { judgeDraft } from '#test/brand/support/judge.ts'
import { webSites } from '#test/brand/support/web-sites.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { serveSite } from '#test/support/sites.ts'
import { callStack, type SeededStack, seededStack } from '#test/support/stack.ts'

const took: string[] = []
let stack: SeededStack

beforeAll(async () => {
  stack = await seededStack()
}, 120_000)

afterAll(async () => {
  await stack?.close()
  console.log(`imports in workerd, ms: ${took.join(', ')}`)
})

const call = <Body>(method: string, path: string, body?: unknown) => callStack<Body>(stack, method, path, body)

describe.runIf(AT_LENGTH)('POST /programmatic/brand-dna/import in workerd', () => {
  it('is tried on at least twelve saved sites', () => {
    expect(new Set(webSites.map(({ site }) => site)).size).toBeGreaterThanOrEqual(12)
  })

  it.each(webSites.map(expected => [`${expected.site}${expected.path ?? ''}`, expected] as const))(
    'reads %s as it should',
    async (name, expected) => {
      const site = await serveSite(expected.site, expected.answer)
      try {
        const began = performance.now()
        const url = site.url + (expected.path ?? '/')
        const { status, body } = await call<BrandDraft & { code?: string }>('POST', 'brand-dna/import', { url })
        took.push(`${name} ${(performance.now() - began).toFixed(0)}`)
        if (expected.refused) return void expect([status, body.code]).toEqual([400, expected.refused])
        expect([status, body.code]).toEqual([200, undefined])
        judgeDraft(body, expected)
      } finally {
        await site.close()
      }
    },
  )

  it('makes the brand of the pictures that follow, and steps back again', async () => {
    const before = (await call<BrandView>('GET', 'brand-dna')).body
    const site = await serveSite('shop')
    const imported = await call<BrandDraft>('POST', 'brand-dna/import', { url: site.url, apply: true })
    await site.close()
    expect(imported.body.brand).toMatchObject({ name: 'Tide & Timber', palette: { primary: '#1D5C63' } })
    const logo = await fetch(imported.body.brand?.logos[0] ?? '')
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png'])
    const back = await call<BrandView>('POST', `brand-dna/versions/${before.version}/restore`)
    expect(back.body).toEqual({ ...before, version: before.version + 2, updated_at: expect.any(String) })
  })
})
