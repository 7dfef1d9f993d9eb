import { beforeEach, describe, expect, it } from 'vitest'
import { COST, openProcessor, type Processor } from '#lib/runs/work/processor.ts'

/** Time passes only where somebody waits for it, and for work that holds the thread. */
function thread() {
  let at = 0
  const waiting: { due: number; go: () => void }[] = []
  const clock = {
    now: () => new Date(at),
    pause: (ms: number) => new Promise<void>(go => void waiting.push({ due: at + ms, go })),
  }
  const run = async (until: number) => {
    for (;;) {
      for (let settled = 0; settled < 20; settled++) await Promise.resolve()
      waiting.sort((a, b) => a.due - b.due)
      if (!waiting[0] || waiting[0].due > until) return
      const next = waiting.shift()
      at = Math.max(at, next?.due ?? at)
      next?.go()
    }
  }
  const hold = (ms: number) => {
    at += ms
  }
  return { clock, run, at: () => at, hold }
}

describe('the turns of workspaces at one thread', () => {
  let one: ReturnType<typeof thread>
  let processor: Processor
  beforeEach(() => {
    one = thread()
    processor = openProcessor()
  })

  /** Jobs one after the other: each some turns, with a question to the database before each. */
  async function works(name: string, jobs: number, turns: number, ms: number, cost: number, log: string[]) {
    for (let job = 0; job < jobs; job++) {
      processor.enter(one.clock, name)
      for (let turn = 0; turn < turns; turn++) {
        await one.clock.pause(5)
        await processor.turn(one.clock, name, cost)
        one.hold(ms)
        log.push(name)
      }
      await one.clock.pause(5)
      processor.leave(name)
    }
  }

  it('go to the one who has had less of it: a card passes between two pieces of a flood', async () => {
    const log: string[] = []
    const flood = [1, 2].map(() => works('flood', 20, 4, 300, COST.segment, log))
    await one.run(3_000)
    log.length = 0
    const came = one.at()
    const card = works('card', 1, 2, 50, COST.step, log).then(() => one.at() - came)
    await one.run(60_000)
    await Promise.all(flood)
    // What both jobs of the flood had begun, and no more.
    expect(log.indexOf('card')).toBeLessThanOrEqual(2)
    expect(log.lastIndexOf('card') - log.indexOf('card')).toBe(1)
    expect(await card).toBeLessThan(800)
    expect(log.filter(name => name === 'flood').length).toBeGreaterThan(100)
  })

  it('are equal between two floods, whoever began earlier', async () => {
    const log: string[] = []
    const old = works('old', 60, 2, 100, COST.step, log)
    await one.run(5_000)
    log.length = 0
    const young = works('young', 20, 2, 100, COST.step, log)
    await one.run(5_000 + 4_000)
    const shares = ['old', 'young'].map(name => log.filter(each => each === name).length)
    expect(Math.abs((shares[0] ?? 0) - (shares[1] ?? 0))).toBeLessThanOrEqual(5)
    await one.run(100_000)
    await Promise.all([old, young])
  })

  it.each([300, 700, 1_000])(
    'are equal where one holds the thread for %i ms, so that nobody is heard of meanwhile',
    async ms => {
      const log: string[] = []
      const names = ['two', 'one', 'first', 'second']
      const all = ['two', ...names].map(name => works(name, 60, 2, ms, COST.step, log))
      await one.run(80 * ms)
      // Not equal to the turn: two seconds end a wait.
      const shares = names.map(name => log.filter(each => each === name).length)
      expect([ms, Math.max(...shares) - Math.min(...shares)]).toEqual([ms, expect.toSatisfy((n: number) => n <= 6)])
      await one.run(10_000_000)
      await Promise.all(all)
    },
  )

  it('wait for nobody who waits for something else, nor for one who never came back', async () => {
    const log: string[] = []
    processor.enter(one.clock, 'gone')
    processor.enter(one.clock, 'busy')
    await Promise.all([processor.turn(one.clock, 'busy', 100), one.run(10)])
    const began = one.at()
    const next = processor.turn(one.clock, 'busy', 1).then(() => log.push('went'))
    await one.run(began + 600)
    await next
    expect(log).toEqual(['went'])
    expect(processor.isAlone()).toBe(false)
    one.hold(180_000)
    processor.enter(one.clock, 'later')
    expect(processor.isAlone()).toBe(true)
  })

  it('are over after two seconds at the latest', async () => {
    processor.enter(one.clock, 'busy')
    await Promise.all([processor.turn(one.clock, 'busy', 100_000), one.run(1)])
    const log: string[] = []
    const small = works('small', 1_000, 2, 50, COST.step, log)
    await one.run(500)
    const asked = one.at()
    const went = processor.turn(one.clock, 'busy', 1).then(() => one.at() - asked)
    await one.run(20_000)
    expect(await went).toBeLessThanOrEqual(2_100)
    await one.run(10_000_000)
    await small
  })
})
