import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lines of a file of commands beside the tests; a word in quotes is read as JSON. */
export function readCommands(file: string): string[][] {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  return text
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(splitWords)
}

function splitWords(line: string): string[] {
  const words = line.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []
  return words.map(word => (word.startsWith('"') ? (JSON.parse(word) as string) : word))
}
