import { superlative } from '#lib/composer/read/claims.ts'
import type { Part } from '#lib/composer/read/reading.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

const PRAISE = /\b(our|my|this|a|an|your) (?:best|biggest|greatest|finest|most \p{L}+)(?:[- ]ever)? (?=\p{L})/iu

const WAY =
  /\bthe (?:easiest|simplest|fastest|quickest|smartest|best|cheapest|safest|most \p{L}+) (?=(?:way|place|tool|app|method) )/giu

/** “our best ever sale” is a sale; the boast goes, the fact stays. */
export function salvage(part: Part): Part {
  if (part.kind !== 'superlative') return part
  const text = part.text.replace(WAY, 'a ').replace(PRAISE, (_, article: string) => `${article} `)
  if (text === part.text || superlative(text)) return part
  return text.split(' ').length >= 3 ? { ...part, kind: 'fact', text, salvaged: true } : part
}

/** “partial restores - only pulls X” is one sentence: its subject and its verb, made to agree. */
export function joinPredicate(parts: readonly Part[]): string | undefined {
  const [head, tail, ...others] = parts
  if (!head || !tail || head.text.split(' ').length > 4 || /\d/.test(head.text)) return undefined
  if (
    head.text.split(' ').some(word => ['third', 'past'].includes(verbForm(word)?.form ?? '')) &&
    !/s$/.test(head.text)
  )
    return undefined
  const match = tail.text.match(/^(only|now|also|just)? ?(\p{L}+) (.+)$/u)
  const verb = match?.[2] ? verbForm(match[2]) : undefined
  if (!match?.[3] || verb?.form !== 'third') return undefined
  const plural = /[^s]s$/.test(head.text)
  const agreed = plural ? verb.base : match[2]
  const joined =
    match[1] === 'only' || match[1] === 'just'
      ? `${head.text} ${agreed} only ${match[3]}`
      : `${head.text} ${match[1] ? `${match[1]} ` : ''}${agreed} ${match[3]}`
  return [joined, ...others.map(part => part.text)].join(', ')
}
