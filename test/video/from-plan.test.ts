import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { storyboardOf } from '#lib/video/from-plan.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { scenes } from '#lib/video/scenes/index.ts'
import { LENGTHS } from '#lib/video/sound/bed-names.ts'
import { cuesOf } from '#lib/video/sound/cues.ts'
import { Storyboard } from '#lib/video/storyboard.ts'
import { examples } from '#test/composer/fixtures/briefs.ts'
import { builtinPost, inputOf } from '#test/composer/support.ts'
import { many } from '#test/support/proof.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const kits = brandNames.map(sampleKit)
const look = { width: 1080, height: 1920, scheme: 'auto', seed: 'x', ribbon: null, service_mark: false } as const
const plans = examples.map((each, index) => ({
  n: index + 1,
  plan: builtinPost(inputOf({ ...each, asset_type: 'video', channel: 'tiktok' })),
}))
const boardOf = (plan: (typeof plans)[number]['plan'], tone: string) => storyboardOf(plan.pictures[0]?.data, look, tone)

const FEW_WORDS = 10

describe('a plan as a storyboard', () => {
  it.each(plans.map(each => [each.n, each.plan] as const))(
    '%i: two to twelve scenes, a hook of two seconds where its words are few and tell no day, a length of the music',
    (_, plan) => {
      const board = Storyboard.parse(boardOf(plan, 'dry and exact'))
      expect(board.shots.length).toBeGreaterThanOrEqual(2)
      expect(board.shots.length).toBeLessThanOrEqual(12)
      expect(board.shots[0]?.scene).toBe('hook')
      const hook = board.shots[0]?.data ?? {}
      const isShort = JSON.stringify(hook).split(' ').length <= FEW_WORDS && !('when' in hook)
      expect(board.shots[0]?.end_ms).toBeLessThanOrEqual(isShort ? 2460 : 5200)
      expect(board.shots.at(-1)?.scene).toBe('end_card')
      expect(LENGTHS.map(seconds => seconds * 1000)).toContain(board.shots.at(-1)?.end_ms)
      expect(board.shots.every((shot, index) => shot.start_ms === (board.shots[index - 1]?.end_ms ?? 0))).toBe(true)
      expect(board.shots.every(shot => shot.scene in scenes)).toBe(true)
    },
  )

  it('cuts on the beat where one is near', () => {
    const board = boardOf(plans[13]?.plan as never, 'direct and physical')
    const seconds = LENGTHS.find(one => one * 1000 === board.shots.at(-1)?.end_ms) ?? 6
    const beats = cuesOf(board.bed ?? 'stride', seconds).beats.map(beat => Math.round(beat * 1000))
    const cuts = board.shots.slice(0, -1).map(shot => shot.end_ms)
    expect(cuts.filter(cut => beats.includes(cut)).length).toBeGreaterThanOrEqual(cuts.length - 1)
  })

  it('says what a list is of above it, and not its first item twice', () => {
    const list = (text: string) => ({ role: 'list', text, items: ['£5', '£3'], start_ms: 0, end_ms: 6_000 })
    const dataOf = (text: string) => storyboardOf({ scenes: [list(text)] }, look, '').shots[0]?.data
    expect(dataOf('Tickets')).toEqual({ headline: 'Tickets', items: ['£5', '£3'] })
    expect(dataOf('£5')).toEqual({ items: ['£5', '£3'] })
  })

  it.each([
    ['8 mesas', 'stat'],
    ['13 places left.', 'stat'],
    ['€40 per', 'statement'],
    ['2 for 1 croissants, Tuesday only', 'statement'],
    ['36 hr ferment, 3 ingredients', 'statement'],
    ['4 day week', 'statement'],
    ['10,412 as of last night', 'statement'],
    ['20% off January stays', 'statement'],
    ['1 story a day, then the app stops', 'statement'],
  ])('shows “%s” as a %s', (text, scene) => {
    const line = { role: 'line', text, start_ms: 2_000, end_ms: 4_000 }
    const ends = [
      { role: 'hook', text: 'News', start_ms: 0, end_ms: 2_000 },
      line,
      { ...line, role: 'end', end_ms: 6_000 },
    ]
    expect(storyboardOf({ scenes: ends }, look, '').shots[1]?.scene).toBe(scene)
  })

  it('can be put up as a film in every sample brand, or the words would be lost', async () => {
    const put_up = plans.filter((_, at) => at % many(3, 1) === 0)
    for (const [index, { n, plan }] of put_up.entries()) {
      const kit = kits[index % kits.length]
      if (!kit) throw new Error('no kit')
      const board = boardOf(plan, kit.voice.tone ?? '')
      const film = await makeFilm(raster, board, kit)
      expect(film.proof.safe_zone_hits, `example ${n}`).toEqual([])
      expect(film.frames).toBe(((board.shots.at(-1)?.end_ms ?? 0) * 30) / 1000)
      for (const layer of film.layers) {
        const shot = board.shots[Number(/^(\d+) text/.exec(layer.name)?.[1] ?? -1)]
        const stays = shot && film.layers.filter(one => one.name === layer.name).at(-1) === layer
        const read = shot ? (shot.end_ms - shot.start_ms) * 0.03 * 0.45 : 0
        // All words stand for nearly half of their scene.
        if (stays) expect(shot.end_ms * 0.03 - layer.from, `example ${n}, ${layer.name}`).toBeGreaterThan(read)
      }
      const texts = film.cues.map(cue => cue.text).join(' ')
      for (const { data } of board.shots)
        for (const item of Array.isArray(data.items) ? data.items : []) expect(texts).toContain(item)
    }
  }, 60_000)
})
