import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, firstFit, partsOf, remaining, say, shorten } from '#lib/composer/angles/tools.ts'
import { slugTitle } from '#lib/composer/read/links.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'
import { inWords } from '#lib/composer/words/speak.ts'

const SCORE =
  /(?:^|[:,.\s])((?:(?!(?:FT|HT|AET|Full|Final|Result)\b)[\p{L}’'.&]+ ){0,3}(?!FT|HT)[\p{L}’'.&]+) (\d{1,3})\s?[-–:]\s?(\d{1,3}) ((?:[\p{L}’'.&]+ ?){1,4})/u

/** A final score, home side first. */
export function match(reading: Reading): Draft[] {
  const found = reading.text.match(SCORE)
  const [, home, first, second, away] = found ?? []
  if (
    !home ||
    !away ||
    !first ||
    !second ||
    !/\b(?:FT|full[- ]time|final score|result|beat|won|lost|draw|score|league|cup|match)\b/i.test(reading.text)
  )
    return []
  const [left, right] = [home, away].map(team => upperFirst(team.trim().replace(/ (?:in|at|on|after|and)$/i, ''))) as [
    string,
    string,
  ]
  const after = reading.text.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).replace(/^[\s,(:–-]+/, '')
  const competition =
    after
      .split(/[.\n)]/)[0]
      ?.trim()
      .slice(0, 44) || undefined
  const headline = firstFit(42, `${left} ${first}, ${right} ${second}`) ?? `${first}–${second}`
  const won =
    Number(first) === Number(second)
      ? `${left} and ${right} shared it`
      : Number(first) > Number(second)
        ? `${left} beat ${right}`
        : `${right} won at ${left}`
  return [
    draft({
      angle: 'match',
      frame: 'F49',
      rank: 110,
      template: 'match_result',
      top: `${left} ${first}`,
      lead: sentence(competition ? `${competition}: ${won}` : won),
      boxes: { headline, left_title: left, right_title: right, scores: [first, second], meta: competition },
      details: [`Final score ${first}–${second}.`],
      points: [],
      topics: clean([competition?.split(',')[0]]),
      fixed: ['Final', 'score', 'beat', 'won'],
    }),
  ]
}

const JOINED =
  /^((?:\p{Lu}[\p{L}\d’'&.-]*)(?: (?:\p{Lu}[\p{L}\d’'&.-]*|of|and|the))*) (?:(?:is|are) now (?:on|using|with|a customer|running on|live on)|(?:has |have )?(?:joins?|joined|chose|chosen|switched to|moved to|signed(?: up)?(?: with| to)?|went live (?:on|with)|uses?))\b/u

/** A customer by name, where the brief says that the name may be used. */
export function customer(reading: Reading): Draft[] {
  for (const part of partsOf(reading)) {
    const name = part.text.match(JOINED)?.[1]
    if (
      !name ||
      /^(?:We|You|They|Our|The|It|I|Everyone|Who|People)\b/.test(name) ||
      name.toLowerCase() === reading.brand.name.toLowerCase()
    )
      continue
    const allowed =
      /\b(?:permission|can name|may name|consent|said yes|agreed|happy to be named|ok to (?:use|name)|approved)\b/i.test(
        reading.text,
      )
    const product = reading.brand.offer.product_name || reading.brand.name
    const headline = firstFit(42, `${name} is now on ${product}.`, sentence(name)) ?? name.slice(0, 42)
    const more = remaining(reading, [headline, part.text], 3).filter(
      text => !/\b(?:permission|can name|may name|they said|said yes|agreed)\b/i.test(text),
    )
    const line = reading.brand.offer.one_liner
    return [
      draft({
        angle: 'customer',
        frame: 'F48',
        rank: 60,
        template: 'new_customer',
        top: name,
        lead: more[0] ?? (line ? `${name} joins us. ${sentence(line)}` : sentence(part.text)),
        boxes: { headline, name, body: more[0] },
        details: more.slice(1),
        action: addressOf(reading),
        points: more.map(title => ({ title })),
        topics: [name],
        fixed: ['is', 'now', 'on', 'joins'],
        holds: allowed ? [] : [{ rule: 'consent', measured: name, fix: `say that ${name} may be named` }],
        notes: allowed ? [] : [`The brief does not say that ${name} agreed to be named.`],
      }),
    ]
  }
  return []
}

const NOUNS =
  /\b(?:setup|set ?up|install(?:ation|ing)?|deploy(?:ment|ing)?|getting started|migration|upgrade|start(?:ing)?)\b/i

/** Lines that a reader can type: the proof fits on the card, so the card is the proof. */
export function code(reading: Reading): Draft[] {
  const lines = reading.commands.map(command => command.value).filter(value => value.length <= 44)
  if (lines.length === 0 || lines.length > 4 || reading.language !== 'en') return []
  const count = inWords(lines.length)
  const task =
    reading.text
      .match(NOUNS)?.[0]
      .toLowerCase()
      .replace(/^set ?up$/, 'setup')
      .replace(/^install(?:ing|ation)?$/, 'install')
      .replace(/^start(?:ing)?$/, 'getting started') ?? 'it'
  const headline =
    lines.length === 1
      ? task === 'it'
        ? 'One line, and it runs.'
        : `${upperFirst(task)} is one line.`
      : `${task === 'it' ? 'It' : upperFirst(task)} is ${count} commands.`
  const feature = reading.brand.offer.features.find(each =>
    contentWords(each).some(word => word.length > 1 && contentWords(reading.text).map(stem).includes(stem(word))),
  )
  const pain = partsOf(reading).find(part =>
    /\b(?:looks?|seems?|is|are) (?:too )?(?:hard|difficult|slow|complicated|painful|scary)\b/i.test(part.text),
  )
  const more = remaining(reading, [headline, ...lines, pain?.text ?? ''], 2).filter(
    text => !lines.some(line => text.includes(line)) && (!feature || !/^works\b/i.test(text)),
  )
  const body = feature ? sentence(upperFirst(feature)) : more[0]
  const looks = pain?.text.match(/\b(\p{L}+ (?:looks?|seems?|is) (?:too )?\p{L}+)$/iu)?.[1]
  return [
    draft({
      angle: 'code',
      frame: 'F42',
      rank: 34,
      template: 'code',
      top: count === 'one' ? 'one line' : `${count} commands`,
      lead: looks ? `“${upperFirst(looks)}.”` : (body ?? headline),
      boxes: {
        headline,
        code: lines.map(line => `$ ${line}`).join('\n'),
        language: 'sh',
        body,
        cta: lines.length === 2 ? 'Try both lines' : lines.length === 1 ? 'Try the line' : 'Try the lines',
      },
      details: clean([body && looks ? body : undefined, ...more]),
      action: lines.join('\n'),
      points: lines.map(title => ({ title })),
      topics: [],
      computed: [String(lines.length)],
      fixed: ['Try', 'both', 'lines', 'line', 'commands'],
    }),
  ]
}

/** A page and nothing else: its address says its title, and a feature of the brand stands behind it. */
export function page(reading: Reading): Draft[] {
  const url = reading.urls[0]
  if (
    !url ||
    reading.text
      .replace(url.value, '')
      .replace(/https?:\/\//, '')
      .trim().length > 4
  )
    return []
  const title = slugTitle(url.value)
  if (!title) return []
  const { brand } = reading
  const words = new Set(contentWords(title).map(stem))
  const feature = brand.offer.features.find(each => contentWords(each).some(word => words.has(stem(word))))
  const meta = feature ? upperFirst(stripStop(feature)) : stripStop(brand.offer.one_liner || brand.tagline)
  const headline = firstFit(42, title) ?? shorten(title, 43)?.replace(/\.$/, '') ?? title.slice(0, 42)
  const blog = /\/(?:blog|posts?|news|articles?)\//.test(url.value)
  return [
    draft({
      angle: 'page',
      frame: 'F52',
      rank: 90,
      template: 'statement',
      top: headline,
      lead: feature ? `${brand.name}: ${stripStop(feature)}.` : sentence(meta || brand.name),
      boxes: {
        headline,
        body: meta || undefined,
        meta: meta || undefined,
        eyebrow: blog ? `${brand.name} blog`.slice(0, 24) : undefined,
        cta: 'Read the post',
      },
      details: ['The post says more:'],
      action: url.value,
      points: [],
      topics: [],
      fixed: ['Read', 'post', 'The'],
    }),
  ]
}

/** What it is made of and how long it took. */
export function materials(reading: Reading): Draft[] {
  const listed = reading.text.match(/\b(\d+|two|three|four) ingredients?\b[\s:(,–-]*([\p{L}, ]{5,50}?)(?=[).\n]|$)/iu)
  if (!listed?.[2] || reading.language !== 'en') return []
  const names = listed[2]
    .split(/,| and | /)
    .map(word => word.trim())
    .filter(word => word.length > 1 && word !== 'and')
  const hours = reading.text.match(/\b(\d+)[ -]?(?:hr|hour|hours|h)\b/i)?.[1]
  if (names.length < 2 || names.length > 4) return []
  const headline = `${upperFirst(names.join(', '))}.${hours ? ` ${hours} hours.` : ''}`
  const thing = reading.text
    .match(
      /^(?:our |the |a )?((?:\p{L}+ ){0,2}(?:loaf|bread|cake|bun|beer|soap|cheese|jam|sauce|wine|cider|candle|balm|tea|coffee|pasta))/iu,
    )?.[1]
    ?.toLowerCase()
  const date = reading.dates.find(each => each.role !== 'past')
  const price = reading.money[0]?.text
  const contains =
    /\bgluten/i.test(reading.text) && names.some(name => /^(?:rye|wheat|spelt|barley)$/i.test(name))
      ? `${upperFirst(names.find(name => /^(?:rye|wheat|spelt|barley)$/i.test(name)) ?? '')} contains gluten.`
      : undefined
  const offered = clean([thing ? `The ${thing}` : undefined, price, date && `from ${say(reading, date)}`])
  return [
    draft({
      angle: 'product',
      frame: 'F41',
      rank: 64,
      template: 'statement',
      top: names[0] ?? '',
      lead: `${upperFirst(inWords(names.length))} ingredients${hours ? ` and ${hours} hours of waiting` : ''}.`,
      boxes: {
        headline,
        body: clean([offered.length > 0 ? `${offered.join(', ')}.` : undefined, contains]).join(' ') || undefined,
        price,
      },
      details: clean([offered.length > 0 ? `${offered.join(', ')}.` : undefined, contains]),
      action: addressOf(reading),
      points: clean([offered.join(', '), contains]).map(title => ({ title })),
      topics: clean([names[0]]),
      computed: [String(names.length)],
      fixed: ['contains', 'gluten', 'The', 'ingredients', 'waiting'],
      notes: contains ? ['The gluten line is added because the brief says the opposite.'] : [],
      holds: contains
        ? [{ rule: 'regulated', measured: 'health claim left out', fix: 'have the wording approved' }]
        : [],
    }),
  ]
}
