import { bodyOf, json, type Reply, type Route } from '#dev/social/wire.ts'

/**
 * `lose` does all that was asked and cuts the connection instead of an answer, `refuse` cuts it before anything is done,
 * `answer` answers as told with nothing done.
 */
export type Rule = {
  /** A pattern of `METHOD host/path`. */
  at: string
  /** Once without it. */
  times?: number
  /** And over once this was asked so often. */
  until?: { at: string; times: number }
} & ({ kind: 'lose' | 'refuse' } | ({ kind: 'answer' } & Reply))

export function openMisbehaviour() {
  let rules: Rule[] = []
  const add = (rule: Rule) =>
    void rules.push({ times: 1, ...rule, ...(rule.until && { times: Infinity, until: { ...rule.until } }) })
  const clear = () => {
    rules = []
  }
  /** Also by hand: `curl -d '{"at": "POST api.x.com/2/tweets", "kind": "lose"}' …/misbehave`. */
  const routes: Route[] = [
    [
      /^POST misbehave$/,
      asked => {
        add(bodyOf(asked) as Rule)
        return json({ rules: rules.length })
      },
    ],
    [
      /^POST behave$/,
      () => {
        clear()
        return json({ rules: 0 })
      },
    ],
  ]
  return {
    add,
    clear,
    routes,
    strike(name: string): Rule | undefined {
      for (const { until } of rules) if (until && new RegExp(until.at).test(name)) until.times--
      rules = rules.filter(({ until }) => !until || until.times > 0)
      const rule = rules.find(one => new RegExp(one.at).test(name))
      if (rule?.times !== undefined && --rule.times <= 0) rules = rules.filter(one => one !== rule)
      return rule
    },
  }
}
