// Which message meets which misfortune. The draw depends on the seed, the message's place and the attempt alone.
import { chanceOf, parseFaults } from '#dev/faults.ts'

const defaults = {
  /** An accepted message is never heard of again. */
  drop: 0,
  /** A delivery comes a second time. */
  duplicate: 0,
  /** A delivery comes up to ten seconds late. */
  delay: 0,
  /** A message lets the next one pass. */
  reorder: 0,
  /** A publish is answered 500 and nothing is accepted. */
  refuse: 0,
  /** A publish is accepted, but the answer is lost. */
  unanswered: 0,
  /** The queue's delays run this many times faster. */
  clock: 1,
  seed: 1,
}

export type Fault = Exclude<keyof typeof defaults, 'clock' | 'seed'>
const order: Fault[] = ['drop', 'duplicate', 'delay', 'reorder', 'refuse', 'unanswered']

export type Faults = {
  clock: number
  /** Written out, for a failure to be replayed. */
  text: string
  strikes(fault: Fault, sequence: number, attempt?: number): boolean
  /** From 0 to 1: how much of it. */
  amount(fault: Fault, sequence: number, attempt?: number): number
}

export function readFaults(text: string): Faults {
  const faults = parseFaults(text, defaults)
  const draw = (fault: Fault, part: number, sequence: number, attempt: number) =>
    chanceOf(faults.seed, order.indexOf(fault), part, sequence, attempt)
  if (faults.clock <= 0) throw new Error('fault "clock" needs a number above 0')
  for (const name of order)
    if (faults[name] > 1) throw new Error(`fault "${name}" is a share from 0 to 1, not ${faults[name]}`)
  return {
    clock: faults.clock,
    text: Object.entries(faults)
      .map(([name, value]) => `${name}=${value}`)
      .join(','),
    strikes: (fault, sequence, attempt = 0) => draw(fault, 0, sequence, attempt) < faults[fault],
    amount: (fault, sequence, attempt = 0) => draw(fault, 1, sequence, attempt),
  }
}
