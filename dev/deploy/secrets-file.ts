// Secrets on their way to wrangler: a file that is gone once it is read, or once the command is broken off.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Null takes a secret away. */
export async function withSecretsFile<T>(
  secrets: Record<string, string | null>,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-content-secrets-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    return await work(file)
  } finally {
    remove()
    process.off('exit', remove)
  }
}
