import type { Deployment } from '#dev/deploy/deployment.ts'
import type { Answer } from '#dev/deploy/doctor/examination.ts'
import type { Values } from '#dev/deploy/settings.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import { kindOf, type WorkerName } from '#dev/deploy/worker/workers.ts'
import type { Asked, Facts } from '#lib/doctor/examine.ts'

/** What was gathered before any check looks. */
export type Chart = {
  tools: Tools
  deployment: Deployment
  node: { version: string; platform: string }
  values: Values
  /** What the next deploy uploads; null where no deploy has written it. */
  config: Record<WorkerName, string | null>
  /** `said` is why nobody is logged in. */
  account: { logged_in: boolean; accounts: { id: string; name: string }[]; said?: { wrong: string; cure: string } }
  secrets: Record<WorkerName, string[] | null>
  bucket: boolean
  /** What each Worker said at its address; nothing of one that has none. */
  asked: Partial<Record<WorkerName, Answer>>
  /** Shorthands: what each Worker said of itself, at its address or else through a binding of api. */
  facts: Record<WorkerName, Facts | null>
  token: string
  schedule: { to: string | null } | { failed: string }
  dead: number | null
  /** What each vendor said of our account with it, by the check's id. */
  vendors: Record<string, Finding>
  health: { status: number; body: Record<string, unknown> | null }
}

export type Finding = { wrong: string; cure: string } | { unknown: string } | null

/** Null where all is well; `unknown` where what it needs could not be asked, which another check tells of. */
export type Check = { id: string; title: string; look(chart: Chart): Finding }

export const unknown = (why: string): Finding => ({ unknown: why })

/** What a Worker said through the binding that api has to it. */
export function boundTo(worker: WorkerName, api: Facts | null | undefined): Asked<Facts> | undefined {
  const [binding] = Object.entries(kindOf('api').services ?? {}).find(([, to]) => to === worker) ?? []
  return binding ? api?.bound?.[binding] : undefined
}

type Given<T> = Exclude<T, { failed: string }>
/** A part of what a Worker said, where it said it. */
export function part<T extends object>(asked: T | undefined): Given<T> | null {
  return asked === undefined || 'failed' in asked ? null : (asked as Given<T>)
}
