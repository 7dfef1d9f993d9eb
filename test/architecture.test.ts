import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventTypes } from '#lib/events/emit.ts'
import { codes, runErrorCodes } from '#lib/problem.ts'
import { offeredIn, takenIn } from '#test/support/exports.ts'
import { longestFunction } from '#test/support/longest-function.ts'

const root = dirname(import.meta.dirname)
const files = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter(file => !file.includes('node_modules'))
    .sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from\s+|import\s+|import\()'([^']+)'/g)].map(match => match[1] ?? '')
const offending = (names: string[], bad: (file: string) => boolean) => names.filter(bad)

const lib = files('lib/**/*.ts')
const functions = files('functions/**/*.{ts,tsx}')
const source = [...lib, ...functions, ...files('{dev,cli,client,examples,bench}/**/*.{ts,mjs}')]

const vendors = /^(@neondatabase|@upstash|@takumi-rs|@jsquash|@cloudflare)\//
/** Areas from the lowest up; each may import those before it. */
const areas = `
  problem recent registry words flaws near shown-name budget bytes points png jpeg rows scale seal id instant page projection channels ports plans prices db usage outbound fetch caller ctx work keys idempotency requests events audit webhooks
  workspaces members signin billing media score render brand templates video composer runs publish campaigns studio told sweep beat health doctor oauth mcp
`
  .trim()
  .split(/\s+/)
const areaOf = (file: string) =>
  file
    .replace(/^#?lib\//, '')
    .split('/')[0]
    ?.replace(/\.ts$/, '') ?? ''

describe('the house', () => {
  it('has been found', () => {
    expect(lib.length).toBeGreaterThan(50)
    expect(functions.length).toBeGreaterThan(15)
  })

  it('keeps HTTP and the environment out of lib', () => {
    expect(
      offending(lib, file => importsOf(file).some(name => name.startsWith('hono') || name.startsWith('#functions'))),
    ).toEqual([])
    expect(offending(lib, file => /process\.env|Date\.now\(\)|Math\.random\(\)/.test(read(file)))).toEqual([])
  })

  it('keeps vendors in the adapters, and adapters in the composition roots', () => {
    const outside = lib.filter(file => !file.startsWith('lib/adapters/'))
    expect(offending(outside, file => importsOf(file).some(name => vendors.test(name)))).toEqual([])
    expect(offending(outside, file => importsOf(file).some(name => name.startsWith('#lib/adapters/')))).toEqual([])
    const entries = ['functions/api.ts', 'functions/render.ts', 'functions/intake.ts']
    const roots = [
      ...entries,
      'functions/deps.ts',
      'functions/models.ts',
      'functions/painter.ts',
      'functions/agents/world.ts',
    ]
    expect(
      offending(
        functions,
        file => !roots.includes(file) && importsOf(file).some(name => name.startsWith('#lib/adapters/')),
      ),
    ).toEqual([])
  })

  it('asks no more of fetch than Workers can', () => {
    // In workerd `redirect: 'error'` is refused, before anything is sent.
    expect(offending([...lib, ...functions], file => /redirect: 'error'/.test(read(file)))).toEqual([])
  })

  it('reads the environment in one place', () => {
    expect(
      offending(
        functions,
        file =>
          !file.startsWith('functions/env/') &&
          /\benv\.[A-Z_]+\b/.test(read(file)) &&
          ![
            'functions/deps.ts',
            'functions/models.ts',
            'functions/dashboard.ts',
            'functions/agents/world.ts',
            'functions/api.ts',
            'functions/render.ts',
            'functions/intake.ts',
          ].includes(file),
      ),
    ).toEqual([])
  })

  it('keeps SQL in the stores', () => {
    const allowed = /store\.ts$|^lib\/(db|events\/emit|health\/check)\.ts$|^lib\/adapters\//
    const withSql = lib.filter(file => /\bsql`/.test(read(file)))
    expect(withSql.length).toBeGreaterThan(3)
    expect(offending(withSql, file => !allowed.test(file))).toEqual([])
    expect(offending(functions, file => /\bsql`/.test(read(file)))).toEqual([])
  })

  it('lets areas import downwards only', () => {
    const wrong: string[] = []
    for (const file of lib.filter(one => !one.startsWith('lib/adapters/') && !one.endsWith('.d.ts'))) {
      const from = areas.indexOf(areaOf(file))
      if (from < 0) wrong.push(`${file}: its area has no place in the order`)
      for (const name of importsOf(file).filter(one => one.startsWith('#lib/'))) {
        if (areas.indexOf(areaOf(name)) > from) wrong.push(`${file} -> ${name}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('finds in its tables by name only what was put there', () => {
    // `table['constructor']` of a plain object is a function, and a word of a brief may be just that.
    const plain = /^(?:export )?const \w+: (?:Readonly<|Partial<)?Record<string,.*= (?:\{(?!\}$)|Object\.fromEntries)/m
    const made = /= registry(?:<.*>)?\(/
    const tables = [...lib, ...functions].filter(file => made.test(read(file)))
    expect(tables.length).toBeGreaterThan(20)
    const written = [...lib, ...functions].filter(file => !file.endsWith('.generated.ts'))
    expect(offending(written, file => plain.test(read(file)))).toEqual([])
    // `in` finds them as well.
    const asked = /!?\(?\b\w+ in \w+\)? (?:\|\||&&)|if \(!?\(?\w+ in /
    expect(offending(written, file => asked.test(read(file)))).toEqual([])
  })

  it('registers no handler that every method reaches', () => {
    // The door knows handlers from middleware by their method.
    expect(offending(functions, file => /(?<!Promise)\.all\(|\.on\(/.test(read(file)))).toEqual([])
  })

  it('lets CI read the code and nothing else, by actions that cannot change under it', () => {
    const flows = files('.github/workflows/*.yml')
    expect(flows.length).toBeGreaterThan(0)
    for (const flow of flows) {
      expect(read(flow)).toMatch(/^permissions:\n {2}contents: read\n(?! )/m)
      expect(read(flow)).not.toMatch(/: write\b|pull_request_target/)
      const used = [...read(flow).matchAll(/uses: (\S+)/g)].map(match => match[1] ?? '')
      expect(used.filter(name => !/@[0-9a-f]{40}$/.test(name))).toEqual([])
    }
  })

  it('keeps files small', () => {
    const caps: [RegExp, number][] = [
      [/^drizzle\/schema\.ts$/, 300],
      [/^functions\/v1\//, 120],
      [/^lib\/templates\//, 200],
      [/\.generated\.(?:d\.ts|ts|mjs)$/, Number.POSITIVE_INFINITY],
      [/./, 250],
    ]
    const cap = (file: string) => caps.find(([pattern]) => pattern.test(file))?.[1] ?? 0
    expect(offending([...source, 'drizzle/schema.ts'], file => read(file).split('\n').length > cap(file))).toEqual([])
    expect(offending(files('test/**/*.ts'), file => read(file).split('\n').length > 400)).toEqual([])
  })

  it('keeps rooms small', () => {
    // May only shrink. What stands here is one file a thing by nature, or waits for its tidying.
    const larger = new Map([
      ['cli/commands', 18], // one file a command
      ['lib/media/formats', 16], // one file a format
      ['lib', 22], // the ground floor
      ['dev', 18], // one file a script
    ])
    const rooms = Map.groupBy(source, dirname)
    expect(rooms.size).toBeGreaterThan(100)
    for (const [room, { length }] of rooms) expect([room, length <= (larger.get(room) ?? 15)]).toEqual([room, true])
  })

  it('answers with every code that it names', () => {
    const unused = new Map([
      ['media_not_found', 'callers know it; whoever deletes a file that is gone is told how many went'],
      ['content_refused', 'receivers of run.failed know it; what is refused today is held for a person'],
    ])
    const tables = /^lib\/(problem|told)\.ts$|^functions\/(openapi\/words\/|http\/answer\/problem\.ts)|generated/
    const code = [...lib, ...functions].filter(file => !tables.test(file)).map(read)
    const names = [...new Set([...codes, ...runErrorCodes, ...eventTypes])]
    expect(names.length).toBeGreaterThan(80)
    const emit = read('lib/events/emit.ts')
    const elsewhere = code.filter(text => text !== emit)
    expect(names.filter(name => !elsewhere.some(text => text.includes(`'${name}'`)))).toEqual([...unused.keys()])
  })

  it('lets no function be longer than forty lines but those that say why where they stand', () => {
    const lax: string[] = JSON.parse(read('biome.json')).overrides.flatMap(
      (one: { includes: string[]; linter: { rules: { complexity?: Record<string, unknown> } } }) =>
        one.linter.rules.complexity?.noExcessiveLinesPerFunction === 'off' ? one.includes : [],
    )
    expect(lax).toEqual(['test/**'])
    const reason = /biome-ignore lint\/complexity\/noExcessiveLinesPerFunction: \w+/
    const excused = source.filter(file => reason.test(read(file)))
    expect(offending(excused, file => !file.startsWith('dev/'))).toEqual(['lib/adapters/engine/takumi-bindings.ts'])
    // May only shrink.
    expect(excused.length).toBeLessThanOrEqual(2)
  })

  it('counts the lines of SQL and pages in a function as well, which the linter does not', () => {
    // May only shrink: whoever shortens one takes it from here.
    const longer = [
      'dev/examples/scenario.ts', // the whole story that the examples tell, step after step
      'dev/workerd/workerd.ts', // one process and what is done with it; each part asks whether it is being closed
      'lib/adapters/engine/takumi-bindings.ts', // a flat table of what the engine imports
    ]
    const counted = source.filter(
      file => /^(?:lib|functions|dev|cli|client)\//.test(file) && !/generated|\.d\.ts/.test(file),
    )
    expect(counted.filter(file => longestFunction(file, read(file)) > 40).sort()).toEqual(longer.sort())
  })

  it('carries no file that nothing asks for', () => {
    const named = new Set(
      source.flatMap(file => [...read(file).matchAll(/'#([\w/.-]+)'/g)].map(match => match[1] ?? '')),
    )
    const entries = /^functions\/(?:never-called\/)?[\w-]+\.tsx?$|^lib\/adapters\/mock\/|\.d\.ts$|\/as\//
    // Kept for the day on which an operation is on its way out.
    const waiting = ['functions/http/entry/deprecated.ts']
    expect(offending([...lib, ...functions], file => !entries.test(file) && !named.has(file))).toEqual(waiting)
  })

  it('exports nothing that nobody imports, but types, which stand beside the verb that takes or answers them', () => {
    // May only shrink.
    const waiting = [
      'lib/composer/builtin/clauses.ts BEGINS',
      'lib/composer/builtin/reading/cut/together.ts conditionsIn',
      'lib/composer/builtin/reading/listed/lists.ts countOf',
      'lib/composer/builtin/report/counted.ts endingOf',
    ]
    const taken = new Set([...source, ...files('test/**/*.ts')].flatMap(file => takenIn(read(file))))
    const entries = /^functions\/(?:never-called\/)?[\w-]+\.tsx?$|generated|\.d\.ts$|\/as\//
    const offered = [...lib, ...functions]
      .filter(file => !entries.test(file) && !taken.has(file))
      .flatMap(file => offeredIn(file, read(file)))
    expect(offered.length).toBeGreaterThan(3_000)
    expect(offered.filter(one => !taken.has(one) && !waiting.includes(one))).toEqual([])
  })

  it('names paths in its docs that exist', () => {
    const docs = ['README.md', 'CHANGELOG.md', ...files('docs/*.md')].filter(file => existsSync(join(root, file)))
    expect(docs.length).toBeGreaterThan(1)
    const cited = docs.flatMap(file =>
      [...read(file).matchAll(/`((?:functions|lib|drizzle|test|docs|cli|client|examples|dev|bench)\/[\w./-]+)`/g)].map(
        match => `${file}: ${match[1]}`,
      ),
    )
    expect(cited.length).toBeGreaterThan(5)
    expect(offending(cited, one => !existsSync(join(root, one.split(': ')[1] ?? '')))).toEqual([])
  })

  it('links in its docs to files that exist, as a reader of the repository follows them', () => {
    const linked = [...files('*.md'), ...files('{docs,cli,client,examples,bench}/**/*.md')].flatMap(file =>
      [...read(file).matchAll(/\]\(([\w./-]+\.\w+)(?:#[\w-]+)?\)/g)].map(match => [file, match[1] ?? ''] as const),
    )
    expect(linked.length).toBeGreaterThan(50)
    const gone = linked.filter(([file, to]) => !to.startsWith('/') && !existsSync(join(root, dirname(file), to)))
    expect(gone).toEqual([])
  })

  it('names for each risk of OWASP’s ten, and for each limit, the tests that hold it', () => {
    const page = read('docs/security.md')
    const rowsOf = (heading: string) =>
      (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
        .split('\n')
        .filter(line => /^\| (?!-)/.test(line))
        .slice(1)
    const risks = rowsOf('OWASP API Security Top 10 (2023)')
    expect(risks.map(row => /^\| (API\d+) /.exec(row)?.[1])).toEqual(
      Array.from({ length: 10 }, (_, at) => `API${at + 1}`),
    )
    const limits = rowsOf('What is limited')
    expect(limits.length).toBeGreaterThan(8)
    const holding = (row: string) => [...(row.split(' | ').at(-1) ?? '').matchAll(/`(test\/[\w./-]+\.test\.ts)`/g)]
    expect([...risks, ...limits].filter(row => holding(row).length === 0 && !/`test\/\w+`|the same/.test(row))).toEqual(
      [],
    )
    const named = [...risks, ...limits].flatMap(holding).map(match => match[1] ?? '')
    expect(named.filter(file => !existsSync(join(root, file)) || !/\b(?:it|test)\b/.test(read(file)))).toEqual([])
  })

  it('has nothing at the top but what belongs there', () => {
    const top = new Set([
      'functions',
      'lib',
      'drizzle',
      'test',
      'docs',
      'cli',
      'client',
      'examples',
      'dev',
      'bench',
      'dist',
      'node_modules',
    ])
    const folders = globSync('*/', { cwd: root }).map(name => name.replace(/\/$/, ''))
    expect(folders.length).toBeGreaterThan(4)
    expect(offending(folders, name => !top.has(name))).toEqual([])
  })
})
