import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Tinted, Tints } from '#lib/render/type/fit.ts'

/** Lines that begin with plus or minus are a change. */
export const changeOf = (line: string): 'added' | 'removed' | null =>
  /^\+/.test(line) ? 'added' : /^-(?!-)/.test(line) ? 'removed' : null

export const CHANGE = { added: '#3FBF7F', removed: '#E5555C' }

/** The one set of colours of a terminal: its prompt, comments, names before their values, quoted texts, changes. */
export function codeTints(on: Ground): Tints {
  const quoted = mix(on.body, on.lead_ink, 0.6)
  const values = (text: string): Tinted[] =>
    text
      .split(/("[^"]*"|'[^']*'|`[^`]*`)/)
      .filter(Boolean)
      .map(part => ({ text: part, colour: /^["'`]/.test(part) ? quoted : on.body }))
  return line => {
    const change = changeOf(line)
    if (change) {
      const colour = mix(on.body, CHANGE[change], 0.4)
      return [
        { text: line.slice(0, 1), colour: mix(on.body, CHANGE[change], 0.75) },
        { text: line.slice(1), colour },
      ]
    }
    const remark = line.search(/(?<=^|\s)(?:#|\/\/)\s/u)
    const [said, comment] = remark < 0 ? [line, ''] : [line.slice(0, remark), line.slice(remark)]
    const [, indent = '', prompt = '', command = ''] = /^(\s*)([$>❯%])(\s.*)?$/u.exec(said) ?? []
    const [, name = '', value = ''] = /^(\s*[\p{L}\d][\w.-]*)(\s{2,}\S.*)$/u.exec(said) ?? []
    const parts = prompt
      ? [{ text: indent + prompt, colour: on.lead_ink }, ...values(command)]
      : name
        ? [{ text: name, colour: on.muted }, ...values(value)]
        : values(said)
    return comment ? [...parts, { text: comment, colour: on.muted }] : parts
  }
}
