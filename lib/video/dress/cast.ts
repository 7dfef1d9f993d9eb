// What each scene of a film shows: a thing of its own, the place where the film plays, or its words alone.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { coloursKept, nounOf } from '#lib/render/objects/colours.ts'
import { isDrafted } from '#lib/render/objects/named/drafted.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { wordSet } from '#lib/render/objects/tokens.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { places } from '#lib/render/places/index.ts'
import { drawable, seenAs } from '#lib/render/read.ts'
import { besideOf } from '#lib/render/signature/of-brand.ts'
import { dealsInNoThings } from '#lib/render/subject/figures.ts'
import { leadsElsewhere, tradeThings } from '#lib/render/subject/of-trade.ts'
import { type Setting, settingNamed, settingOwn, settingSaid } from '#lib/render/subject/places/setting.ts'
import { type Subject, subjectOf, whereabouts } from '#lib/render/subject/subject.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import type { Shot, Storyboard } from '#lib/video/storyboard.ts'

/** “” for no thing. */
export type Role = { thing: string; place: boolean }
export type Cast = { setting: Setting | null; roles: readonly Role[] }

/** Nothing is shown over grave news. */
export function castOf({ shots }: Storyboard, kit: BrandKit): Cast {
  const data = { shots: shots.map(one => one.data) }
  const told = seenAs(
    subjectOf('film', data, besideOf(kit)),
    shots.map(({ depicts }) => depicts),
  )
  if (told.grave || told.sober) return { setting: null, roles: shots.map(() => ({ thing: '', place: false })) }
  const things = thingsOf(shots, told, kit)
  const setting = settingOf(shots, data, kit)
  return {
    setting,
    roles: shots.map((shot, at) =>
      isPainted(shot, at, kit)
        ? { thing: '', place: false }
        : {
            thing: things[at] ?? '',
            place: !things[at] && setting !== null && isThere(shot, setting, kit),
          },
    ),
  }
}

/** What was painted for a film opens it, and nothing stands on that but words. */
export const isPainted = (
  { scene }: Pick<Shot, 'scene'>,
  at: number,
  { painted }: Pick<BrandKit, 'painted'>,
): boolean => painted !== undefined && at === 0 && (scene === 'hook' || scene === 'statement' || scene === 'show')

/** Where the last scene has nothing of its own, it shows once more what the first one did; of what was drawn for each scene, how it came out. */
function thingsOf(shots: readonly Shot[], told: Subject, kit: BrandKit): string[] {
  const own = shots.map(shot => (shot.depicts === undefined ? namedBy(shot, kit) : drawable(shot.depicts, kit)))
  const last = own.length - 1
  if (!own[0] && shots[0]?.depicts === undefined && !placeIn(shots[0], kit)) own[0] = ofFilm(shots, told, kit)
  const [first = ''] = own
  const isOpen = !own[last] && !shots[last]?.depicts
  if (isOpen && !isDrafted(first)) own[last] = first
  const shown = spread(own)
  if (isOpen && isDrafted(first)) shown[last] = shown.findLast(isDrafted) ?? ''
  return coloursKept(withoutBlank(shown, shots, own))
}

/** A scene without words shows something, were it what is seen before or behind it: otherwise nothing would stand there. */
const withoutBlank = (shown: readonly string[], shots: readonly Shot[], own: readonly string[]): string[] =>
  shown.map((thing, at) =>
    thing || shots[at]?.scene !== 'show'
      ? thing
      : own[at] || (shown.slice(0, at).findLast(Boolean) ?? shown.slice(at).find(Boolean) ?? ''),
  )

/** One drawing scene after scene is a film that stands still: between its first and its last the same one never comes twice running. */
function spread(things: readonly string[]): string[] {
  const last = things.length - 1
  const shown: string[] = []
  for (const [at, thing] of things.entries()) {
    const isAgain = isSame(thing, shown[at - 1]) || (at === last - 1 && isSame(thing, things[last]))
    shown.push(at > 0 && at < last && isAgain ? '' : thing)
  }
  return shown
}

/** In another colour it is the same drawing. */
const isSame = (thing: string, other = ''): boolean => nounOf(thing) === nounOf(other)

/** A name or a comparison is about no thing that its words happen to name. */
const NAMELESS = /* @__PURE__ */ wordSet('people quote comparison')

const namedBy = ({ scene, data }: Shot, kit: BrandKit): string =>
  NAMELESS.has(scene) ? '' : (standing(subjectOf(`video/${scene}`, data, besideOf(kit)).nouns)[0] ?? '')

/** What more than one scene names, else the thing of the brand's trade where the film may show it, else what one scene names: one mirror in a film of a driving school is not what it is about. */
function ofFilm(shots: readonly Shot[], told: Subject, kit: BrandKit): string {
  const data = { shots: shots.map(one => one.data) }
  const trade = tradeOfBrand(kit)
  const [named = ''] = standing(told.nouns)
  const isOften = named !== '' && shots.filter(shot => namedBy(shot, kit) === named).length > 1
  if (isOften || !mayShowThings(kit, data)) return named
  return standing(tradeThings(trade, data, besideOf(kit)))[0] ?? named
}

/** The first that somebody has said or the words name; beside photos of the brand a drawn place that nobody has named would be another one. */
function settingOf(shots: readonly Shot[], data: Record<string, unknown>, kit: BrandKit): Setting | null {
  const spoken = whereabouts(data)
  const said = shots.find(({ depicts }) => depicts !== undefined && places[depicts])?.depicts
  if (said) return settingSaid(said, spoken, kit)
  if (dealsInNoThings(besideOf(kit))) return null
  const named = shots.every(({ depicts }) => depicts === undefined) ? settingNamed(spoken, kit) : null
  return named ?? (kit.photos.length === 0 && !leadsElsewhere(spoken.heads) ? settingOwn(spoken, kit) : null)
}

const placeIn = (shot: Shot | undefined, kit: BrandKit): string =>
  (shot && settingNamed(whereabouts(shot.data), kit)?.place) ?? ''

/** Where its words are; and wherever they name neither another place nor a thing: the land goes on behind them. */
function isThere(shot: Shot, { place }: Setting, kit: BrandKit): boolean {
  const said = shot.depicts ?? placeIn(shot, kit)
  return said === place || (said === '' && namedBy(shot, kit) === '')
}
