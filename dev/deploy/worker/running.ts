// Which version of a Worker runs, and with which secrets: each version carries its own, and after a rollback the newest is not the one that runs.
import { type Tools, wranglerIfThere, wranglerOrStop } from '#dev/deploy/tools.ts'

/** Null for a Worker that does not exist yet. */
export async function runningVersion(tools: Tools, name: string): Promise<string | null> {
  const ran = await wranglerIfThere(tools, `say what ${name} runs`, 'deployments', 'status', '--name', name, '--json')
  const told: { versions?: { version_id: string }[] } = ran ? JSON.parse(ran.stdout) : {}
  return told.versions?.[0]?.version_id ?? null
}

type Viewed = { resources?: { bindings?: { type: string; name: string }[] } }

/** Names of the secrets of one version. */
export async function secretsOfVersion(tools: Tools, name: string, version: string): Promise<string[]> {
  const doing = `list the secrets of ${name}`
  const ran = await wranglerOrStop(tools, doing, 'versions', 'view', version, '--name', name, '--json')
  const { resources } = JSON.parse(ran.stdout) as Viewed
  return (resources?.bindings ?? []).filter(({ type }) => type === 'secret_text').map(one => one.name)
}

/** Null where the Worker is not there; where nobody answers this stops, or a pause would be taken for none. */
export async function runningSecrets(tools: Tools, name: string): Promise<string[] | null> {
  const version = await runningVersion(tools, name)
  return version === null ? null : secretsOfVersion(tools, name, version)
}
