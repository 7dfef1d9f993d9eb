// Every block of code in the documentation is what it says: types hold, languages parse, calls are calls of the interface.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { documented } from '#dev/openapi.ts'
import { parse } from '../cli/line/parse.mjs'

const root = join(import.meta.dirname, '..')
const pages = ['README.md', ...globSync('{docs,client,cli,examples}/**/*.md', { cwd: root })].filter(
  page => !page.includes('node_modules') && page !== 'docs/decisions.md',
)

type Block = { page: string; line: number; language: string; code: string }

const blocks: Block[] = pages.flatMap(page => {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = ''], i) => ({
    ...{ page, language, code },
    line: text.slice(0, [...text.matchAll(/^```(\w*)\n/gm)][i * 2]?.index ?? 0).split('\n').length,
  }))
})
const of = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language))
const folder = mkdtempSync(join(tmpdir(), 'snippets-'))
const nameOf = ({ page }: Block, i: number, ending: string) => `${page.replaceAll(/\W/g, '-')}-${i}.${ending}`

describe('the code of the documentation', () => {
  it('is found, in languages that are known', () => {
    expect(blocks.length).toBeGreaterThan(25)
    const known = [
      'sh',
      'ts',
      'js',
      'py',
      'python',
      'go',
      'json',
      'jsonc',
      'toml',
      'yaml',
      'yml',
      'text',
      'html',
      'sql',
      '',
    ]
    expect(blocks.filter(({ language }) => !known.includes(language))).toEqual([])
  })

  it('TypeScript is typed', () => {
    const files = of('ts', 'js').map((block, i) => {
      const name = nameOf(block, i, 'ts')
      writeFileSync(join(folder, name), `${block.code}\nexport {}\n`)
      return name
    })
    const options = {
      ...{ noEmit: true, strict: true, target: 'es2022', module: 'preserve', moduleResolution: 'bundler' },
      ...{ lib: ['es2022', 'dom', 'dom.iterable'], types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
      paths: { 'brand-client': [join(root, 'client/index.d.mts')], '*': [join(root, 'node_modules/*')] },
      ...{ skipLibCheck: true, allowImportingTsExtensions: true },
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { cwd: folder, encoding: 'utf8' })
    expect(files.length).toBeGreaterThan(3)
    expect(stdout).toBe('')
  })

  it('Python and shell parse', () => {
    for (const [i, block] of of('py', 'python').entries()) {
      const path = join(folder, nameOf(block, i, 'py'))
      writeFileSync(path, block.code)
      const done = spawnSync('python3', ['-c', 'import ast,sys;ast.parse(open(sys.argv[1]).read())', path], {
        encoding: 'utf8',
      })
      if (done.error) break
      expect([block.page, done.stderr]).toEqual([block.page, ''])
    }
    for (const { page, code } of of('sh')) {
      const done = spawnSync('bash', ['-n'], {
        input: code.replaceAll('…', 'x').replaceAll(/<(\w+)>/g, '$1'),
        encoding: 'utf8',
      })
      expect([page, done.stderr]).toEqual([page, ''])
    }
  })

  it('JSON is JSON', () => {
    for (const { page, code } of of('json')) expect(() => JSON.parse(code), `${page}\n${code}`).not.toThrow()
  })
})

type Schema = Record<string, unknown>
const document = documented() as unknown as {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
}

/** `curl` calls: method, path below the service, body. */
function calls(): { where: string; method: string; path: string; body: string | undefined }[] {
  return of('sh').flatMap(({ page, code }) =>
    code
      .replaceAll(/\\\n\s*/g, ' ')
      .replaceAll(/-d '[^']*'/g, body => body.replaceAll('\n', ' '))
      .split('\n')
      .filter(line => /\bcurl\b/.test(line) && /api\/v1|\$URL|\$\{URL/.test(line))
      .map(line => {
        const [, url = ''] = /curl\b.*?["\s](\S*(?:api\/v1|URL)[^"\s]*)/.exec(line) ?? []
        const short = url
          .replace(/^"/, '')
          .replace(/\$\{URL%programmatic\}/, '/api/v1/')
          .replace(/^\$URL/, '/api/v1/programmatic')
        const body = /-d '([^']*)'/.exec(line)?.[1]
        const method = /-X ([A-Z]+)/.exec(line)?.[1] ?? (body ? 'POST' : 'GET')
        return {
          where: `${page}: ${line}`,
          method,
          path: short.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*/, ''),
          body,
        }
      }),
  )
}

describe('the calls of the documentation', () => {
  it('are calls of the interface, with bodies that it takes', () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema({ ...document, $id: 'document' })
    const found = calls()
    expect(found.length).toBeGreaterThan(8)
    for (const { where, method, path, body } of found) {
      const known = Object.entries(document.paths).find(([template, item]) => {
        const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
        return pattern.test(path) && method.toLowerCase() in item
      })
      expect(known, where).toBeDefined()
      const schema = known?.[1][method.toLowerCase()]?.requestBody?.content['application/json']?.schema
      if (!schema || body === undefined) continue
      const pointed = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'))
      const validate = ajv.compile(pointed)
      expect([where, validate(JSON.parse(body)), validate.errors]).toEqual([where, true, null])
    }
  })

  it('of the command line are commands of it', () => {
    const lines = blocks
      .filter(({ language }) => language === 'sh' || language === '')
      .flatMap(({ page, code }) =>
        code
          .replaceAll(/\\\n\s*/g, ' ')
          .split('\n')
          .map(line =>
            line
              .replace(/^\$ /, '')
              .replace(/ {2,}.*$/, '')
              .replace(/ +#.*$/, ''),
          )
          .filter(line => /^(npx )?brand [a-z]/.test(line))
          .map(line => ({ page, line })),
      )
    expect(lines.length).toBeGreaterThan(4)
    for (const { page, line } of lines) {
      const words = [
        ...line
          .replace(/^(npx )?brand /, '')
          .split(/ [|>&]|\|\|/)[0]!
          .matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
      ]
      const argv = words.map(([whole, double, single]) => double ?? single ?? whole)
      expect(() => parse(argv), `${page}: ${line}`).not.toThrow()
    }
  })
})
