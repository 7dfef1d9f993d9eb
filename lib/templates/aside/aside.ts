// A place for things of the brand's trade, beside what a template draws of words alone.

import { registry } from '#lib/registry.ts'
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { type Canvas, canvasOf } from '#lib/render/canvas.ts'
import { paperAt } from '#lib/render/emptiness/hole.ts'
import { draftedIn } from '#lib/render/objects/named/drafted.ts'
import { isScene } from '#lib/render/objects/named/scene.ts'
import type { Ledger, Page } from '#lib/render/page.ts'
import { cover } from '#lib/render/part/photo.ts'
import type { Picture } from '#lib/render/picture.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { beside } from '#lib/render/signature/edge.ts'
import { besideOf } from '#lib/render/signature/of-brand.ts'
import type { Day } from '#lib/render/subject/day.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { takePlace } from '#lib/render/subject/scenery.ts'
import { countedThing } from '#lib/render/subject/subject.ts'
import { countedIn, isShallow, thingsIn } from '#lib/templates/aside/looks.ts'
import { isDrawnFor } from '#lib/templates/aside/made.ts'
import { placeBeside } from '#lib/templates/aside/place.ts'
import { sceneBeside } from '#lib/templates/aside/scene.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'

/** Compositions that are words alone; all others show something of their own. */
const WORDS_ALONE = /* @__PURE__ */ registry<readonly string[]>({
  statement: ['words_top', 'centred', 'poster', 'ruled', 'field'],
  announcement: ['centred', 'poster', 'ruled', 'field'],
  product: ['words_top', 'keynote', 'words_foot'],
  product_launch: ['nameplate', 'keynote'],
  event_reminder: ['name_at_foot', 'ticket', 'ruled', 'banded'],
  job_opening: ['notice', 'ruled', 'banded'],
  offer: ['coupon', 'priced'],
  object: ['poster'],
  notice: ['sheet', 'panel'],
  appeal: ['message', 'figures'],
  stat: ['figure_first', 'filled'],
  milestone: ['figure_first', 'foundation'],
  feature_list: ['ruled', 'banded'],
  steps: ['bands'],
  quote: ['hanging', 'said_by', 'centred'],
  testimonial: ['hanging', 'said_by', 'centred'],
  price_list: ['ruled', 'banded'],
  schedule: ['ruled', 'banded'],
  hours: ['ruled', 'banded'],
  facts: ['ruled', 'banded'],
  table: ['ruled', 'banded'],
  time_zones: ['ruled', 'banded'],
  people: ['rising', 'ruled', 'banded'],
  og_title: ['loud'],
  og_article: ['headline'],
  og_number: ['figure', 'beside'],
})

/** Whether a composition draws nothing of its own, so that its words may grow into whatever room there is. */
export const isWordsAlone = (template: string, composition: string): boolean =>
  WORDS_ALONE[template]?.includes(composition) ?? false

/** Things, and the share of the picture that is for them; a day, a place, what was painted for the post or a photo that it is about stands in place of things. */
export type Asked = {
  things: readonly string[]
  share: number
  day?: Day | null
  setting?: Setting | null
  photo?: KitImage | null
}

export type Aside = {
  /** What is left to the template, from its own corner. */
  page: Page
  /** How far that corner is from the corner of the picture. */
  from: { x: number; y: number }
  rect: Rect
  things: readonly string[]
  day: Day | null
  setting: Setting | null
  photo: KitImage | null
}

/** Whether a picture may show what its brand deals in: one with photos or screens of its own shows those, and small print needs its room. */
export const mayShowThings = ({ photos, screens }: BrandKit, data: Picture['data']): boolean =>
  photos.length + screens.length === 0 && !('legal' in data)

/** Of the picture: the fewer the words, the larger the things; a day alone has no shallow band to itself. */
export function sharesOf(
  { told, canvas: { shape, width, height }, ...page }: Page,
  { day = null, photo = null }: { day?: Day | null; photo?: KitImage | null } = {},
): number[] {
  if (photo) return shape === 'wide' ? [0.46, 0.4, 0.34, 0.27] : [0.56, 0.48, 0.4, 0.32]
  // What a thing has to itself counts as full: beside a larger one nothing would be quiet.
  if (isDrawnFor(page)) return [0.44, 0.38, 0.32, 0.27]
  if (shape === 'wide' || shape === 'story') return [0.42, 0.34, 0.27]
  const all = shape === 'square' ? [0.44, 0.36, 0.28, 0.22] : [0.5, 0.4, 0.31, 0.23]
  const some = all.slice(told.length < 130 ? 0 : told.length < 300 ? 1 : 2)
  return day ? some.filter(share => !isShallow({ width, height: height * share })) : some
}

/** The things that may stand beside the words of a composition; none where they would not help. */
export function thingsBeside(page: Page, composition: string): string[] {
  const { kit, subject, template, things, canvas, data, depicts } = page
  if (subject.grave || canvas.shape === 'poster' || !isWordsAlone(template, composition)) return []
  // What is counted is drawn, never another thing or a mark in its place.
  if (template === 'stat' && countedIn(data)) {
    const counted = countedThing(String(data.label ?? ''), besideOf(kit))
    return depicts && counted[0] !== 'person' ? [...things] : counted
  }
  return [...new Set([...(Array.isArray(data.rows) ? [] : subject.nouns), ...things])]
}

export function asideOf(page: Page, { things, share, day = null, setting = null, photo = null }: Asked): Aside {
  const { edge, subject } = page
  const { width, height, shape } = page.canvas
  const across = shape === 'wide'
  // Every brand keeps to one side; a place is below what stands in its sky.
  const first = hash(`side/${page.kit.name}`) % 2 === 0 && (across || !setting)
  const deep = Math.round((across ? width : height) * share)
  const left = (across ? width : height) - deep
  const [at, from] = first ? [0, deep] : [left, 0]
  const rect = across ? { x: at, y: 0, width: deep, height } : { x: 0, y: at, width, height: deep }
  const corner = across ? { x: from, y: 0 } : { x: 0, y: from }
  const canvas = roomOf(page.canvas, { ...corner, width: across ? left : width, height: across ? height : left })
  const moved = { ...edge, x: edge.x - corner.x, y: edge.y - corner.y }
  const room = {
    ...page,
    canvas,
    edge: moved,
    free: (one: Rect) => beside(one, moved),
    subject: { ...subject, nouns: [] },
    setting: null,
  }
  return { page: room, from: corner, rect: beside(rect, edge), things, day, setting, photo }
}

/** What is left keeps the margins of the whole where it keeps its edges. */
function roomOf({ area, width, height }: Canvas, frame: Rect): Canvas {
  const room = canvasOf(frame.width, frame.height)
  const start = { x: frame.x > 0 ? frame.x + room.margin : area.x, y: frame.y > 0 ? frame.y + room.margin : area.y }
  const end = {
    x: frame.x + frame.width < width ? frame.x + frame.width - room.margin : area.x + area.width,
    y: frame.y + frame.height < height ? frame.y + frame.height - room.margin : area.y + area.height,
  }
  const own = { x: start.x - frame.x, y: start.y - frame.y, width: end.x - start.x, height: end.y - start.y }
  return { ...room, area: own }
}

const HANG = 20

/** What was drawn from its own corner is moved to where it stands in the whole picture. */
export function inItsPlace(whole: Page, aside: Aside, drawn: Drawing, ledger: Ledger): Drawing {
  const { from, page, rect, setting, photo, things } = aside
  const moved = <Place extends { x: number; y: number }>(one: Place): Place => ({
    ...one,
    x: one.x + from.x,
    y: one.y + from.y,
  })
  ledger.occupied.splice(0, Number.POSITIVE_INFINITY, ...ledger.occupied.map(moved))
  ledger.words.splice(0, Number.POSITIVE_INFINITY, ...ledger.words.map(moved))
  ledger.texts.splice(0, Number.POSITIVE_INFINITY, ...ledger.texts.map(text => ({ ...text, box: moved(text.box) })))
  // Wider than it is: letters hang below the box of their text.
  const { x, y, width, height } = rect
  const taken = { x: x - HANG, y: y - HANG, width: width + 2 * HANG, height: height + 2 * HANG }
  if (photo) {
    whole.shown(photo, rect)
    whole.take('things', taken, whole.painted?.shows)
  } else if (setting) takePlace(whole, taken, setting)
  else whole.take('things', taken, draftedIn(things))
  // Light on the words would end where the sky of a place goes on.
  const light = setting && from.y === 0 && rect.y > 0 ? undefined : drawn.background
  const words = box(
    { ...from, width: page.canvas.width, height: page.canvas.height },
    { overflow: 'hidden', ...(light && { backgroundImage: light }) },
    drawn.nodes,
  )
  return drawnOn(drawn, [words])
}

/** The things over the place that is left to them, or `leaf` where a day stands there. */
export function withThings(whole: Page, shown: Aside | null, drawn: Drawing, leaf: SceneNode[]): Drawing {
  if (!shown) return drawn
  // A sheet that runs into it would have no edge on its own colour.
  const paper = paperAt(drawn, edgeOf(shown.rect))
  return { ...drawn, nodes: [...drawn.nodes, ...besideIn(whole, shown, paper, leaf)] }
}

/** A little of the words' side, in the middle of where both meet. */
const edgeOf = ({ x, y, width, height }: Rect): Rect =>
  y > 0
    ? { x: x + width / 2, y: y - EDGE, width: EDGE, height: EDGE / 2 }
    : { x: x > 0 ? x - EDGE : x + width + EDGE / 2, y: y + height / 2, width: EDGE / 2, height: EDGE }
const EDGE = 8

function besideIn(whole: Page, { rect, setting, day, things, photo }: Aside, paper: string, leaf: SceneNode[]) {
  if (photo) return [cover(whole, rect, photo)]
  if (setting) return placeBeside(whole, rect, paper, setting)
  const [scene = ''] = things
  if (!day && isScene(scene)) return sceneBeside(whole, rect, paper, scene)
  return day ? leaf : thingsIn(whole, rect, paper, things)
}
