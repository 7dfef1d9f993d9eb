// What a vendor says of a deployment's account with it; asked from the shell, nothing is changed there.
import type { Deployment } from '#dev/deploy/deployment.ts'
import { type Finding, unknown } from '#dev/deploy/doctor/check.ts'
import type { Values } from '#dev/deploy/settings.ts'
import type { Tools } from '#dev/deploy/tools.ts'

export type Asking = { tools: Tools; deployment: Deployment; values: Values }

/** Listed where its settings are given. */
export type VendorCheck = {
  id: string
  title: string
  isSetUp(values: Values): boolean
  ask(asking: Asking): Promise<Finding>
}

const TIMEOUT_MS = 10_000

export async function askJson(tools: Tools, url: string, headers: Record<string, string>, method = 'GET') {
  const answer = await tools.fetch(url, { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const body: unknown = await answer.json().catch(() => null)
  return { status: answer.status, body }
}

export const bearer = (key = ''): Record<string, string> => ({ authorization: `Bearer ${key}` })

export const isRefused = (status: number) => status === 401 || status === 403
export const unclear = (vendor: string, status: number): Finding => unknown(`${vendor} answers ${status}`)

/** What each says, by the check's id. */
export async function askVendors(checks: VendorCheck[], asking: Asking): Promise<Record<string, Finding>> {
  const asked = checks
    .filter(check => check.isSetUp(asking.values))
    .map(async (check): Promise<[string, Finding]> => {
      const silent = unknown('its vendor does not answer')
      return [check.id, await check.ask(asking).catch(() => silent)]
    })
  return Object.fromEntries(await Promise.all(asked))
}
