// @ts-check
/** @import { Template } from '../../wire.d.ts' */
/** @import { Screen } from '../../terminal/screen.mjs' */
import { fields, table } from '../../terminal/table.mjs'
import { oneLine, safe } from '../../terminal/words.mjs'

/** @typedef {{ type?: string, format?: string, description?: string, enum?: unknown[], items?: Schema, properties?: Record<string, Schema>, required?: string[], maxLength?: number, minItems?: number, maxItems?: number }} Schema */

/** @param {Template[]} templates @param {Screen} screen */
export const templatesView = (templates, screen) =>
  table(
    ['TEMPLATE', 'MAKES', 'ALLOWED', 'FOR'],
    templates.map(one => [
      oneLine(one.output_type),
      oneLine(one.asset_type),
      one.allowed ? 'yes' : screen.paint.yellow('no'),
      oneLine(one.description),
    ]),
    screen,
  )

/** @param {Template} template @param {Screen} screen */
export function templateView(template, screen) {
  const schema = /** @type {Schema} */ (template.data_schema)
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    oneLine(name),
    schema.required?.includes(name) ? 'yes' : '',
    oneLine([taken(field), field.description].filter(Boolean).join('. ')),
  ])
  return [
    ...fields(
      [
        ['Template', `${oneLine(template.output_type)}: ${oneLine(template.description)}`],
        ['Makes', `${oneLine(template.asset_type)}${template.allowed ? '' : ', which your key may not'}`],
        ['Sizes', template.sizes.map(({ width, height }) => `${width} x ${height}`).join(', ')],
        ['Arranged', oneLine(template.compositions.join(', '))],
      ],
      screen,
    ),
    '',
    ...table(['FIELD', 'NEEDED', 'TAKES'], rows, screen),
    '',
    ...safe(JSON.stringify(template.sample, null, 2)).split('\n'),
  ]
}

/** What a field takes, in words. @param {Schema} field @returns {string} */
function taken({ type, format, enum: choices, items, properties, required = [], maxLength, minItems, maxItems }) {
  if (choices) return choices.join(', ')
  if (type === 'array' && items) return `${listed(minItems, maxItems)} of ${taken(items)}`
  if (properties)
    return `{ ${Object.keys(properties)
      .map(name => (required.includes(name) ? name : `${name}?`))
      .join(', ')} }`
  return type === 'string'
    ? `${format === 'uri' ? 'address' : 'text'}${maxLength ? ` of up to ${maxLength} characters` : ''}`
    : (type ?? 'anything')
}

/** @param {number | undefined} least @param {number | undefined} most */
const listed = (least, most) => (most === undefined ? 'a list' : `${least ? `${least} to ` : 'up to '}${most}`)
