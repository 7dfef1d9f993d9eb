// The rules by which a spelling dictionary makes the forms of a root, as Hunspell writes them.

type Rule = { isPrefix: boolean; strip: string; add: string; fits: RegExp; flags: readonly string[] }
export type Rules = { of: ReadonlyMap<string, readonly Rule[]>; flagsIn: (flags: string) => readonly string[] }

const RULE = /^(PFX|SFX)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)/gm
const nothing = (part: string): string => (part === '0' ? '' : part)

export function readRules(text: string): Rules {
  const of = new Map<string, Rule[]>()
  const flagsIn = /^FLAG long/m.test(text)
    ? (flags: string) => flags.match(/../gsu) ?? []
    : (flags: string) => [...flags]
  for (const [, kind, flag = '', strip = '', adds = '', condition = ''] of text.matchAll(RULE)) {
    const isPrefix = kind === 'PFX'
    const fits = new RegExp(isPrefix ? `^${condition}` : `${condition}$`, 'u')
    const [add = '', flags = ''] = adds.split('/')
    const rule = { isPrefix, strip: nothing(strip), add: nothing(add), fits, flags: flagsIn(flags) }
    const kept = of.get(flag)
    if (kept) kept.push(rule)
    else of.set(flag, [rule])
  }
  return { of, flagsIn }
}

/** A root, what prefixes make of it, and what suffixes make of these. */
export function formsOf(root: string, flags: string, rules: Rules): string[] {
  const all = rules.flagsIn(flags).flatMap(flag => rules.of.get(flag) ?? [])
  const bases = [root, ...all.filter(one => one.isPrefix && one.fits.test(root)).map(({ add }) => add + root)]
  return bases.flatMap(base => [base, ...suffixed(base, all, rules)])
}

/** A suffix may take another one: “amical”, “amicaux”, “amicale”, “amicales”. */
function suffixed(base: string, all: readonly Rule[], rules: Rules): string[] {
  return all
    .filter(one => !one.isPrefix && base.endsWith(one.strip) && one.fits.test(base))
    .flatMap(({ strip, add, flags }) => {
      const form = base.slice(0, base.length - strip.length) + add
      return flags.length === 0
        ? [form]
        : [
            form,
            ...suffixed(
              form,
              flags.flatMap(flag => rules.of.get(flag) ?? []),
              { ...rules, of: new Map() },
            ),
          ]
    })
}
