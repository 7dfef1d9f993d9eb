import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { dressed } from '#dev/gallery/dressed.ts'
import { sampleKit } from '#dev/kits.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { Picture } from '#lib/render/picture.ts'
import { chooseSignature, wishes } from '#lib/render/signature/choose.ts'
import { explain } from '#lib/render/signature/explain.ts'
import { band } from '#lib/render/signature/motifs/band.ts'
import { lettersOf } from '#lib/render/signature/motifs/letters.ts'
import { morse } from '#lib/render/signature/motifs/runs.ts'
import { GIVEN, HANDS, MOTIFS, RETIRED, Signature } from '#lib/render/signature/signature.ts'
import { pairingOf } from '#lib/render/type/font/pairing.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const palette = { primary: '#0F5257', accent: '#F4623A', background: '#F1EADD', text: '#0D2528' }
const brand = (name: string): BrandKit => ({
  ...{ name, tagline: '', palette, voice: { tone: 'warm' } },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
})

describe('a signature', () => {
  it('is the same for the same brand and whole for any', () => {
    for (const name of ['Saltmarsh', 'Ø', '東京', '', '😀']) {
      expect(chooseSignature(brand(name))).toEqual(chooseSignature(brand(name)))
      expect(Signature.safeParse(chooseSignature(brand(name))).success).toBe(true)
    }
  })

  it('leaves the case of words to the owner', () => {
    for (const name of 'abcdefghijklmnop') {
      const bold = { ...brand(name), voice: { tone: 'loud, bold' } }
      expect(chooseSignature(bold).type.case).toBe('plain')
    }
  })

  it('has a wish for every pair of motif and hand, each once', () => {
    const all = wishes(brand('Saltmarsh')).map(({ motif, hand }) => `${motif}/${hand}`)
    expect(new Set(all).size).toBe(GIVEN.length * HANDS.length)
    expect(all.length).toBe(GIVEN.length * HANDS.length)
    expect(wishes(brand('Saltmarsh')).filter(({ motif }) => RETIRED.includes(motif))).toEqual([])
  })

  it('draws each motif in each hand of its own, upright and lying', () => {
    const theme = themeOf(palette, 'auto')
    const one = (motif: Signature['motif'], hand: Signature['hand'], height: number) => {
      const signature = { ...chooseSignature(brand('Saltmarsh')), motif, hand }
      const node = band(
        { x: 0, y: 0, width: 600, height },
        { name: 'Saltmarsh', signature, theme, paper: '#F1EADD', trade: 'oyster', things: [] },
      )
      return String(node.src)
    }
    expect(new Set(MOTIFS.map(motif => one(motif, 'cut', 60))).size).toBe(MOTIFS.length - RETIRED.length)
    for (const motif of MOTIFS) {
      expect(one(motif, 'cut', 60)).not.toMatch(/NaN|undefined|Infinity/)
      expect(one(motif, 'clay', 1200)).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('gives nobody a letter that the name is not written with, where any other motif is left', () => {
    for (const name of ['みなと書道教室', 'مكتبة الواحة', 'Книги']) {
      const first = wishes(brand(name)).slice(0, 4)
      expect(first.filter(({ motif }) => ['initial', 'tiles', 'flags', 'morse'].includes(motif))).toEqual([])
    }
  })

  it('ends on a band however flat', () => {
    for (const depth of [0, -40, 0.01]) {
      const drawn = morse({
        length: 100,
        depth,
        name: 'Morrow',
        inks: ['#000000', '#111111', '#222222', '#333333', '#444444'],
      })
      expect(drawn.match(/<rect/g)?.length).toBeLessThan(200)
    }
  })

  it('reads names of any script as letters', () => {
    expect(lettersOf('Ça va')).toEqual([2, 0, 21, 0])
    expect(lettersOf('東京').every(letter => letter >= 0 && letter < 26)).toBe(true)
    expect(lettersOf('!!')).toEqual([0])
  })

  it('stands at the edge of every template, and no text lies on it', async () => {
    const kit = sampleKit('morrow')
    for (const template of Object.values(templates)) {
      const [width, height] = template.sizes[0] ?? [1080, 1080]
      for (const edge of ['rail', 'foot', 'head'] as const) {
        const chosen = chooseSignature(kit)
        const signature = { ...chosen, grid: { ...chosen.grid, edge } }
        const picture = Picture.parse({
          ...{ template: template.name, width, height, format: 'png', scheme: 'auto', data: dressed(template, kit) },
          ...{ seed: 'a', ribbon: null, service_mark: false },
        })
        const { boxes } = await composePicture(raster, picture, { ...kit, signature })
        const size = Math.sqrt(width * Math.min(height, width * 1.4)) * (template.name.startsWith('og_') ? 0.55 : 1)
        const onEdge = boxes.filter(
          ({ text, role, x, y, height: tall }) =>
            text &&
            role !== 'quote mark' &&
            (edge === 'rail'
              ? x < size * 0.062 - 2
              : edge === 'head'
                ? y < size * 0.05 - 2
                : y + tall > height - size * 0.05 + 2),
        )
        expect(onEdge.map(({ role }) => `${template.name} ${edge} ${role}`)).toEqual([])
      }
    }
  }, 60_000)
})

describe('the face of a brand without fonts of its own', () => {
  const calm = [
    'calm, plain',
    'direct, plain, steady',
    'ruhig, sachlich',
    'professional',
    'warm, kind',
    'precise, dry',
    '',
  ]
  const names = ['Saltmarsh', 'Orbi', 'Praxis Lindenhof', 'Sava', 'Quayside', 'Dalir', 'Mabel & Finch', 'Fen']

  it('never shouts where its tone is calm, in any language', () => {
    for (const tone of calm)
      for (const name of names) {
        const { display, width } = chooseSignature({ ...brand(name), voice: { tone } }).type
        expect(`${tone}/${name}: ${width}`).toBe(`${tone}/${name}: plain`)
        expect(display).not.toBe('Archivo')
      }
  })

  it('may where its tone is loud', () => {
    const widths = names.map(name => chooseSignature({ ...brand(name), voice: { tone: 'laut, frech' } }).type.width)
    expect(widths.some(width => width !== 'plain')).toBe(true)
  })
})

describe('a family that pictures cannot be set in', () => {
  it('is told with the one that is drawn in its place', () => {
    const kit = brand('Saltmarsh')
    const fonts = { display: 'Fraunces', text: 'Proxima Nova' }
    const signature = chooseSignature(kit)
    const drawn = pairingOf({ voice: { fonts } }, signature).text.name
    expect(explain(signature, fonts).join('\n')).toContain(`Proxima Nova is not among`)
    expect(explain(signature, fonts).join('\n')).toContain(`${drawn} stands in for it`)
  })
})
