// A line of the brand under the words of a post, where both are in one language.
import { expect, it } from 'vitest'
import type { Run } from '#lib/runs/run.ts'
import { createWorld } from '#test/support/world.ts'

const line = 'A running club whose app reads the group’s pace aloud.'

it('is left out under words in another language, also where it is too short to tell', async () => {
  const world = await createWorld()
  const live = await world.key()
  const said = async (brief: string) => {
    const { body } = await live.post<Run>('generate', { brief, channel: 'linkedin', asset_type: 'card' })
    await world.drain()
    return (await live.get<Run>(`runs/${body.id}`)).body.output_text ?? ''
  }
  const foreign = [
    'Nous ouvrons une deuxième boutique à Lyon le 5 décembre.',
    'Nous augmentons nos prix de 5 % en janvier.',
    'Abrimos los domingos desde enero.',
    'Wir öffnen ab Januar auch sonntags.',
  ]
  for (const overview of ['Paceline is a running club with an app for all of its members.', '']) {
    await live.patch('brand-dna', { name: 'Paceline', overview, tagline: '', offer: { one_liner: line } })
    expect(await said('We open a second shop in Lyon on 5 December.')).toContain(line)
    for (const brief of foreign) expect(await said(brief)).not.toContain('running club')
  }
})
