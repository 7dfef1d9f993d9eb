// `npm run copy`: every brief through every composer that can run here; three numbers each, and pages for fresh eyes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtin, type Composer, live, recorded } from '#bench/copy/composers.ts'
import { type Mark, marks, readMarks, writeMarks } from '#bench/copy/marks.ts'
import { type Output, outputOf } from '#bench/copy/outputs.ts'
import { writePage } from '#bench/copy/page.ts'
import { failuresOf, type Limits, lineOf, reportOf, type Seen, sunkOf } from '#bench/copy/report.ts'
import { readingsOf } from '#bench/copy/second-reader.ts'
import { type BriefSet, readBriefs, readSet, SETS, setNames, type Told } from '#dev/answers/sets.ts'

const help = `npm run copy                              the numbers of every set
npm run copy -- --set messy --composer builtin
npm run copy -- --briefs FILE --look      any file of briefs, as a page with pictures in dist/copy
npm run copy -- --set messy --look        a page with what is unmarked (--all: everything)
npm run copy -- --set messy --mark m14=postable --by NAME [--note TEXT] [--composer NAME]
npm run copy -- --live --most-usd 2       also the model that LLM_… names
npm run copy -- --check                   ends with 1 where a set is worse than its limits.json says
npm run copy -- --release                 ends with 1 where a set is not yet good enough
Marks are keyed by words: an output whose words have changed since is unmarked, and looked at anew (--look shows it).`

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    briefs: { type: 'string' },
    composer: { type: 'string' },
    look: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    mark: { type: 'string', multiple: true },
    by: { type: 'string', default: 'somebody' },
    note: { type: 'string' },
    live: { type: 'boolean', default: false },
    'most-usd': { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const sets = (): BriefSet[] =>
  values.briefs ? [readBriefs(values.briefs, 'briefs')] : (values.set ?? setNames()).map(readSet)
const marksOf = ({ name }: BriefSet) => join(SETS, name, 'marks.json')

const limitsOf = ({ name }: BriefSet): Limits => {
  const path = join(SETS, name, 'limits.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

async function composersOf({ day }: BriefSet): Promise<Composer[]> {
  const wanted = (name: string) => !values.composer || values.composer === name
  return [
    // A server stands behind it: only whoever is asked is started.
    ...(wanted('recorded') ? [await recorded(day)] : []),
    ...(wanted('builtin') ? [builtin] : []),
    ...(values.live ? [live(Number(values['most-usd']))].filter(({ name }) => wanted(name)) : []),
  ]
}

/** Nothing sensitive, nothing to ask, nothing that whoever wrote it set as a trap. */
const isPlain = ({ expect: { sensitive = 'none', ask, note } = {} }: Told): boolean =>
  sensitive === 'none' && !ask && !note

async function outputsOf(set: BriefSet, composer: Composer): Promise<{ outputs: Seen[]; unwritten: number }> {
  const outputs: Seen[] = []
  const afterReader = await readingsOf(set.name)
  for (const one of set.cases) {
    const began = performance.now()
    const post = await composer.write(one.input)
    const ms = performance.now() - began
    // What another writer had to write is no output of this one.
    if (composer.name !== 'builtin' && post.receipt.composer === 'builtin') continue
    const output = await outputOf(one, composer.name, { ...post, ms })
    outputs.push({ ...output, ...(await afterReader(output)), isPlain: isPlain(one.told) })
  }
  return { outputs, unwritten: set.cases.length - outputs.length }
}

async function look(set: BriefSet, composer: Composer, outputs: readonly Output[]): Promise<void> {
  const marked = readMarks(marksOf(set))
  const shown = values.all ? outputs : outputs.filter(one => !marked[one.id]?.[one.hash])
  const dir = join('dist', 'copy', `${set.name}-${composer.name.replace(/\W+/g, '_')}`)
  const cases = new Map(set.cases.map(one => [one.id, one]))
  console.log(`  ${shown.length} to look at: ${await writePage(dir, `${set.name} · ${composer.name}`, shown, cases)}`)
}

/** “m14=postable”, of the output as it is now. */
function mark(set: BriefSet, outputs: readonly Output[]): void {
  const all = readMarks(marksOf(set))
  for (const told of values.mark ?? []) {
    const [id = '', word] = told.split('=')
    const output = outputs.find(one => one.id === id || one.id.startsWith(`${id}-`))
    if (!marks.includes(word as Mark)) throw new Error(`${told}: a mark is one of ${marks.join(', ')}`)
    if (!output) continue
    const { composer, hash } = output
    all[output.id] = {
      ...all[output.id],
      [hash]: { mark: word as Mark, by: values.by, composer, ...(values.note && { note: values.note }) },
    }
    console.log(`  ${output.id} of ${composer} is ${word}`)
  }
  writeMarks(marksOf(set), all)
}

async function main(): Promise<void> {
  const broken: string[] = []
  for (const set of sets()) {
    for (const composer of await composersOf(set)) {
      const { outputs, unwritten } = await outputsOf(set, composer)
      await composer.close()
      const report = reportOf(
        composer.name,
        outputs,
        unwritten,
        existsSync(marksOf(set)) ? readMarks(marksOf(set)) : {},
      )
      console.log(lineOf(set.name, report))
      if (values.look) await look(set, composer, outputs)
      if (values.mark) mark(set, outputs)
      const failures = values.release ? failuresOf(report) : sunkOf(report, limitsOf(set))
      broken.push(...failures.map(what => `${set.name} · ${composer.name}: ${what}`))
    }
  }
  if (!(values.check || values.release) || broken.length === 0) return
  for (const what of broken) console.error(what)
  process.exitCode = 1
}

if (values.help) console.log(help)
else await main()
