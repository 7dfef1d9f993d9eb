import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, partsOf, remaining, say, shorten, startOf } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze, tighten } from '#lib/composer/words/compress.ts'
import { SPELLINGS } from '#lib/composer/words/lexicon.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { ourDeed } from '#lib/composer/words/phrase.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

const RELEASE = /\b(?:release[sd]?|changelog|update[ds]?|shipped|version|new in|out now|fixe[sd]|patch|what’?s new)\b/i
const ONLY_NEWS =
  /^(?:(?:v(?:ersion )?)?[\d.]+ )?(?:is )?(?:now )?(?:out|here|live|released|available|shipped|launched)(?: (?:now|today|on|from|everywhere|for everyone))?.{0,24}$/i

export function release(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const version = reading.versions[0]?.value
  if (GOES.test(reading.text)) return []
  if (!version && !/\b(?:changelog|release notes|what’?s new)\b/i.test(reading.text)) return []
  const product = reading.brand.offer.product_name || reading.brand.name
  const parts = told(reading)
    .map(text => changeOf(text, version))
    .filter(
      text => text.length > 5 && !ONLY_NEWS.test(text) && !reading.commands.some(command => text === command.value),
    )
  const changes = parts.filter((text, index) => covered(text, parts.slice(0, index)) < 0.8)
  const hook =
    changes.find(text => /\b(?:now|new|only|you can|support)/i.test(text) && !/^fix/i.test(text)) ?? changes[0]
  if (!hook) return []
  const second = [hook, changes[changes.indexOf(hook) + 1] ?? ''].every(text => SHORT.test(text))
    ? changes[changes.indexOf(hook) + 1]
    : undefined
  const both = second && `${hook} and ${low(second, reading)}`
  const beside = both && shorten(both, 42) ? second : undefined
  const headline =
    (beside && both && shorten(both, 42)) ?? shorten(hook, 42) ?? shorten(hook.replace(/^.*?\b(?:now|can)\b /i, ''), 42)
  if (!headline) return []
  const highlights = changes
    .filter(
      text =>
        (text !== hook && text !== beside && !UPGRADE.test(text)) ||
        (changes.length === 1 && covered(headline, [text]) <= 0.9),
    )
    .map(text => squeeze(text, 56))
    .filter(text => text !== undefined)
    .map(text => upperFirst(stripStop(text)))
  const start = startOf(reading)
  const command = reading.commands.find(each => /install|npm|add|upgrade|pip|brew/.test(each.value))?.value
  const more = remaining(reading, [headline], 4).filter(text => !ONLY_NEWS.test(stripStop(text)))
  // After a colon a word in -s is a thing: “2.4: replays in slow motion”.
  const does =
    /^\p{L}+s\b/u.test(hook) &&
    verbForm(hook.split(' ')[0] ?? '')?.form === 'third' &&
    !reading.text.toLowerCase().includes(`: ${hook.slice(0, 12).toLowerCase()}`)
  return [
    draft({
      angle: 'release',
      frame: /\bonly\b/.test(hook) ? 'F02' : /^fix/i.test(hook) ? 'F05' : /you can/i.test(hook) ? 'F04' : 'F03',
      rank: 26 + (RELEASE.test(reading.text) ? 14 : 0) + (version ? 14 : 0),
      template: 'release_notes',
      top: version ?? stripStop(headline),
      lead: `${product}${version ? ` ${version}` : ''}${does ? ' ' : ': '}${low(stripStop((beside && both) ?? hook), reading)}${start ? `, from ${say(reading, start)}` : ''}.`,
      boxes: {
        headline,
        version: version ?? (start ? say(reading, start) : 'New'),
        items: highlights.slice(0, 4),
        eyebrow: version ? `${product} ${version}` : undefined,
        cta: command ?? (version ? `Update to ${version}` : undefined),
      },
      lines: highlights.map(text => sentence(text)),
      details: more.filter(text => covered(text, [hook, ...highlights]) < 0.5),
      action: command ?? addressOf(reading),
      points: highlights.map(title => ({ title })),
      topics: [],
      fixed: ['Update', 'to', 'from', 'New'],
    }),
  ]
}

/** Inside a sentence only a name keeps its capital. */
const low = (text: string, reading: Reading): string =>
  lowerFirst(text, new Set([...reading.names.values(), ...Object.values(SPELLINGS)]))

const UPGRADE = /^(?:please )?(?:upgrade|update)(?: (?:now|today|soon|asap))?$/i

/** What is taken away or ends is no release of ours, whatever version it names. */
const GOES =
  /\b(?:deprecat\w+|sunset\w*|retir(?:ed|ing|es)|end[- ]of[- ]life|(?:remov|shutt|switch|turn)ing (?:off |down )?(?:the |our )?(?:\w+ )?(?:v\d|api|endpoint)|support (?:for .{2,24} )?ends|shuts? down|switched off|no longer support\w*)\b/i
/** “dark mode”: two such changes share a headline. */
const SHORT = /^(?!fix)(?:[\p{L}-]+ ){1,2}[\p{L}-]+$/iu

/** The changes in order: a bracket stays with what it explains, the last two of a list are two. */
function told(reading: Reading): string[] {
  const texts: string[] = []
  const parts = partsOf(reading)
  for (const [index, part] of parts.entries()) {
    const before = reading.text.slice(0, part.start).trimEnd()
    const pair = before.endsWith(',') && index === parts.length - 1 && part.text.match(LAST_TWO)
    if (before.endsWith('(') && texts.length > 0) texts.push(`${texts.pop()} (${part.text})`)
    else if (pair) texts.push(pair[1] ?? '', pair[2] ?? '')
    else texts.push(part.text)
  }
  return texts.map(text =>
    text.replace(
      /^(?:the )?(?:changelog|release notes|what’?s new|highlights)(?: (?:for )?(?:week|month|sprint|\p{L}+) ?\d*)?\s*:\s*/iu,
      '',
    ),
  )
}

const LAST_TWO = /^((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+),? and ((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+)$/u

function changeOf(text: string, version: string | undefined): string {
  const bare = tighten(
    version
      ? text.replace(
          new RegExp(
            `^(?:what’?s new in |new in |\\p{L}+ )?v?(?:ersion )?${version.replace(/\./g, '\\.')}\\s*(?:is |are )?(?:now )?(?:out(?! of)|here|live|adds|brings|:|with|ships with|includes|introduces)?\\s*(?:now|today)?[:,]?\\s*`,
            'iu',
          ),
          '',
        )
      : text,
  )
  const deed = ourDeed(bare)
  if (!deed) return bare
  if (/^(?:fix|repair|resolve)$/.test(deed.base)) return `Fixed: ${deed.object}`
  return /^(?:add|ship|release|launch|introduce|build|include)$/.test(deed.base) ? upperFirst(deed.object) : bare
}
