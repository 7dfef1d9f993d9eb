// Stands in for neverthrow, which the queue's package loads for workflows of its own and for nothing else: no Worker runs those.

const refuse = (): never => {
  throw new Error('no Worker runs workflows of the queue')
}

export const ok = refuse
export const err = refuse
