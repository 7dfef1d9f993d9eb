// What a drawing may consist of. Everything else is refused where it could act, and left out where it only describes.
import { registry } from '#lib/registry.ts'

export const drawn = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern'.split(
    ' ',
  ),
)

/** Left out with all they hold. */
export const described = new Set(['title', 'desc', 'metadata'])

/** Why an element that is often met cannot be taken. */
export const remedies: Record<string, string> = registry({
  text: 'convert its text to outlines',
  tspan: 'convert its text to outlines',
  textPath: 'convert its text to outlines',
  image: 'upload the picture inside it as a file of its own',
  filter: 'flatten its filters, or upload it as PNG',
  style: 'use style sheets with plain tag, class and id selectors',
})

/** May be given as an attribute, in `style` or in a style sheet. */
export const properties = new Set(
  `fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path mask mask-type
  paint-order vector-effect shape-rendering mix-blend-mode isolation stop-color stop-opacity`.split(/\s+/),
)

export const geometry = new Set(
  `id transform d points x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr viewBox preserveAspectRatio offset
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits
  maskContentUnits`.split(/\s+/),
)
