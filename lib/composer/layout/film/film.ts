// Scenes of a film: what each shows.
import type { Scene, VideoAnswer } from '#lib/composer/answer.ts'
import { isBeforeAfter } from '#lib/composer/layout/before-after.ts'
import { type Beside, type Last, lastOf, titleOf } from '#lib/composer/layout/film/last-scene.ts'
import { type Shot, timed } from '#lib/composer/layout/film/time.ts'
import { type Brief, titlesIn, wholeScenes } from '#lib/composer/layout/film/whole.ts'
import { tellsIn } from '#lib/composer/layout/to-act.ts'
import type { Picture } from '#lib/composer/plan.ts'
import { width } from '#lib/composer/words/width.ts'
import { NOTHING } from '#lib/render/read.ts'

type Of = Brief & Omit<Beside, 'titles'>

export function filmPictures({ scenes: written }: VideoAnswer, of: Of, asked: number | undefined): Picture[] {
  const scenes = countedOnce(wholeScenes(written, of).map(({ scene }) => scene))
  const beside = { ...of, titles: titlesIn(of) }
  const last = isSpoken(scenes) ? lastOf(scenes, beside) : wordsAlone(scenes)
  const shots = scenes.slice(0, -1).map((scene, at) => dated(shotOf(scene, at === 0), scenes, last, beside))
  return [{ template: 'video_story', data: { scenes: timed([...shots, endOf(last)], asked) } }]
}

/** Steps that go on in a second scene would begin again with 1 there: they have no numbers. */
const countedOnce = (scenes: readonly Scene[]): Scene[] => {
  const isCounted = scenes.filter(({ role }) => role === 'steps').length === 1
  return scenes.map(scene => (scene.role === 'steps' && !isCounted ? { ...scene, role: 'list' } : scene))
}

/** What is drawn on each scene: a film of before and after does not end on what it began with. */
export const drawnInFilm = (scenes: readonly Scene[], depicts: readonly string[], brief: Brief): string[] =>
  wholeScenes(scenes, brief)
    .map(({ from }) => from.map(at => depicts[at] ?? '').find(name => name !== '') ?? '')
    .map((name, at, all) => (name === '' && at === all.length - 1 && isBeforeAfter(brief.segments) ? NOTHING : name))

const isSpoken = (scenes: readonly Scene[]): boolean => scenes.every(({ role }) => role !== 'show')

/** Whoever wants scenes without words wants no line and no address that nobody dictated: the name alone. */
const wordsAlone = (scenes: readonly Scene[]): Last => ({
  ...{ text: scenes.at(-1)?.text ?? '', what: '', items: [], tagline: '', reach: [] },
})

/** Nothing of it is empty. */
const endOf = ({ text, reach, ...more }: Last): Shot => {
  const said = Object.entries({ ...more, link: reach.slice(0, 2).join('\n') })
  return { role: 'end', text, ...Object.fromEntries(said.filter(([, value]) => value.length > 0)) }
}

/** As wide as a row. */
const ROW = 44
const MOST_LISTED = 4

/** The day on which it takes place stands where it is first spoken of: in the list that it is of, else under the hook. */
function dated(shot: Shot, scenes: readonly Scene[], { text, what }: Last, beside: Beside): Shot {
  const isDay = (words: string) => tellsIn(words, beside.where, ['date']) && !tellsIn(words, beside.where, ['money'])
  const items = [shot.items ?? []].flat()
  if (what === '' || !isDay(text) || width(text) > ROW) return shot
  if (shot.role === 'list' && shot.text === what && items.length < MOST_LISTED)
    return { ...shot, items: [text, ...items.map(String)] }
  const isOfHook = shot.role === 'hook' && what === titleOf(scenes, beside)
  return isOfHook && !scenes.slice(0, 2).some(scene => isDay(scene.text)) ? { ...shot, when: text } : shot
}

function shotOf({ role, text, more }: Scene, first: boolean): Shot {
  const [a = '', b = '', c = '', d = ''] = more
  if (role === 'show') return { role, text: '', seen: a }
  if (first && role !== 'quote') return { role: 'hook', text }
  if (role === 'number' && a) return { role, text, value: text, label: a }
  if ((role === 'list' || role === 'steps') && more.length >= 2) return { role, text, items: more.slice(0, 5) }
  if (role === 'quote')
    return { role: first ? 'quote' : role, text, quote: text, ...(a && { name: a }), ...(b && { title: b }) }
  if (role === 'versus' && a && b && c && d) return { role, text, left_title: a, left: b, right_title: c, right: d }
  if (role === 'action') return { role, text, ...(a && { link: a }) }
  return { role: role === 'problem' || role === 'brand' ? role : 'line', text }
}
