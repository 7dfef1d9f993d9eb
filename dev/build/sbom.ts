// What the Workers are made of, as a CycloneDX document: read off the lock file, the same for the same lock file.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Locked = {
  devDependencies?: Record<string, string>
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
}
type Lock = { name: string; version: string; packages: Record<string, Locked> }

const root = dirname(dirname(import.meta.dirname))
const IN_MODULES = 'node_modules/'

/** Packages that may end up in a bundle: everything but what only builds and tests. */
export function billOfMaterials(lockText: string) {
  const lock: Lock = JSON.parse(lockText)
  // A tool that some package could also use is still a tool.
  const tools = Object.keys(lock.packages['']?.devDependencies ?? {})
  const components = Object.entries(lock.packages)
    .filter(([path, { dev, optional, link }]) => path !== '' && !dev && !optional && !link)
    .map(([path, locked]) => component(path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length), locked))
    .filter(({ name }) => !tools.includes(name))
    .sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  const unique = [...new Map(components.map(one => [one['bom-ref'], one])).values()]
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(lockText)}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': lock.name, name: lock.name, version: lock.version } },
    components: unique,
  }
}

function component(name: string, { version = '', license, integrity }: Locked) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [algorithm, value] = integrity?.split('-') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(algorithm === 'sha512' && value
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }] }
      : {}),
  }
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Writes it beside the bundles. */
export function writeBillOfMaterials(): string {
  const file = join(root, 'dist', 'sbom.cdx.json')
  mkdirSync(dirname(file), { recursive: true })
  const bill = billOfMaterials(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  return file
}

if (import.meta.main) console.log(`Wrote ${writeBillOfMaterials()}.`)
