import * as z from 'zod'
import { hexNamed } from '#lib/render/colour/css-names.ts'
import { Palette } from '#lib/render/picture.ts'

export const paletteRoles = ['primary', 'secondary', 'accent', 'background', 'surface', 'text', 'muted'] as const
export type Role = (typeof paletteRoles)[number]

const MOST_COLOURS = 24

const WRONG = 'must be a colour such as #0A2540, without alpha'
const HEX = /^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/

/** `#0a7`, `00AA77` and `#00aa77` are all `#00AA77`; `coral` is what CSS calls so. */
const Colour = z
  .string()
  .trim()
  .regex(/^(?:#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})|[A-Za-z]{3,20})$/, WRONG)
  .transform((text, check) => {
    const digits = HEX.exec(text)?.[1]?.toUpperCase()
    if (digits !== undefined) return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
    const named = hexNamed(text)
    if (named === undefined) check.addIssue({ code: 'invalid_format', format: 'colour', message: WRONG, input: text })
    return named ?? z.NEVER
  })

const ByRole = z.strictObject({
  primary: Colour.nullish(),
  secondary: Colour.nullish(),
  accent: Colour.nullish(),
  background: Colour.nullish(),
  surface: Colour.nullish(),
  text: Colour.nullish(),
  muted: Colour.nullish(),
  extra: z.array(Colour).max(MOST_COLOURS).nullish(),
})

const InOrder = z.array(Colour).max(MOST_COLOURS)

/** A palette by role, or a list in the order of the roles; what is left over is `extra`. */
export const PaletteInput = z
  .union([ByRole, InOrder], { error: 'must be an object of roles or a list of colours such as #0A2540' })
  .transform((given): Palette => {
    const named = Array.isArray(given) ? inOrder(given) : given
    return Palette.parse(Object.fromEntries(Object.entries(named).filter(([, value]) => value != null)))
  })

function inOrder(colours: string[]): Record<string, string | string[]> {
  const named = Object.fromEntries(
    colours.slice(0, paletteRoles.length).map((hex, index) => [paletteRoles[index], hex]),
  )
  const extra = colours.slice(paletteRoles.length)
  return extra.length > 0 ? { ...named, extra } : named
}
