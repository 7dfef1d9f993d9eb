import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Template } from '#lib/templates/kit/template.ts'

/** A template's sample data with somebody of this brand in it, so that portraits are seen. */
export function dressed(template: Template, kit: BrandKit): Record<string, unknown> {
  const { sample } = template
  const [person] = kit.people
  if (!person) return sample
  if (template.name === 'people') return { ...sample, name: person.name, role: person.role }
  const names = Object.keys(sample).filter(field => field === 'author' || field === 'author_name')
  return { ...sample, ...Object.fromEntries(names.map(field => [field, person.name])) }
}
