// No isolate holds more than 110 MB under the worst mix: the largest picture of each kind, three films, a library of 24 pictures,
// infographics, texts in every script, a font of the brand's own; and no more in the sixth round than in the first.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '#bench/figures/figure.ts'
import { largestPictures } from '#bench/proof/largest-pictures.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { type Peak, watchMemory } from '#bench/rig/live-memory.ts'
import { type Whole, withWhole } from '#bench/rig/whole.ts'
import { listen } from '#dev/http/listen.ts'
import { installed } from '#test/support/fonts.ts'
import { bytesOf, noise } from '#test/support/pictures.ts'

const MOST_MB = 110
const LIBRARY = 24
const FILMS = 3
const INFOGRAPHICS = 4
const CARDS = 4
const ROUNDS = 6
/** What a round may find above the first: films are not all of one size. */
const MORE_MB = 5

export const proof: Proof = {
  area: 'Memory',
  run: async ({ share }) => {
    const dir = mkdtempSync(join(tmpdir(), 'brand-content-memory-'))
    const { watched, line, peaks, counts, round } = watchMemory(dir)
    const rounds: Map<string, Peak>[] = []
    try {
      const count = Math.max(1, Math.round(ROUNDS * share))
      await withWhole(1, whole => worstMix(whole, count, () => rounds.push(round())), { watched, line })
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
    return [...peaks].map(([worker, peak]): Figure => {
      const each = rounds.map(peaks => peaks.get(worker)?.live_mb ?? 0)
      const [first = 0] = each
      const parts = `${peak.heap_mb.toFixed(0)} MB of heap, ${peak.outside_mb.toFixed(0)} MB of arrays and WebAssembly`
      return {
        goal: `memory of one isolate, ${worker.replace(/-\d+$/, '')}`,
        target: `≤ ${MOST_MB} MB live at any moment, no round ${MORE_MB} MB above the first`,
        figure: `${peak.live_mb.toFixed(0)} MB: ${parts}; by round ${each.map(mb => mb.toFixed(0)).join(', ')}`,
        met: peak.live_mb <= MOST_MB && each.every(mb => mb <= first + MORE_MB),
        how: `the most of ${counts.get(worker)} forced collections in workerd, in the midst of work too; the largest picture of each kind, ${FILMS} films at once, ${LIBRARY} pictures of 3 megapixels in the library, infographics, ${SCRIPTS.length} scripts, a new font of the brand in each round`,
      }
    })
  },
}

async function worstMix(whole: Whole, rounds: number, ended: () => void): Promise<void> {
  const pictures = await largestPictures()
  const served = await listen((request, response) => response.end(pictures[Number(request.url?.slice(1))]?.bytes))
  try {
    for (let at = 0; at < LIBRARY; at++) {
      const screen = await bytesOf((await noise(1_770 - at, 1_800)).png({ compressionLevel: 9 }))
      await upload(whole, `Screen ${at}`, { image_base64: Buffer.from(screen).toString('base64') })
    }
    console.log(`  ${LIBRARY} pictures are in the library`)
    for (let round = 0; round < rounds; round++) {
      await whole.ask('brand-assets/fonts', fontOf(round))
      await Promise.all([
        ...Array.from({ length: FILMS }, (_, at) => whole.make(film(round * FILMS + at))),
        ...Array.from({ length: INFOGRAPHICS }, (_, at) => whole.make(infographic(round * INFOGRAPHICS + at))),
        ...Array.from({ length: CARDS }, (_, at) => whole.make(card(round * CARDS + at))),
        ...SCRIPTS.map(brief => whole.make({ ...card(round), brief })),
        ...pictures.map(({ name }, at) => upload(whole, `${name} ${round}`, { image_url: `${served.url}/${at}` })),
      ])
      ended()
    }
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

const FONTS = ['playfair-display', 'newsreader', 'source-serif-4', 'manrope', 'cormorant', 'fraunces']

const fontOf = (round: number) => ({
  ...{ licence_asserted: true, family: `House ${round}` },
  font_base64: Buffer.from(installed(FONTS[round % FONTS.length] ?? '')).toString('base64'),
})

/** The same in each: we are open from six on Saturdays. */
const SCRIPTS = [
  '土曜日は朝六時から開店します。焼きたてのパンをどうぞ。',
  '周六早上六点开门，欢迎来尝新鲜面包。',
  '토요일에는 아침 여섯 시에 문을 엽니다. 갓 구운 빵을 드세요.',
  'نفتح أيام السبت من السادسة صباحا. تعالوا إلى الخبز الطازج.',
  'शनिवार को हम सुबह छह बजे खुलते हैं। ताज़ी रोटी लेने आइए।',
  'По субботам мы открываемся в шесть утра. Приходите за свежим хлебом.',
]

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
