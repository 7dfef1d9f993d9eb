// @ts-check
/** @import { Asset, Post, Run } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { assetsOf } from '../api/assets.mjs'
import { moment, seconds, size } from '../terminal/format.mjs'
import { link } from '../terminal/link.mjs'
import { fields } from '../terminal/table.mjs'
import { oneLine, safe } from '../terminal/words.mjs'

const MOST_REASONS = 3
const MOST_HOLDS = 6
const LEAST_LOSS = 0.5
const SIGNED_IN = '(signed in; of a new workspace the owner link that `workspace create` printed does that)'
const names = { image: 'Picture', video: 'Video', thumbnail: 'Poster', captions: 'Captions' }

/**
 * @param {Run} run @param {string[]} saved @param {Screen} screen
 * @param {{ env: NodeJS.ProcessEnv, now: Date, base: string, post?: Post | undefined }} here
 */
export function runView(run, saved, screen, { env, now, base, post }) {
  const kinds = /** @type {const} */ (['image', 'video', 'thumbnail', 'captions'])
  const assets = assetsOf(run)
  return fields(
    [
      ['Run', [`${safe(run.id)}${run.livemode === false ? screen.paint.dim(' (test)') : ''}`]],
      ['Status', [status(run, screen)]],
      ['About', [`${oneLine(run.asset_type)} for ${oneLine(run.channel)}`]],
      ['Score', run.impact_score === null ? undefined : [`${score(run)}${verdict(run, screen)}`]],
      ['Why', run.verdict === 'approved' ? undefined : reasons(run)],
      ['Lost', run.verdict === 'approved' ? losses(run) : undefined],
      ['Approve', isHeld(run) ? [link(oneLine(`${base}/approve/${run.id}`), screen, env), SIGNED_IN] : undefined],
      ['Text', run.output_text === null ? undefined : safe(run.output_text)],
      ['Words', wordedBy(run)],
      ['Painted', painted(run)],
      ...kinds.map(kind => assetField(kind, assets, screen, env)),
      ['Saved', saved],
      ['Planned', planned(run, post, now)],
    ],
    screen,
  )
}

/** Why no model has written it, where one was to. @param {Run} run */
function wordedBy({ receipt }) {
  const { fallback, models = [] } = receipt ?? {}
  if (!fallback) return undefined
  // The stand-in of a model on one's own machine knows the briefs that came with it.
  if (models[0] === 'recorded')
    return 'by the built-in writer: no model is set, and nobody has recorded an answer to this brief (docs/models.md)'
  const why = oneLine(fallback).replaceAll('_', ' ')
  return `by the built-in writer; ${models[0] ? `${oneLine(models[0])} gave none that can be used: ` : ''}${why}`
}

/** By whom, or why nobody did. @param {Run} run */
function painted({ receipt, assets = [] }) {
  const { painter } = receipt ?? {}
  if (!painter) return undefined
  if (painter.fault) return `nothing: ${oneLine(painter.fault).replaceAll('_', ' ')}`
  return assets.some(({ ai_made }) => ai_made) ? `by ${oneLine(painter.model)}, and marked as AI-made` : undefined
}

/** The time, and what became of it where that is known: a plan may have failed, or wait. @param {Run} run @param {Post | undefined} post @param {Date} now */
function planned({ scheduled_at }, post, now) {
  if (!scheduled_at) return undefined
  const at = moment(post?.scheduled_at ?? scheduled_at, now)
  if (post?.status === 'scheduled' && post.livemode && !post.connected_account_id)
    return `${at}, once an account is connected: brand connect ${oneLine(post.platform)}`
  if (!post || post.status === 'scheduled') return at
  if (post.status === 'awaiting_approval') return `${at}, once a person has said yes before`
  const why = post.status === 'failed' && post.error_message ? `: ${oneLine(post.error_message)}` : ''
  return [at, `${oneLine(post.status).replaceAll('_', ' ')}${why}`]
}

/** @param {Run} run @param {Screen} screen */
function status({ status, progress, error_message, created_at, finished_at }, { paint }) {
  const took = finished_at ? ` in ${seconds(Date.parse(finished_at) - Date.parse(created_at))}` : ''
  if (status === 'succeeded') return `${paint.green('succeeded')}${took}`
  if (status === 'failed') return `${paint.red('failed')}${took}${error_message ? `: ${safe(error_message)}` : ''}`
  return `${paint.cyan(safe(status))}${status === 'running' && progress ? `, ${progress} %` : ''}`
}

/** What waits for a person has 69 at most, however good it is: its rules alone say how good. @param {Run} run */
function score({ impact_score, holds = [], score_reasons = [] }) {
  const rules = score_reasons.filter(({ hold }) => !hold)
  const [points, weight] = [rules.map(one => one.points), rules.map(one => one.weight)].map(sum)
  const own = weight ? Math.round((100 * (points ?? 0)) / weight) : 0
  const isWhole = rules.every(({ passed }) => passed) && !holds.some(one => isBroken(one) || losesValue(one))
  const isCapped = holds.length > 0 && isWhole && own > (impact_score ?? 0)
  return isCapped ? `${own} of 100 by its rules, ${impact_score} until a person says yes` : `${impact_score} of 100`
}
/** What its rules earn says nothing of words that are amiss. @param {Run['holds'][number]} hold */
const isBroken = ({ rule }) => BROKEN.has(rule)
const BROKEN = new Set(['picture', 'facts', 'fault', 'led', 'counted', 'steps', 'bond', 'own_words'])

/** A number, a day or a price was left out, and not because a wish has it. @param {Run['holds'][number]} hold */
const losesValue = ({ rule, what, where }) => rule === 'left_out' && where !== 'style' && /\d/.test(what)

/** @param {number[]} numbers */
const sum = numbers => numbers.reduce((all, one) => all + one, 0)

/** From 70 on it is approved, whatever points it lost. @param {Run} run @param {Screen} screen */
function verdict(run, { paint }) {
  const { verdict } = run
  if (!verdict) return ''
  const words = oneLine(verdict).replaceAll('_', ' ')
  if (verdict === 'approved') return `, ${paint.green(words)}${losses(run).length > 0 ? ', with a shortfall' : ''}`
  return `, ${verdict === 'rejected' ? paint.red(words) : paint.yellow(words)}`
}

/** @param {Run} run */
function reasons({ id, status, holds = [], score_reasons = [], questions = [] }) {
  if (status !== 'succeeded') return undefined
  const failed = score_reasons.filter(({ passed, hold }) => !passed && !(hold && holds.length > 0))
  const weak = failed
    .slice(0, MOST_REASONS)
    .map(({ rule, fix }) => oneLine(`${rule.replaceAll('_', ' ')}${fix ? `: ${fix}` : ''}`))
  // That nobody has read it is said of nearly all: where something was found, that alone.
  const found = holds.filter(one => !isUsual(one))
  const shown = found.length > 0 ? [...found.filter(losesValue), ...found.filter(one => !losesValue(one))] : holds
  const seen = shown.slice(0, MOST_HOLDS).map(held)
  const more =
    shown.length > MOST_HOLDS ? [`and ${shown.length - MOST_HOLDS} more: brand runs get ${safe(id)} --json`] : []
  const asked = questions.length > 0 ? [answering(id, questions)] : []
  const waits = `It waits for a person to approve it${shown.length < holds.length ? ': no language model has read the brief' : ''}.`
  return holds.length > 0 ? [...seen, ...more, ...asked, ...weak, waits] : weak
}

/** How to answer, an answer for each question in its order. @param {string} id @param {NonNullable<Run['questions']>} questions */
function answering(id, questions) {
  const [first] = questions
  const isYes = questions.length === 1 && !first?.options?.length && YES.test(first?.question ?? '')
  const answers = isYes ? '--answer yes' : questions.map(one => `--answer "${one.options?.[0] ?? '…'}"`).join(' ')
  return `answer ${questions.length === 1 ? 'it' : 'them in their order'}: brand runs answer ${safe(id)} ${oneLine(answers)}`
}
/** What is for readers or not, as the built-in writer asks it. */
const YES = /[”“»]\s?\?$/u

/** @param {Run['holds'][number]} hold */
const isUsual = ({ rule }) => rule === 'pieces'

/** What a hold says, and where; of what was left out, `where` is no place. @param {Run['holds'][number]} hold */
const held = ({ rule, what, where }) =>
  oneLine(
    rule === 'left_out'
      ? `${losesValue({ rule, what, where }) ? 'left out with a number in it' : 'left out'}: “${what}”`
      : `${rule === 'sensitive' ? 'it touches on ' : ''}${what}${where ? ` (${where})` : ''}`,
  )

/** Where the points went that an approved run has not, the most of them first. @param {Run} run */
const losses = ({ score_reasons = [] }) =>
  score_reasons
    .filter(({ weight, points }) => weight - points >= LEAST_LOSS)
    .sort((one, other) => other.weight - other.points - (one.weight - one.points))
    .slice(0, MOST_REASONS)
    .map(({ rule, points, weight, fix }) =>
      oneLine(`${rule.replaceAll('_', ' ')} ${points} of ${weight}${fix ? `: ${fix}` : ''}`),
    )

/** A person can still let it out; those of a test key go nowhere. @param {Run} run */
const isHeld = ({ status, verdict, livemode }) =>
  status === 'succeeded' && verdict === 'needs_review' && livemode !== false

/** @param {Asset['kind']} kind @param {Asset[]} all @param {Screen} screen @param {NodeJS.ProcessEnv} env @returns {[string, string[]]} */
function assetField(kind, all, screen, env) {
  const assets = all.filter(asset => asset.kind === kind)
  const lines = assets.map(({ url, width, height, duration_ms, bytes }) => {
    const facts = [
      width && height && `${width} x ${height}`,
      duration_ms && seconds(duration_ms),
      bytes && size(bytes),
    ].filter(Boolean)
    return `${facts.length ? screen.paint.dim(`${facts.join(', ')}  `) : ''}${link(oneLine(url), screen, env)}`
  })
  return [`${names[kind]}${lines.length > 1 ? 's' : ''}`, lines]
}
