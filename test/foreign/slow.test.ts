import { describe, expect, it } from 'vitest'
import { ClipRefused } from '#lib/media/clips/sniff.ts'
import { Problem } from '#lib/problem.ts'
import { processorMs, processorMsOf } from '#test/support/processor.ts'
import { many } from '#test/support/proof.ts'
import { seed } from '#test/support/seed.ts'
import { findSlow, type Quarry } from '#test/support/slowest.ts'
import { clips, drawings, longNames, sites } from './attacks.ts'
import { fonts } from './fonts.ts'
import { readDrawing, readers, readFontFile, readTexts, readVideo } from './readers.ts'

/** Of the processor, for what took seconds to minutes; a machine that others use at once takes twice what a quiet one does. */
const MOST_MS = 1_500
const MOST_MB = 150
const SEARCHED = many(8, 30)

describe('what strangers send takes no longer than its size', () => {
  it.each(Object.entries(drawings))('a drawing with %s is refused', (_, svg) => {
    let refusal: unknown
    const ms = processorMs(() => {
      try {
        readDrawing(svg)
      } catch (error) {
        refusal = error
      }
    })
    expect(ms).toBeLessThan(MOST_MS)
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({ code: 'image_undecodable' })
  })

  it.each(Object.entries(sites))('a site with %s is read', async (_, texts) => {
    let draft: unknown
    const ms = await processorMsOf(async () => {
      draft = await readTexts(texts)
    })
    expect(ms).toBeLessThan(MOST_MS)
    expect(draft).toMatchObject({ url: 'http://127.0.0.1:9/', visited: expect.any(Array) })
  })

  it.each(Object.entries(clips))('%s is refused', async (_, make) => {
    const bytes = make()
    let refusal: unknown
    const ms = await processorMsOf(async () => {
      refusal = await readVideo(bytes).catch((error: unknown) => error)
    })
    expect(ms).toBeLessThan(MOST_MS)
    expect(refusal).toBeInstanceOf(ClipRefused)
  })

  it.each(Object.entries(fonts))('%s is refused', (_, make) => {
    const bytes = make()
    let refusal: unknown
    const ms = processorMs(() => {
      try {
        readFontFile(bytes)
      } catch (error) {
        refusal = error
      }
    })
    expect(ms).toBeLessThan(MOST_MS)
    expect(refusal).toMatchObject({ code: 'font_refused', message: expect.stringMatching(/too much/) })
  })

  it('two megabytes of names round 400 pictures are not kept 400 times', async () => {
    const before = process.memoryUsage().rss
    const draft = await readTexts({ page: longNames })
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(MOST_MB)
    expect(draft.warnings).toContain('no_logo')
  })

  it.each(Object.entries(readers))(`a search for a slow %s finds none (seed ${seed})`, async (_, reader) => {
    const { worst } = await findSlow(reader as Quarry<unknown>, SEARCHED, seed)
    expect(worst.ms, String(worst.input).slice(0, 300)).toBeLessThan(MOST_MS)
  })
})
