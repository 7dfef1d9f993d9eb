// Why a run has its score: what failed first, with its place on the picture; then what was measured.
import { html } from 'hono/html'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import type { Asset, Run } from '#lib/runs/run.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { type Rule, rules } from '#lib/score/rules.ts'

type Box = { x: number; y: number; width: number; height: number }
export type Pin = { number: number; box: Box; on: boolean }

const ruleOf = (name: string): Rule | undefined => Object.entries(rules).find(([known]) => known === name)?.[1]

const told = (value: ScoreRow['measured']): string =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value === null ? '–' : String(value)

const points = (row: ScoreRow): string =>
  row.passed || !(row.gate || row.hold)
    ? `${told(row.points)} of ${told(row.weight)}`
    : `holds at ${row.cap ?? (row.gate ? 49 : 69)}`

const failing = ({ score_reasons }: Run): ScoreRow[] =>
  score_reasons.filter(row => !row.passed).sort((a, b) => weightOf(b) - weightOf(a))

const weightOf = (row: ScoreRow) => (row.gate ? 2_000 : row.hold ? 1_000 : 0) + row.weight - row.points

/** Where the reasons lie on one picture: what failed there, then its texts in the order of their size. */
export function pinsOf(run: Run, asset: Asset): Pin[] {
  const wrong = failing(run).flatMap(row =>
    row.box && row.box.asset === asset.position ? [{ box: row.box, on: true }] : [],
  )
  const texts = textsOf(asset).map(({ box }) => ({ box, on: false }))
  return [...wrong, ...texts].map((pin, index) => ({ ...pin, number: index + 1 }))
}

function textsOf(asset: Asset) {
  const { texts = [], contrast = [] } = asset.proof ?? {}
  return texts
    .flatMap((text, index) => (text.box ? [{ ...text, box: text.box, contrast: contrast[index]?.wcag ?? null }] : []))
    .sort((a, b) => b.size_px - a.size_px)
    .slice(0, 6)
}

export function pinned(asset: Asset, pins: readonly Pin[]): Html {
  const [width, height] = [asset.width ?? 1080, asset.height ?? 1350]
  const radius = Math.round(width / 42)
  return html`<svg class="pins" viewBox="0 0 ${width} ${height}" role="img" aria-label="Where the reasons lie on the picture">${pins.map(
    ({ number, box, on }) => {
      const x = Math.min(Math.max(box.x + box.width, radius * 1.4), width - radius * 1.4)
      const y = Math.min(Math.max(box.y, radius * 1.4), height - radius * 1.4)
      return html`<g class="${on ? 'on' : ''}" id="pin-${number}"><rect x="${Math.round(box.x)}" y="${Math.round(box.y)}" width="${Math.round(box.width)}" height="${Math.round(box.height)}" rx="12"/><circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}"/><text x="${Math.round(x)}" y="${Math.round(y + radius * 0.38)}" text-anchor="middle">${number}</text></g>`
    },
  )}</svg>`
}

const badge = (pin: Pin | undefined, sign: 'cross' | 'check') =>
  html`<span class="badge-n">${pin ? pin.number : icon(sign, 's')}</span>`

export function reasons(run: Run, asset: Asset | undefined): Html {
  const wrong = failing(run)
  const pins = asset ? pinsOf(run, asset) : []
  let placed = 0
  const first = wrong.map(row => {
    const pin = asset && row.box?.asset === asset.position ? pins[placed++] : undefined
    const kind = row.gate || row.hold ? 'hold' : 'miss'
    return html`<li class="reason ${kind}">${badge(pin, 'cross')}<div><p><b>${plain(row.rule)}</b></p><p class="soft">${row.fix ?? `${told(row.measured)}, asked ${ruleOf(row.rule)?.passes ?? told(row.threshold)}`}</p></div><span class="pts num">${points(row)}</span></li>`
  })
  const texts = asset ? textsOf(asset) : []
  const shown = texts.map(
    (text, index) =>
      html`<li class="reason ok">${badge(pins[placed + index], 'check')}<div><p><b>${plain(text.role)}</b></p><p class="soft">${Math.round(text.size_px)} px${text.contrast === null ? '' : `, contrast ${told(text.contrast)}`}${text.cut ? ', cut' : ''}</p></div></li>`,
  )
  return html`<ol class="reasons">${first}${shown}</ol>${kept(run)}`
}

/** What was kept, folded by what it is about. */
function kept({ score_reasons }: Run): Html {
  const passed = score_reasons.filter(row => row.passed)
  const counts = new Map<string, number>()
  for (const row of passed)
    counts.set(ruleOf(row.rule)?.about ?? 'other', (counts.get(ruleOf(row.rule)?.about ?? 'other') ?? 0) + 1)
  const summary = [...counts].map(([about, count]) => `${about} ${count}`).join(', ')
  return html`<details class="kept"><summary>${icon('check', 's good')}${passed.length} rules kept<span class="soft">${summary}</span>${icon('down', 's push')}</summary><ul class="stack s kept-list">${passed.map(row => html`<li class="row sml"><span>${plain(row.rule)}</span><span class="soft trunc">${told(row.measured)}</span><span class="push num soft">${points(row)}</span></li>`)}</ul></details>`
}

/** In one sentence. */
export function headline(run: Run): { title: string; text: string } {
  const wrong = failing(run)
  const [worst] = wrong
  const all = `${run.score_reasons.length} rules were measured on what was drawn.`
  const capped = wrong.find(row => row.gate || row.hold || row.cap !== undefined)
  if (!worst) return { title: 'Nothing speaks against it', text: `All ${all}` }
  if (capped?.gate)
    return { title: 'Not to be posted as it is', text: `${plain(capped.rule)}: a gate that nobody lifts. ${all}` }
  if (capped)
    return {
      title: capped.hold ? 'A person should look at it' : `Held by ${plain(capped.rule).toLowerCase()}`,
      text: `${wrong.length} of ${all}`,
    }
  return { title: `${wrong.length} ${wrong.length === 1 ? 'rule' : 'rules'} not quite kept`, text: all }
}

export const repairs = ({ repairs: done }: Run): Html | '' =>
  done.length === 0
    ? ''
    : html`<div class="repair"><h2>${done.length === 1 ? 'One repair' : `${done.length} repairs`}</h2><ul class="stack s">${done.map(({ rule, action, before, after }) => html`<li class="sml"><p class="m">${plain(action)}</p><p class="soft">because of ${plain(rule).toLowerCase()}: <span class="num">${before}</span> to <b class="good num">${after}</b> on the rules of this picture</p></li>`)}</ul></div>`
