// A form as a browser would send it: every field with what stands in it.
import { DomUtils, parseDocument } from 'htmlparser2'

/** Of the first form of the page that is sent there. */
export function formTo(page: string, action: string): Record<string, string[]> {
  const form = DomUtils.findOne(
    one => one.name === 'form' && one.attribs.action === action,
    parseDocument(page).children,
  )
  if (!form) throw new Error(`no form leads to ${action}`)
  const sent: Record<string, string[]> = {}
  const put = (name: string | undefined, value: string) => {
    if (name) sent[name] = [...(sent[name] ?? []), value]
  }
  const { findAll, textContent } = DomUtils
  for (const one of findAll(({ name }) => ['input', 'textarea', 'select'].includes(name), form.children)) {
    const { name, type, value = '', checked } = one.attribs
    if (one.name === 'textarea') put(name, textContent(one))
    else if (one.name === 'select') {
      const options = findAll(option => option.name === 'option', one.children)
      put(name, (options.find(({ attribs }) => attribs.selected !== undefined) ?? options[0])?.attribs.value ?? '')
    } else if ((type !== 'checkbox' && type !== 'radio') || checked !== undefined) put(name, value)
  }
  return sent
}
