// One brief through the public API, as any caller would send it, with a live line of what is happening.
import { writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { WordsReceipt } from '#dev/model/writers.ts'

const BRIEF = 'Sunday 10k along the harbour, first start 8:30, every pace welcome.'
const LIMIT_MS = 60_000

export type Demo = {
  path: string
  url: string
  seconds: number
  score: number | null
  verdict: string | null
  receipt: WordsReceipt
}

type Seen = {
  id: string
  status: string
  progress: number
  asset_url: string | null
  impact_score: number | null
  verdict: string | null
  error_message: string | null
  receipt: WordsReceipt
}

export async function runDemo(base_url: string, key: string, dir: string): Promise<Demo> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const ask = async (path: string, init: RequestInit = {}): Promise<Seen> => {
    const answer = await fetch(`${base_url}/api/v1/programmatic/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=1' },
    })
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(body)}`)
    return body as Seen
  }
  const body = JSON.stringify({ brief: BRIEF, channel: 'instagram', asset_type: 'card' })
  let run = await ask('generate', { method: 'POST', body })
  while (run.status !== 'succeeded') {
    line(`  ${stage(run).padEnd(10)} ${String(run.progress).padStart(3)} %  ${seconds().toFixed(1)} s`)
    if (run.status === 'failed') throw new Error(run.error_message ?? 'the run failed')
    if (seconds() * 1000 > LIMIT_MS) throw new Error(`the run has not ended after ${LIMIT_MS / 1000} s`)
    await new Promise(resolve => setTimeout(resolve, 100))
    run = await ask(`runs/${run.id}`)
  }
  const took = seconds()
  line('')
  const url = run.asset_url ?? ''
  const path = join(dir, `demo${extname(url)}`)
  writeFileSync(path, Buffer.from(await (await fetch(url)).arrayBuffer()))
  return { path, url, seconds: took, score: run.impact_score, verdict: run.verdict, receipt: run.receipt }
}

function stage({ status, progress }: Seen): string {
  if (status === 'queued') return 'queued'
  return progress < 20 ? 'composing' : progress < 80 ? 'drawing' : 'scoring'
}

/** One line that is written over; on a pipe, nothing. */
function line(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`)
}
