// Pictures as the pages of a PDF, one each, edge to edge and not coded again.
import { joinBytes, utf8 } from '#lib/bytes.ts'
import { type Embedded, embedded } from '#lib/publish/document/pictures.ts'

export type Page = { bytes: Uint8Array; width: number; height: number }

const stream = (dictionary: string, bytes: Uint8Array) =>
  joinBytes([utf8(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, utf8('\nendstream')])

const image = ({ filter, colours, bits, parameters, bytes }: Embedded, { width, height }: Page) =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} /BitsPerComponent ${bits} /Filter ${filter} ${parameters}`,
    bytes,
  )

/** Text of any script, as PDF writes it. */
const told = (text: string): string =>
  `<feff${[...text].flatMap(one => [...new Array(one.length).keys()].map(at => one.charCodeAt(at).toString(16).padStart(4, '0'))).join('')}>`

/** Null where a picture cannot be taken as it is. */
export function asPdf(pages: readonly Page[], title: string): Uint8Array<ArrayBuffer> | null {
  const pictures = pages.map(({ bytes }) => embedded(bytes))
  const first = 4
  const objects: Uint8Array[] = [
    utf8('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>'),
    utf8(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + 3 * at} 0 R`).join(' ')}] >>`,
    ),
    utf8(`<< /Title ${told(title)} >>`),
  ]
  for (const [at, page] of pages.entries()) {
    const picture = pictures[at]
    if (!picture) return null
    const { width, height } = page
    const self = first + 3 * at
    objects.push(
      utf8(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${self + 1} 0 R /Resources << /XObject << /P ${self + 2} 0 R >> >> >>`,
      ),
      stream('', utf8(`q ${width} 0 0 ${height} 0 0 cm /P Do Q`)),
      image(picture, page),
    )
  }
  return written(objects)
}

/** The objects, where each begins, and where that is told. */
function written(objects: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts = [utf8('%PDF-1.7\n'), new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a])]
  let length = parts.reduce((sum, part) => sum + part.length, 0)
  const begins = objects.map((object, at) => {
    const begin = length
    const whole = joinBytes([utf8(`${at + 1} 0 obj\n`), object, utf8('\nendobj\n')])
    parts.push(whole)
    length += whole.length
    return begin
  })
  const rows = begins.map(begin => `${String(begin).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    utf8(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return joinBytes(parts)
}
