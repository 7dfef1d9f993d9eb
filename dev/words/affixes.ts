// The rules by which a spelling dictionary makes the forms of a root, as Hunspell writes them.

type Rule = { isPrefix: boolean; strip: string; add: string; fits: RegExp }
export type Rules = ReadonlyMap<string, readonly Rule[]>

const RULE = /^(PFX|SFX)[ \t]+(\S)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)/gm
const nothing = (part: string): string => (part === '0' ? '' : part)

export function readRules(text: string): Rules {
  const rules = new Map<string, Rule[]>()
  for (const [, kind, flag = '', strip = '', add = '', condition = ''] of text.matchAll(RULE)) {
    const isPrefix = kind === 'PFX'
    const fits = new RegExp(isPrefix ? `^${condition}` : `${condition}$`)
    const rule = { isPrefix, strip: nothing(strip), add: nothing(add.split('/')[0] ?? ''), fits }
    rules.set(flag, [...(rules.get(flag) ?? []), rule])
  }
  return rules
}

/** A root, what prefixes make of it, and what suffixes make of these. */
export function formsOf(root: string, flags: string, rules: Rules): string[] {
  const all = [...flags].flatMap(flag => rules.get(flag) ?? [])
  const bases = [root, ...all.filter(one => one.isPrefix && one.fits.test(root)).map(({ add }) => add + root)]
  const suffixed = bases.flatMap(base =>
    all
      .filter(one => !one.isPrefix && one.fits.test(base) && base.endsWith(one.strip))
      .map(({ strip, add }) => base.slice(0, base.length - strip.length) + add),
  )
  return [...bases, ...suffixed]
}
