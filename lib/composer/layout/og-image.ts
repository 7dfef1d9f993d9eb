import type { OgAnswer } from '#lib/composer/answer.ts'
import { placed } from '#lib/composer/layout/place.ts'
import type { Picture } from '#lib/composer/plan.ts'

/** Of two sentences both keep their stop: “Your chair’s in our shop. Ours is in yours.” */
const bare = (text = '') => (/[.!?] \S/u.test(text) ? text : text.replace(/\.$/, ''))

/** The picture behind a link. */
export function ogPictures({ form, parts, show }: OgAnswer, screens: readonly string[]): Picture[] {
  const all = (role: string) => parts.filter(part => part.role === role).map(part => part.text)
  const one = (role: string) => all(role)[0]
  const title = bare(one('headline'))
  const meta = one('body')
  const ways = {
    article: [['og_article', { title, author: one('author'), meta }]],
    page: [
      ...(screens.includes(show) ? [['og_device', { title, meta, screen_hint: show }] as const] : []),
      ['og_title', { title, meta }],
    ],
    number: [['og_number', { value: one('value'), label: one('label'), title: one('headline') }]],
    code: [['og_code', { title, code: all('code').join('\n'), meta }]],
  } as const
  const pictures = placed(ways[form])
  return pictures.length > 0 ? pictures : [{ template: 'og_title', data: { title: title || (parts[0]?.text ?? '') } }]
}
