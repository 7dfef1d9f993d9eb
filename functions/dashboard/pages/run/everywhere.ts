// A word changed in every text of a run and every caption of it at once.
import { html } from 'hono/html'
import type { Fields } from '#functions/dashboard/http/sent.ts'
import { section } from '#functions/dashboard/parts/field.ts'
import { type Html, note } from '#functions/dashboard/parts/shell.ts'
import type { Found } from '#lib/runs/reword/reword.ts'
import { replacedWord } from '#lib/words/everywhere.ts'
import { plural } from '#lib/words/plural.ts'

const [FROM, TO] = ['everywhere_from', 'everywhere_to'] as const

/** It changes what stands in the form; nothing is made yet. */
export const everywhereForm = (action: string): Html =>
  section(
    'A word everywhere',
    'In each text here and each caption, whole words alone.',
    html`<div class="pair"><div class="field"><label for="${FROM}">Instead of</label><input class="in" id="${FROM}" name="${FROM}" maxlength="120" autocomplete="off" data-quiet></div><div class="field"><label for="${TO}">Write</label><input class="in" id="${TO}" name="${TO}" maxlength="120" autocomplete="off" data-quiet></div></div><p><button class="btn sm" formnovalidate formaction="${action}">Change it everywhere</button></p>`,
  )

/** What was sent with the word changed, and where that was. */
export function changedEverywhere({ parts, captions }: Found, sent: Fields): { fields: Fields; told: Html | '' } {
  const [from, to] = [sent.text(FROM).trim(), sent.text(TO).trim()]
  if (from === '') return { fields: sent, told: '' }
  const changed = new Map<string, string>()
  let times = 0
  for (const { path, text } of [...parts.flatMap(({ texts }) => texts), ...captions]) {
    const now = replacedWord(sent.has(path) ? sent.text(path) : text, from, to)
    if (now.times === 0) continue
    changed.set(path, now.text)
    times += now.times
  }
  const fields: Fields = {
    ...sent,
    text: name => changed.get(name) ?? sent.text(name),
    has: name => changed.has(name) || sent.has(name),
  }
  const told =
    times > 0
      ? note('good', `“${from}” is “${to}” now in ${plural(changed.size, 'text')}. Nothing is made yet.`)
      : note('warn', `“${from}” stands nowhere here by itself. Look at its other forms, such as the plural.`)
  return { fields, told }
}
