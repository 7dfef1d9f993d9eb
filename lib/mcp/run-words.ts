// A run in the few words that an agent and its person need: what it is, how good, why not better, what next.
import { ruleFault } from '#lib/score/rule-faults.ts'

type Row = { rule: string; weight: number; points: number; passed: boolean; fix?: string }
export type ToldRun = {
  id: string
  status: string
  channel: string
  asset_type: string
  variation: number
  asset_url: string | null
  asset_urls: string[] | null
  output_text: string | null
  impact_score: number | null
  verdict: string | null
  error_message: string | null
  scheduled_at: string | null
  livemode: boolean
  score_reasons: Row[]
  holds: { rule: string; what: string }[]
  questions: { question: string }[]
  assets: { kind: string; url: string; alt_text: string | null }[]
}

const WEAKEST = 3

/** Those that cost the most points, with what would mend them where that is known. */
function weakest(rows: readonly Row[], home: string): string[] {
  return rows
    .filter(row => row.weight > row.points || !row.passed)
    .sort((a, b) => Number(a.passed) - Number(b.passed) || b.weight - b.points - (a.weight - a.points))
    .slice(0, WEAKEST)
    .map(({ rule, fix }) =>
      fix ? `${ruleFault(rule)}: ${fix.replaceAll('(/docs/', `(${home}/docs/`)}` : ruleFault(rule),
    )
}

/** The post that was planned with it, where it is known. */
export type ToldPost = {
  status: string
  scheduled_at: string | null
  error_message: string | null
  connected_account_id: string | null
}

/** What becomes of a plan; nothing where none is known. */
function planOf({ scheduled_at, verdict, livemode }: ToldRun, post: ToldPost | undefined): string {
  const at = post?.scheduled_at ?? scheduled_at
  const status = post?.status ?? (verdict === 'approved' ? 'scheduled' : '')
  const stop = 'list_posts shows it, cancel_post stops it.'
  if (status === 'scheduled' && livemode && post && !post.connected_account_id)
    return `It goes out at ${at} if a person connects an account of the platform before. ${stop}`
  if (status === 'scheduled') return `It goes out at ${at}. ${stop}`
  if (status === 'awaiting_approval') return `It goes out at ${at} if a person approves it before. ${stop}`
  if (status === 'failed') return `What was planned for ${at} does not go out: ${post?.error_message ?? ''}`
  return post ? `The post that was planned for ${at} is ${status}.` : ''
}

/** Holds on what is seen; any other stands in the words, and so in every take of them. */
const SEEN = new Set(['bare', 'design', 'drafted', 'legal_line', 'model_judge', 'painted', 'picture'])

/** `home` is where the pages of people are. */
export function nextOf(run: ToldRun, home: string, post?: ToldPost): string {
  const { id, status, verdict, variation, scheduled_at } = run
  const another = `generate_asset with variation ${variation + 1} for another take`
  if (status === 'failed') return 'Nothing was charged. Change the brief and call generate_asset again.'
  if (status !== 'succeeded') return `It is still being made. Call get_run with run_id ${id} in a few seconds.`
  const plan = scheduled_at ? planOf(run, post) : ''
  if (verdict !== 'approved') {
    const look = `Have a person look at it and approve it: ${home}/approve/${id}`
    const others = run.holds.every(({ rule }) => SEEN.has(rule))
      ? `change the brief; ${another}`
      : 'change the brief: another take would be held for the same'
    return `${plan && `${plan} `}It cannot be posted as it is. ${look} (or ${others}).`
  }
  if (plan) return plan
  return `Show it to the person. If they want it out: schedule_post with run_id ${id}. Or ${another}.`
}

export function wordsOf(run: ToldRun, home: string, post?: ToldPost): string {
  const { asset_type, channel, status, impact_score, verdict, livemode } = run
  const lines = [`${asset_type} for ${channel}: ${status}${livemode ? '' : ' (test mode: nothing is ever posted)'}`]
  if (status === 'failed') lines.push(run.error_message ?? '')
  if (status === 'succeeded') {
    lines.push(`Score ${impact_score}, ${verdict}`)
    const reasons = weakest(run.score_reasons, home)
    if (reasons.length > 0) lines.push(`Weakest: ${reasons.join('; ')}`)
    for (const { what } of run.holds) lines.push(`Held: ${what}`)
    for (const { question } of run.questions) lines.push(`Open question: ${question}`)
    for (const url of run.asset_urls ?? [run.asset_url ?? '']) lines.push(url)
    if (run.output_text) lines.push(`Caption: ${run.output_text}`)
  }
  return [...lines, nextOf(run, home, post)].filter(Boolean).join('\n')
}

/** The file that shows the run; of a film it is the poster. */
export function posterOf({ assets }: ToldRun): { path: string } | null {
  const shown = assets.find(({ kind }) => kind === 'image') ?? assets.find(({ kind }) => kind === 'thumbnail')
  return shown ? { path: new URL(shown.url).pathname.slice(1) } : null
}
