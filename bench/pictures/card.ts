// The card that every renderer draws: gradient, logo, headline, body, a phone with a screenshot, its shadow.
export const WIDTH = 1080
export const HEIGHT = 1080
export const HEADLINE = 'Know what is yours before you spend it.'
export const BODY = 'Tax leaves each invoice the minute it is paid.'
export const GROUND = 'linear-gradient(168deg, #DDF0F8 0%, #8FC3DA 100%)'
export const INK = '#122436'

type Style = Record<string, string | number>
export type Element = {
  type: string
  props: { style: Style; src?: string; width?: number; height?: number; children?: Element[] | string }
}

const at = (left: number, top: number, width: number, height: number): Style => ({
  position: 'absolute',
  left,
  top,
  width,
  height,
  display: 'flex',
})

/** The element tree, in the form that both element renderers take. */
export function card(logo: string, screen: string): Element {
  const phone: Element = {
    type: 'div',
    props: {
      style: {
        ...at(530, 400, 470, 1000),
        borderRadius: 70,
        backgroundColor: '#0B0B0C',
        boxShadow: '0 40px 80px rgba(8, 30, 46, 0.45)',
      },
      children: [
        {
          type: 'div',
          props: {
            style: { ...at(16, 16, 438, 950), borderRadius: 56, overflow: 'hidden' },
            children: [
              { type: 'img', props: { src: screen, width: 438, height: 950, style: { width: 438, height: 950 } } },
            ],
          },
        },
      ],
    },
  }
  const text = (style: Style, children: string): Element => ({
    type: 'div',
    props: { style: { ...style, color: INK }, children },
  })
  return {
    type: 'div',
    props: {
      style: { width: WIDTH, height: HEIGHT, display: 'flex', position: 'relative', backgroundImage: GROUND },
      children: [
        { type: 'img', props: { src: logo, width: 147, height: 40, style: { ...at(80, 80, 147, 40) } } },
        text(
          { ...at(80, 160, 900, 200), fontSize: 84, fontWeight: 700, lineHeight: 1.04, letterSpacing: -3 },
          HEADLINE,
        ),
        text({ ...at(80, 420, 400, 200), fontSize: 38, lineHeight: 1.4 }, BODY),
        phone,
      ],
    },
  }
}
