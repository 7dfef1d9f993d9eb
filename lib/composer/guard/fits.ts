import type { Answer, Scene } from '#lib/composer/answer.ts'
import {
  BLOCKS,
  CAPTION_LINES,
  type Form,
  formOf,
  INFOGRAPHIC,
  SCENES,
  SLIDES,
  SPARE_ROWS,
} from '#lib/composer/forms.ts'
import { only, type Rule } from '#lib/composer/guard/rule.ts'
import { goesOnListed } from '#lib/composer/words/listed.ts'
import { width } from '#lib/composer/words/width.ts'
import { weighted } from '#lib/words/x-length.ts'

/** Nobody counts letters while writing: what a caption has above what is asked for still fits every platform. */
const SLACK = 1.15

/** Needed roles, how often each may come, and how much fits. */
export const fits: Rule = ({ question, answer, texts, isOwn }) => ({
  faults: [...counts(answer, question.asset_type), ...lengths(texts), ...captionFits(answer, question.channel, isOwn)],
})

const many = (what: string, got: number, least: number, most: number): string[] =>
  got < least || got > most ? [`form: ${got} of ${what}, from ${least} to ${most}`] : []

function counts(answer: Answer, asset_type: string): string[] {
  if ('slides' in answer)
    return [
      ...many('slides', answer.slides.length, SLIDES.fewest, SLIDES.room),
      ...answer.slides.flatMap(({ headline }, index) =>
        headline.trim() === '' ? [`form: slide ${index + 1} has no headline`] : [],
      ),
    ]
  if ('scenes' in answer)
    return [
      ...many('scenes', answer.scenes.length, SCENES.fewest, SCENES.most),
      ...answer.scenes.flatMap(({ text, role }, index) =>
        role !== 'quote' && text.split(/\s+/).length > SCENES.all
          ? [`length: scene ${index + 1} has more than ${SCENES.all} words`]
          : [],
      ),
      ...answer.scenes.flatMap(emptiness),
    ]
  if ('blocks' in answer)
    return only([
      answer.title.trim() === '' && 'form: the title is missing',
      ...many('blocks', answer.blocks.length, 1, INFOGRAPHIC.blocks),
      ...answer.blocks.flatMap(({ kind, rows }, index) =>
        many(
          `rows in block ${index + 1}`,
          rows.length,
          BLOCKS[kind].least,
          BLOCKS[kind].most + (SPARE_ROWS[kind] ?? 0),
        ),
      ),
    ])
  const form = formOf(asset_type, answer.form)
  return form ? roles(answer, form) : [`form: there is no form “${answer.form}”`]
}

const SAYS: ReadonlySet<Scene['role']> = new Set(['hook', 'line', 'problem', 'number', 'quote', 'brand', 'action'])

/** A scene says something, or tells what is seen in place of words. */
function emptiness({ role, text, more }: Scene, index: number): string[] {
  const isSilent = text.trim() === ''
  if (SAYS.has(role) && isSilent) return [`form: scene ${index + 1} has no text; a scene without words is a “show”`]
  const [seen = ''] = more
  const isTold = seen.trim() !== '' && width(seen) <= SCENES.whole
  return role === 'show' && !isTold ? [`form: “more” of scene ${index + 1} says in a few words what is seen`] : []
}

function roles(answer: Extract<Answer, { form: string }>, form: Form): string[] {
  const got = (name: string): number =>
    answer.parts.filter(({ role, text }) => role === name && text.trim() !== '').length
  const known = new Set(form.roles.map(({ name }) => name))
  const rows = 'rows' in answer ? answer.rows.length : 0
  return [
    ...answer.parts
      .filter(({ role }) => !known.has(role))
      .map(({ role }) => `form: “${answer.form}” has no role “${role}”`),
    ...form.roles.flatMap(({ name, needed, least, times }) => {
      if (got(name) > times) return [`form: ${got(name)} of ${name}, at most ${times}`]
      return got(name) < (needed ? Math.max(1, least) : 0) ? [`form: “${answer.form}” needs ${name}`] : []
    }),
    ...(form.rows
      ? many('rows', rows, form.rows.least, form.rows.most)
      : rows > 0
        ? [`form: “${answer.form}” has no rows`]
        : []),
  ]
}

const lengths = (texts: Parameters<Rule>[0]['texts']): string[] =>
  texts.flatMap(({ at, text, most, on }) => {
    const long = width(text)
    if (on === 'picture' && most === 0) return [`form: ${at} has no place here`]
    return long > most * (on === 'short' ? SLACK : 1)
      ? [`length: ${at} has ${long} characters, at most ${most}: say it shorter`]
      : []
  })

function captionFits({ caption }: Answer, channel: keyof typeof CAPTION_LINES, isOwn: boolean): string[] {
  const room = CAPTION_LINES[channel]
  const most = isOwn ? room.room : room.characters
  const lines = caption.map(({ text }) => text).filter(text => text.trim() !== '')
  const paragraphs = lines.filter((line, at) => !goesOnListed(line, lines[at - 1]))
  const all = lines.join('\n')
  const long = channel === 'twitter' ? weighted(all) : [...all].length
  return only([
    lines.length === 0 && 'form: the caption is missing',
    paragraphs.length > room.most && `form: ${paragraphs.length} lines of caption, at most ${room.most}`,
    'first' in room &&
      width(lines[0] ?? '') > room.first * SLACK &&
      `length: caption 1 is a title of at most ${room.first} characters`,
    long > most * SLACK && `length: the caption has ${long} characters, at most ${most}`,
  ])
}
