// What each Worker holds, by V8's own account after forced collections: at every two megabytes of new arrays, so in the midst
// of work as well. WebAssembly's memories and the stores of arrays count as memory outside of the heap.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Watched } from '#dev/local/workers.ts'

const HOOK = `
const EACH = 2_000_000
let since = 0
const note = bytes => {
  since += bytes
  if (since < EACH) return
  since = 0
  gc()
}
const Typed = Object.getPrototypeOf(Uint8Array)
for (const name of ['slice', 'map', 'filter']) {
  const own = Typed.prototype[name]
  Typed.prototype[name] = function (...args) {
    const made = own.apply(this, args)
    note(made.byteLength)
    return made
  }
}
for (const name of ['Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array', 'ArrayBuffer']) {
  const own = globalThis[name]
  globalThis[name] = new Proxy(own, {
    construct(target, args, asked) {
      const made = Reflect.construct(target, args, asked === globalThis[name] ? target : asked)
      if (!(args[0] instanceof ArrayBuffer || args[0] instanceof SharedArrayBuffer)) note(made.byteLength)
      return made
    },
  })
}
`

export type Peak = { live_mb: number; heap_mb: number; outside_mb: number }

/** To be given to the stack; `peaks` is the most that each Worker held so far, `round` that since it was asked for last. */
export function watchMemory(dir: string) {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'hook.js')
  writeFileSync(file, HOOK)
  const watched: Watched = {
    // Else arrays that a collection found dead would be counted until the next one.
    v8_flags: ['--expose-gc', '--trace-gc', '--trace-gc-verbose', '--no-concurrent-array-buffer-sweeping'],
    modules: ([main, ...rest]) => {
      if (!main) throw new Error('a Worker without a bundle')
      const whole = join(dir, `whole-${main.name}`)
      writeFileSync(
        whole,
        `import './hook.js'\nexport * from './${main.name}'\nexport { default } from './${main.name}'\n`,
      )
      return [
        { name: `whole-${main.name}`, type: 'esModule', path: whole },
        { name: 'hook.js', type: 'esModule', path: file },
        main,
        ...rest,
      ]
    },
  }
  return { watched, ...readTrace() }
}

const forced = /Mark-Compact .* testing;/
const heapUsed = /All spaces,\s+used:\s+(\d+) KB/
const outside = /External memory reported:\s+(-?\d+) KB/
const KILOBYTE = 1024 / 1e6

function readTrace() {
  const peaks = new Map<string, Peak>()
  let since = new Map<string, Peak>()
  const counts = new Map<string, number>()
  const reading = new Map<string, { forced: boolean; heap_mb: number }>()
  const line = (worker: string, text: string) => {
    const state = reading.get(worker) ?? { forced: false, heap_mb: 0 }
    reading.set(worker, state)
    if (text.includes('Mark-Compact') || text.includes('Scavenge')) state.forced = forced.test(text)
    if (!state.forced) return
    const heap = heapUsed.exec(text)
    if (heap) state.heap_mb = Number(heap[1]) * KILOBYTE
    const external = outside.exec(text)
    if (!external) return
    counts.set(worker, (counts.get(worker) ?? 0) + 1)
    const outside_mb = Number(external[1]) * KILOBYTE
    const live_mb = state.heap_mb + outside_mb
    for (const most of [peaks, since])
      if (live_mb > (most.get(worker)?.live_mb ?? 0)) most.set(worker, { live_mb, heap_mb: state.heap_mb, outside_mb })
  }
  const round = () => {
    const ended = since
    since = new Map()
    return ended
  }
  return { line, peaks, counts, round }
}
