// A film that takes longer to send than one turn may last goes on in the next, where it stopped.
import { expect, it } from 'vitest'
import { linkedin } from '#lib/publish/platform/linkedin/publish.ts'
import { tiktok } from '#lib/publish/platform/tiktok/publish.ts'
import { x } from '#lib/publish/platform/x/publish.ts'
import { bytesFor, carry, film, openBench, publication } from '#test/publish/support/platforms.ts'

it.each([
  { publisher: x, bytes: 13_000_000, steps: ['prepare', 'prepare', 'prepare', 'publish'] },
  { publisher: linkedin, bytes: 13_000_000, steps: ['prepare', 'prepare', 'prepare', 'publish'] },
  { publisher: tiktok, bytes: 65_000_000, steps: ['prepare', 'publish', 'publish', 'publish', 'check'] },
])('to $publisher.platform', async ({ publisher, bytes, steps }) => {
  const bench = await openBench(publisher)
  try {
    const start = Date.now()
    let asked = 0
    // Each look at the clock is fourteen seconds later: two or three parts a turn.
    const tools = { ...bench.tools, now: () => new Date(start + 14_000 * asked++) }
    const piece = film({ bytes })
    const done = await carry({ ...bench, tools }, publication([piece]))
    expect(done.next).toBe('done')
    expect(done.steps).toEqual(steps)
    const films = [...bench.social.state.media.values()]
    expect(films.map(({ parts }) => Buffer.concat(parts).equals(bytesFor(piece)))).toEqual([true])
    expect(bench.social.posts().length).toBeLessThanOrEqual(1)
  } finally {
    await bench.close()
  }
})
