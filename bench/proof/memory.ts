// No isolate holds more than 110 MB under the worst mix: the largest picture of each kind, three films, a library of 24 pictures, infographics.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '#bench/figures/figure.ts'
import { largestPictures } from '#bench/proof/largest-pictures.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { watchMemory } from '#bench/rig/live-memory.ts'
import { type Whole, withWhole } from '#bench/rig/whole.ts'
import { listen } from '#dev/http/listen.ts'
import { bytesOf, noise } from '#test/support/pictures.ts'

const MOST_MB = 110
const LIBRARY = 24
const FILMS = 3
const INFOGRAPHICS = 4
const CARDS = 4
const ROUNDS = 3

export const proof: Proof = {
  area: 'Memory',
  run: async ({ share }) => {
    const dir = mkdtempSync(join(tmpdir(), 'brand-content-memory-'))
    const { watched, line, peaks, counts } = watchMemory(dir)
    try {
      const rounds = Math.max(1, Math.round(ROUNDS * share))
      await withWhole(1, whole => worstMix(whole, rounds), { watched, line })
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
    return [...peaks].map(([worker, { live_mb, heap_mb, outside_mb }]): Figure => {
      const parts = `${heap_mb.toFixed(0)} MB of heap, ${outside_mb.toFixed(0)} MB of arrays and WebAssembly`
      return {
        goal: `memory of one isolate, ${worker.replace(/-\d+$/, '')}`,
        target: `≤ ${MOST_MB} MB live at any moment`,
        figure: `${live_mb.toFixed(0)} MB: ${parts}`,
        met: live_mb <= MOST_MB,
        how: `the most of ${counts.get(worker)} forced collections in workerd, in the midst of work too; the largest picture of each kind, ${FILMS} films at once, ${LIBRARY} pictures of 3 megapixels in the library, infographics`,
      }
    })
  },
}

async function worstMix(whole: Whole, rounds: number): Promise<void> {
  const pictures = await largestPictures()
  const served = await listen((request, response) => response.end(pictures[Number(request.url?.slice(1))]?.bytes))
  try {
    for (let at = 0; at < LIBRARY; at++) {
      const screen = await bytesOf((await noise(1_770 - at, 1_800)).png({ compressionLevel: 9 }))
      await upload(whole, `Screen ${at}`, { image_base64: Buffer.from(screen).toString('base64') })
    }
    console.log(`  ${LIBRARY} pictures are in the library`)
    for (let round = 0; round < rounds; round++)
      await Promise.all([
        ...Array.from({ length: FILMS }, (_, at) => whole.make(film(round * FILMS + at))),
        ...Array.from({ length: INFOGRAPHICS }, (_, at) => whole.make(infographic(round * INFOGRAPHICS + at))),
        ...Array.from({ length: CARDS }, (_, at) => whole.make(card(round * CARDS + at))),
        ...pictures.map(({ name }, at) => upload(whole, `${name} ${round}`, { image_url: `${served.url}/${at}` })),
      ])
  } finally {
    await served.close()
  }
}

/** Until it is taken: too many large files at once are refused for a second, and a busy machine is late with what it serves. */
async function upload(whole: Whole, name: string, picture: object): Promise<void> {
  for (;;) {
    try {
      return void (await whole.ask('brand-assets/screens', { name, ...picture }))
    } catch (error) {
      if (!/queue_full|dependency_unavailable|image_unreachable/.test(String(error))) throw error
      await new Promise(resolve => setTimeout(resolve, 1_000))
    }
  }
}

const card = (variation: number) => ({
  brief: 'The new timeline shows every job of the night, with its reason. See it on the screen of your phone.',
  channel: 'instagram',
  asset_type: 'card',
  variation,
})
const film = (variation: number) => ({ ...card(variation), channel: 'tiktok', asset_type: 'video' })
const infographic = (variation: number) => ({
  brief:
    'Runs by weekday: Monday 120, Tuesday 180, Wednesday 240, Thursday 210, Friday 160. Most run in the middle of the week.',
  channel: 'linkedin',
  asset_type: 'infographic',
  variation,
})
