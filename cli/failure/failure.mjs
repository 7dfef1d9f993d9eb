// @ts-check
/** How the process ends. The numbers are part of the interface: scripts branch on them. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  auth: 3,
  plan: 4,
  not_found: 5,
  limited: 6,
  unreachable: 7,
  timed_out: 8,
  interrupted: 130,
}

/** @type {[number, string][]} */
export const exitMeanings = [
  [EXIT.ok, 'done'],
  [EXIT.failed, 'the run or post failed, or another refusal'],
  [EXIT.usage, 'wrong usage, or the service refused the input (400, 413, 415, 422)'],
  [EXIT.auth, 'the key is missing, wrong or not allowed to (401, 403)'],
  [EXIT.plan, 'the plan or the credits do not cover it (402)'],
  [EXIT.not_found, 'no such thing in this workspace (404)'],
  [EXIT.limited, 'a rate limit, daily limit or plan cap is reached (429)'],
  [EXIT.unreachable, 'the service cannot be reached or is in trouble (network, 5xx)'],
  [EXIT.timed_out, 'the time for waiting is over; the run goes on'],
  [EXIT.interrupted, 'interrupted with Ctrl-C; a started run goes on'],
]

/**
 * @typedef {object} More
 * @property {string} [hint] What to do about it.
 * @property {string[]} [lines] Particulars, such as one line for each wrong field.
 * @property {number} [status] The HTTP status, where the service answered.
 * @property {string} [requestId]
 * @property {object} [body] The service's own error object, for `--json`.
 * @property {unknown} [detail]
 */

/** Everything that ends a command early: for whom it is, what it was and how to go on. */
export class Failure extends Error {
  /**
   * @param {number} exit
   * @param {string} code
   * @param {string} message
   * @param {More} [more]
   */
  constructor(exit, code, message, more = {}) {
    super(message)
    this.exit = exit
    this.code = code
    this.more = more
  }

  /** @param {string} hint */
  withHint(hint) {
    return new Failure(this.exit, this.code, this.message, { ...this.more, hint })
  }
}

/**
 * @param {string} message
 * @param {string} [hint]
 */
export const usage = (message, hint) => new Failure(EXIT.usage, 'usage_error', message, hint ? { hint } : {})

/**
 * What each gives; where several are wrong all of them are told at once.
 * @template {(() => unknown)[]} Judges
 * @param {Judges} judges
 * @returns {{ [Place in keyof Judges]: ReturnType<Judges[Place]> }}
 */
export function all(...judges) {
  /** @type {Failure[]} */
  const failures = []
  const given = judges.map(judge => {
    try {
      return judge()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      failures.push(error)
      return undefined
    }
  })
  const [first, ...others] = failures
  if (!first) return /** @type {any} */ (given)
  if (others.length === 0) throw first
  const lines = failures.map(({ message, more }) => [message, more.hint].filter(Boolean).join(' '))
  const body = { code: first.code, message: lines.join(' ') }
  throw new Failure(first.exit, first.code, `${lines.length} things are wrong with the command.`, { lines, body })
}

/**
 * What each gives; the doubts are told too where one of the others is wrong.
 * @template {(() => unknown)[]} Judges
 * @param {(() => unknown)[]} doubts
 * @param {Judges} judges
 * @returns {{ [Place in keyof Judges]: ReturnType<Judges[Place]> }}
 */
export function allAnd(doubts, ...judges) {
  try {
    return all(...judges)
  } catch (error) {
    if (error instanceof Failure) all(...judges, ...doubts)
    throw error
  }
}

/** @param {number} status */
export function exitFor(status) {
  if ([400, 413, 415, 422].includes(status)) return EXIT.usage
  if (status === 401 || status === 403) return EXIT.auth
  if (status === 402) return EXIT.plan
  if (status === 404) return EXIT.not_found
  if (status === 429) return EXIT.limited
  return status >= 500 ? EXIT.unreachable : EXIT.failed
}
