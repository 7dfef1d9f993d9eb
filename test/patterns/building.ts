// Prints every regular expression that is built while the product is loaded and while real briefs are composed: JSON, in a
// process of its own, because only what is loaded after RegExp is watched is seen.
import { globSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Of one place, once everything is loaded: beyond these they differ by words of the brief only. */
const MOST_OF_A_PLACE = 4
/** Of the briefs that are known; all of them with 1. */
const every = Number(process.argv[2] ?? 4)

const seen = new Map<string, { source: string; flags: string; at: string }>()
const places = new Map<string, number>()
let loading = true

function note({ source, flags }: RegExp): void {
  const frame = (new Error().stack ?? '').split('\n').find(line => /\/(?:lib|functions|cli)\/[^:]{1,200}:\d/.test(line))
  const at = /(?:lib|functions|cli)\/[^:]{1,200}:\d{1,6}/.exec(frame?.replace(ROOT, '') ?? '')?.[0]
  if (!at || (frame?.includes('node_modules') ?? true)) return
  const number = (places.get(at) ?? 0) + 1
  places.set(at, number)
  if (loading || number <= MOST_OF_A_PLACE) seen.set(`/${source}/${flags}`, { source, flags, at })
}

const Real = RegExp
globalThis.RegExp = new Proxy(Real, {
  construct(target, args) {
    const made = Reflect.construct(target, args) as RegExp
    note(made)
    return made
  },
  apply(target, self, args) {
    const made = Reflect.apply(target, self, args) as RegExp
    note(made)
    return made
  },
})

const { clarify } = await import('#lib/composer/clarify.ts')
const { briefs, examples } = await import('#test/composer/fixtures/briefs.ts')
const { builtinPost, inputOf } = await import('#test/composer/support.ts')
const { nameOf } = await import('#lib/render/proof/refusals.ts')
const { tradeOfBrand } = await import('#lib/render/objects/trades/trades.ts')
const { methodsFor } = await import('#functions/http/entry/methods.ts')
const { documented } = await import('#dev/openapi.ts')
const written = globSync('lib/composer/**/*.ts', { cwd: ROOT })
// What is compiled to WASM is another language.
for (const file of written.filter(one => !one.includes('/as/'))) await import(join(ROOT, file))
await import('#lib/video/scenes/part/numbered.ts')

const paths = Object.keys(documented().paths).map(path => path.replaceAll(/\{(\w+)\}/g, ':$1'))
methodsFor(paths.map(path => ({ path, method: 'GET', handler: () => undefined, basePath: '/' })) as never, '/')
tradeOfBrand({ name: 'Acme', tagline: 'Bread, every day' })
loading = false
nameOf(0x13000)
const chosen = <T>(list: readonly T[]): T[] => list.filter((_, index) => index % every === 0)
for (const brief of chosen(briefs)) {
  builtinPost(inputOf(brief))
  clarify(inputOf(brief))
}
for (const example of chosen(examples)) builtinPost(inputOf(example))
process.stdout.write(JSON.stringify({ patterns: [...seen.values()], places: [...places.keys()] }), () => process.exit())
