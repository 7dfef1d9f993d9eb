// Has Cloudflare run a version that was uploaded before. Secrets belong to a version: an older one brings back its own.
import { Stop } from '#dev/deploy/deployment.ts'
import { accountOf, CLOUDFLARE, cloudflareToken } from '#dev/deploy/ready.ts'
import type { Values } from '#dev/deploy/settings.ts'
import type { Tools } from '#dev/deploy/tools.ts'

type Answer = { success?: boolean; errors?: { code: number; message: string }[] }
export type Put = { name: string; version: string; why: string }

const SECRETS_CHANGED = 10220

/** With the secrets of then; answers whether it runs. */
export async function putWithItsSecrets(tools: Tools, { name, version, why }: Put): Promise<boolean> {
  return (await tools.wrangler('rollback', version, '--name', name, '--yes', '--message', why)).status === 0
}

/** Answers which secrets have changed since, and then it does not run. wrangler goes on where nobody can answer it, so it is not asked. */
export async function putUnchanged(tools: Tools, values: Values, { name, version, why }: Put): Promise<string[]> {
  const url = `${CLOUDFLARE}/accounts/${await accountOf(tools, values)}/workers/scripts/${name}/deployments`
  const body = {
    strategy: 'percentage',
    versions: [{ version_id: version, percentage: 100 }],
    annotations: { 'workers/message': why },
  }
  const authorization = `Bearer ${await cloudflareToken(tools, values)}`
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await tools.fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { success, errors = [] } = (await answer.json().catch(() => ({}))) as Answer
  if (success) return []
  const changed = errors.find(({ code }) => code === SECRETS_CHANGED)
  if (changed)
    return changed.message
      .slice(changed.message.lastIndexOf(':') + 1)
      .split(',')
      .map(one => one.trim())
  const said = errors.map(({ code, message }) => `${message} (${code})`).join('; ') || `status ${answer.status}`
  throw new Stop(`Cloudflare does not run ${version} of ${name}: ${said}.`, 'Mend it, then run this again.')
}
