// A branch of the Neon database, made before it is changed; the newest few are kept.
import { Stop } from '#dev/deploy/deployment.ts'
import type { Values } from '#dev/deploy/settings.ts'
import type { Tools } from '#dev/deploy/tools.ts'

const NEON = 'https://console.neon.tech/api/v2'
const KEPT = 3
const PREFIX = 'before-'

type Branch = { id: string; name: string; created_at: string }

/** Answers the name of the branch, or null where no key for Neon was given. */
export async function backUp(tools: Tools, values: Values, release: string): Promise<string | null> {
  const { NEON_API_KEY: key, NEON_PROJECT_ID: project } = values
  if (!key || !project) return null
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await tools.fetch(`${NEON}/projects/${project}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok)
      throw new Stop(
        `Neon answered ${answer.status} to a backup.`,
        'Check NEON_API_KEY and NEON_PROJECT_ID, or take them away to go on without a backup.',
      )
    return answer.json() as Promise<Record<string, unknown>>
  }
  const name = `${PREFIX}${release}-${tools.now().toISOString().slice(0, 19).replace(/[:T]/g, '-')}`
  await ask('POST', '/branches', { branch: { name } })
  const { branches } = (await ask('GET', '/branches')) as { branches: Branch[] }
  const ours = branches
    .filter(branch => branch.name.startsWith(PREFIX))
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
  for (const { id } of ours.slice(KEPT)) await ask('DELETE', `/branches/${id}`)
  return name
}
