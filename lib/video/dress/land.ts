// What lies at the foot of a whole film: the place where it plays, things on a floor, or the brand's own motif; nothing under grave news.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { nounOf } from '#lib/render/objects/colours.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { isAloft, standing } from '#lib/render/objects/stands.ts'
import { places } from '#lib/render/places/index.ts'
import { NOTHING, type Read, readOf } from '#lib/render/read.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'

export type Land =
  | { kind: 'place'; setting: Setting }
  /** On a floor that goes through all cuts. */
  | { kind: 'things'; things: readonly string[] }
  | { kind: 'motif' }

const MOST_THINGS = 5

export function landOf({ shots }: Storyboard, kit: BrandKit): Land | null {
  const said = shots.flatMap(({ depicts }) => (depicts === undefined ? [] : [depicts]))
  const named = said.find(name => places[name]) ?? (said.every(name => name === NOTHING) ? NOTHING : '')
  const data = { shots: shots.map(one => one.data) }
  const read = readOf({ template: 'film', data, depicts: said.length > 0 ? [named] : undefined }, kit)
  if (read.subject.grave || read.subject.sober) return null
  // Beside photos of the brand a drawn place that nobody has named would be another one.
  const setting = read.setting ?? (kit.photos.length === 0 ? read.home : null)
  if (setting) return { kind: 'place', setting }
  const things = thingsOf(said, read, mayShowThings(kit, data))
  return things.length > 0 ? { kind: 'things', things } : { kind: 'motif' }
}

/** Those that its scenes show, else those of the trade; what flies does not stand on a floor. */
function thingsOf(said: readonly string[], { subject, known }: Read, mayKnow: boolean): string[] {
  const grounded = (names: readonly string[]) => standing([...new Set(names)]).filter(name => !isAloft(name))
  const shown = grounded(said.length > 0 ? said.filter(name => nouns[nounOf(name)]) : subject.nouns)
  if (shown.length > 0) return shown.slice(0, MOST_THINGS)
  return mayKnow ? grounded(known).slice(0, MOST_THINGS) : []
}
