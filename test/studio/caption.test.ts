// What a card says beside its picture where nobody wrote a caption: words for readers, and nothing that only the drawing knows of.
import { describe, expect, it } from 'vitest'
import { composedCaption } from '#lib/studio/caption.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

const templates = Object.values(catalogue)
const captionOf = (name: string, more: object) => {
  const template = templates.find(one => one.name === name)
  if (!template) throw new Error(`There is no ${name}.`)
  return composedCaption(template, { ...template.sample, ...more })
}

describe('the caption of a card', () => {
  it.each([
    ['product', { screen_hint: 'phone' }, 'phone'],
    ['og_device', { screen_hint: 'tablet' }, 'tablet'],
    ['mascot', { pose: 'waving' }, 'waving'],
    ['code', { language: 'typescript' }, 'typescript'],
    ['og_code', { language: 'typescript' }, 'typescript'],
    ['object', { kind: 'record' }, 'record'],
    ['new_customer', { logo_url: 'https://logo.example/a.png' }, 'logo.example'],
    ['carousel_story', { slides: [{ role: 'cover', headline: 'Three', screen_hint: 'phone' }] }, 'cover'],
    ['slideshow_list', { slides: [{ headline: 'Three', screen_hint: 'phone' }] }, 'phone'],
  ])('of %s with %j does not say “%s”', (name, more, unsaid) => {
    const caption = captionOf(name, more)
    expect(caption).not.toContain(unsaid)
    expect(caption).not.toBe('')
  })

  it('says nothing of a template that one chooses from a list', () => {
    for (const template of templates)
      for (const [field, schema] of Object.entries(template.fields.shape)) {
        const choices: unknown[] = 'options' in schema && Array.isArray(schema.options) ? schema.options : []
        for (const choice of choices.filter(one => typeof one === 'string'))
          expect(composedCaption(template, { ...template.sample, [field]: choice })).toBe(
            composedCaption(template, { ...template.sample, [field]: undefined }),
          )
      }
  })
})
