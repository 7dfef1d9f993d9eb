// A film as a caller asks for it: what each scene says. How long it stands, and where it cuts, follows from its words.
import * as z from 'zod'

/** The `output_type` of a film. */
export const FILM = 'video'
const MOST_SCENES = 14

const line = z.string().trim().min(1).max(300)
const told = <Name extends string, Shape extends z.ZodRawShape>(role: Name, shape: Shape) =>
  z.strictObject({ role: z.literal(role), ...shape })

const Scene = z.discriminatedUnion('role', [
  told('hook', { text: line }),
  told('line', { text: line }),
  told('problem', { text: line }),
  told('brand', { text: line }),
  told('number', { value: line.max(24), label: line, from: line.max(24).optional() }),
  told('list', { items: z.array(line).min(2).max(5) }),
  told('steps', { items: z.array(line).min(2).max(5) }),
  told('quote', { quote: line, name: line.optional(), title: line.optional() }),
  told('versus', { left_title: line, left: line, right_title: line, right: line }),
  told('person', { name: line, title: line.optional() }),
  told('action', { text: line, link: line.optional() }),
  told('end', { text: line, link: line.optional(), tagline: line.optional() }),
])
type Scene = z.output<typeof Scene>

export const FilmBody = z.strictObject({
  scenes: z.array(Scene).min(2).max(MOST_SCENES),
  /** On the last scene, if that is an end. */
  legal: line.optional(),
})

export type Said = Record<string, string | number | string[]> & { role: string; text: string }

/** Scenes as the composer's own are: each has a text, whatever else it says. */
export function saidIn(body: unknown): { scenes: Said[]; legal?: string } {
  const { scenes, legal } = FilmBody.parse(body)
  return { scenes: scenes.map(scene => ({ ...scene, text: textOf(scene) }) as Said), ...(legal && { legal }) }
}

function textOf(scene: Scene): string {
  if ('text' in scene) return scene.text
  if ('quote' in scene) return scene.quote
  if ('value' in scene) return scene.value
  if ('name' in scene) return scene.name
  return 'items' in scene ? (scene.items[0] ?? '') : scene.left_title
}
