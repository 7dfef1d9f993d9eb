import type { Draft } from '#lib/composer/angles/draft.ts'
import { INVESTMENT, RISK_LINE } from '#lib/composer/read/claims.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { WEEKDAYS } from '#lib/composer/words/months.ts'
import { speakDay } from '#lib/composer/words/speak.ts'

const LEGAL_MAX = 120
const UNPROMOTED = new Set(['hiring', 'outage', 'apology'])

/** What every angle must carry whatever it says: legal lines, and holds for what was left out or does not agree. */
export function temper(chosen: Draft, reading: Reading): Draft {
  const claims = reading.dropped.filter(part => part.kind === 'claim')
  const boasts = reading.dropped.filter(part => part.kind === 'superlative')
  const clashes = reading.dates.filter(date => date.clash !== undefined)
  const holds = [...chosen.holds]
  const notes = [...chosen.notes]
  if (claims.length > 0 && !holds.some(hold => hold.rule === 'regulated')) {
    holds.push({
      rule: 'regulated',
      measured: `${claims.length} left out`,
      fix: 'have the claims approved, or leave them out',
    })
    notes.push(`Left out until approved: ${claims.map(part => `“${part.raw.trim()}”`).join(', ')}.`)
  }
  if (boasts.length > 0)
    notes.push(`Left out, nothing shows it: ${boasts.map(part => `“${part.raw.trim()}”`).join(', ')}.`)
  for (const { line, said } of reading.outdated)
    notes.push(`The brief says ${said}; the brand still says “${line}”. Update the brand.`)
  for (const date of clashes) {
    const given = (WEEKDAYS[reading.language] ?? WEEKDAYS.en ?? [])[date.clash ?? 0] ?? ''
    holds.push({
      rule: 'weekday',
      measured: date.raw,
      fix: `say whether it is ${given} or ${speakDay(date.day, reading.style, 'long')}`,
    })
    notes.push(`“${date.raw}” is not a ${given}; the date is printed without its weekday.`)
  }
  const legal = UNPROMOTED.has(chosen.angle) ? undefined : legalLine(reading)
  return {
    ...chosen,
    holds,
    notes,
    boxes: legal
      ? {
          ...chosen.boxes,
          legal,
          cta: chosen.boxes.cta && reading.brand.voice.regulated ? 'Read how it works' : chosen.boxes.cta,
        }
      : chosen.boxes,
    fixed: [...(chosen.fixed ?? []), ...(legal ?? '').split(' ')],
  }
}

function legalLine(reading: Reading): string | undefined {
  const { regulated, legal_lines } = reading.brand.voice
  const lines = [...(regulated && INVESTMENT.test(reading.text) ? [RISK_LINE] : []), ...(regulated ? legal_lines : [])]
  const kept = lines.filter((_, index) => lines.slice(0, index + 1).join(' ').length <= LEGAL_MAX)
  return kept.length > 0 ? kept.join(' ') : undefined
}
