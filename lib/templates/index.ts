import statement from '#lib/templates/statement.ts'
import type { Template } from '#lib/templates/template.ts'

/** Every template by its `output_type`. */
export const templates: Readonly<Record<string, Template>> = Object.fromEntries(
  [statement].map(template => [template.name, template]),
)
