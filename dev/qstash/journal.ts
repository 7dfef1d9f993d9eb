// Tables in memory that a killed process finds again: every change is a line of a file before it counts.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export type Table<T> = {
  get(key: string): T | undefined
  has(key: string): boolean
  set(key: string, value: T): void
  delete(key: string): boolean
  /** The oldest. */
  first(): [string, T] | undefined
  /** In the order of first insertion. */
  entries(): [string, T][]
  values(): T[]
  size(): number
}

export type Journal = {
  /** Beyond `most` entries the oldest make room. */
  table<T>(name: string, most?: number): Table<T>
  close(): void
}

type Line = [table: string, key: string, value?: unknown]
type Tables = Map<string, Map<string, unknown>>

/** A file this many times longer than what it keeps is written anew. */
const COMPACT_AT = 4
const COMPACT_FROM_LINES = 20_000

export function openJournal(file?: string): Journal {
  const tables: Tables = new Map()
  if (file) {
    mkdirSync(dirname(file), { recursive: true })
    replay(file, tables)
  }
  let descriptor = file ? compact(file, tables) : undefined
  let lines = 0

  const write = (line: Line) => {
    if (!file || descriptor === undefined) return
    writeAll(descriptor, `${JSON.stringify(line)}\n`)
    if (++lines < COMPACT_FROM_LINES || lines < COMPACT_AT * sizeOf(tables)) return
    closeSync(descriptor)
    descriptor = compact(file, tables)
    lines = 0
  }

  return {
    table<T>(name: string, most = Number.POSITIVE_INFINITY): Table<T> {
      const rows = (tables.get(name) ?? new Map()) as Map<string, T>
      tables.set(name, rows)
      return tableOf(rows, most, (key, ...value) => write([name, key, ...value]))
    },
    close() {
      if (descriptor !== undefined) closeSync(descriptor)
      descriptor = undefined
    },
  }
}

function tableOf<T>(rows: Map<string, T>, most: number, write: (key: string, ...value: [T?]) => void): Table<T> {
  const trim = () => {
    for (const key of rows.keys()) {
      if (rows.size <= most) break
      rows.delete(key)
    }
  }
  trim()
  return {
    get: key => rows.get(key),
    has: key => rows.has(key),
    set(key, value) {
      rows.set(key, value)
      trim()
      write(key, value)
    },
    delete(key) {
      const there = rows.delete(key)
      if (there) write(key)
      return there
    },
    first: () => rows.entries().next().value,
    entries: () => [...rows],
    values: () => [...rows.values()],
    size: () => rows.size,
  }
}

function replay(file: string, tables: Tables): void {
  if (!existsSync(file)) return
  const lines = readFileSync(file, 'utf8').split('\n')
  // What follows the last newline is a line that was being written when the process died: it was never acknowledged.
  lines.pop()
  for (const line of lines) {
    const [name, key, value]: Line = JSON.parse(line)
    const rows = tables.get(name) ?? new Map()
    tables.set(name, rows)
    if (value === undefined) rows.delete(key)
    else rows.set(key, value)
  }
}

/** Replaces the file by one that holds only what is left, and opens it for more. */
function compact(file: string, tables: Tables): number {
  const lines = [...tables].flatMap(([name, rows]) => [...rows].map(row => `${JSON.stringify([name, ...row])}\n`))
  writeFileSync(`${file}.new`, lines.join(''))
  renameSync(`${file}.new`, file)
  return openSync(file, 'a')
}

function writeAll(descriptor: number, text: string): void {
  const bytes = Buffer.from(text)
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
}

const sizeOf = (tables: Tables) => [...tables.values()].reduce((sum, rows) => sum + rows.size, 0)
