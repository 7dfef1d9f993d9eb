// What the project itself has in a language: briefs that were marked, brands, and answers that a model wrote.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER, HARD, LINES, readMarked, SLIPS, TYPED } from '#dev/audience/marked.ts'

const ROOT = join(import.meta.dirname, '../..')
const SETS = join(ROOT, 'bench/copy')
const ANSWERS = join(ROOT, 'test/answers')
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

type Text = { language: string; text: string }

/** A text each; who types carelessly is among them. */
export const textsOf = (language: string): string[] =>
  [...marked(), ...brands(), ...answers()].flatMap(one => (one.language === language ? one.text : []))

let kept: readonly Text[] | undefined
const marked = (): readonly Text[] =>
  (kept ??= [FOLDER, HARD, SLIPS, LINES, TYPED].flatMap(folder => readMarked(folder)))

type Brands = Record<string, { voice?: { languages?: string[] } } & Record<'tagline' | 'overview' | 'offer', unknown>>
const brands = (): Text[] =>
  readdirSync(SETS, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'seen')
    .map(({ name }) => join(SETS, name, 'brands.json'))
    .filter(path => existsSync(path))
    .flatMap(path => Object.values(json(path) as Brands))
    .flatMap(({ voice, tagline, overview, offer }) =>
      stringsIn([tagline, overview, offer]).map(text => ({ language: voice?.languages?.[0] ?? 'en', text })),
    )

type Answers = { answers?: { answer?: { language: string; parts?: unknown; caption?: unknown } }[] }
const answers = (): Text[] =>
  readdirSync(ANSWERS)
    .filter(name => name.endsWith('.json'))
    .flatMap(name => (json(join(ANSWERS, name)) as Answers).answers ?? [])
    .flatMap(({ answer }) =>
      stringsIn([answer?.parts, answer?.caption])
        .filter(text => / /.test(text))
        .map(text => ({ language: answer?.language ?? 'en', text })),
    )

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : []
