// What a series is measured in is said once and holds for all of it: “weddings 12 months, christenings 6, birthdays 3”, “tap 34 L a day, hose 95 L”.
import { type Piece, pieceOf, type Reader } from '#lib/composer/builtin/piece.ts'
import { UNIT } from '#lib/composer/builtin/report/series.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { isRow } from '#lib/composer/segments/clean.ts'

/** So many rows behind the first make a series. */
const LEAST = 2

type Measured = { label: string; number: string; unit: string }

/** The later rows with the unit, or how often it is counted, of the first; on a sheet all of them stand in columns. */
export function withUnits(pieces: readonly Piece[], reader: Reader, isSheet: boolean): Piece[] {
  const rows = pieces.map(measuredIn)
  const made = [...pieces]
  for (const [at, first] of rows.entries()) {
    const [, word = '', often = ''] = WORDS.exec(first?.unit ?? '') ?? []
    if (!first || !UNIT.test(word)) continue
    const end = rows.findIndex((row, nth) => nth > at && row?.unit !== (often ? word : ''))
    const own = rows.slice(at + 1, end < 0 ? undefined : end)
    if (own.length < LEAST || !(often || own.every(row => agrees(row, first, word, reader)))) continue
    for (const [nth, row] of [first, ...own].entries()) {
      const piece = pieces[at + nth]
      if (!row || !piece) continue
      const unit = nth === 0 ? '' : often || ` ${word}`
      made.splice(at + nth, 1, told(piece, row, unit, pieces[at]?.from ?? [], { ...reader, isSheet }))
    }
  }
  return made
}

type As = Reader & { isSheet: boolean }
function told({ from, text, raw }: Piece, row: Measured, unit: string, by: readonly string[], as: As): Piece {
  const value = `${row.number}${row.unit ? ` ${row.unit}` : ''}${unit}`
  const said = as.isSheet && row.label !== '' && !isRow(text) ? `${row.label} | ${value}` : text + unit
  return pieceOf([...new Set([...from, ...by])], said, as, raw)
}

/** “Doors 6 weeks”, “Doors 6”, and “every 3” behind the label of its row. */
function measuredIn({ text }: Piece): Measured | undefined {
  const at = Math.max(text.lastIndexOf(' | ') + 3, text.lastIndexOf(': ') + 2)
  const isParted = at > 2 && text[at - 1] === ' '
  const [, label = '', number = '', unit = ''] = ROW.exec(isParted ? text.slice(at) : text) ?? []
  const isMeasured = number !== '' && (isParted || label !== '') && !NUMBERED.test(label)
  return isMeasured ? { label: isParted ? '' : withoutEnd(label, ' –—-='), number, unit } : undefined
}
const ROW = /^(?:(\p{L}[^\d;.!?]{1,60}) )?(\d[\d.,]{0,9})(?: (\p{L}[^\d,;:.!?]{0,24}))?$/u
/** “Room 4” and “bus 12” have a number and are no measure. */
const NUMBERED =
  /(?<!\p{L})(?:room|gate|platform|bus|line|route|hall|zone|floor|level|day|week|step|part|court|lane|table|house|no|number|bay|unit|stand|stop|group|team|round|class|year|raum|zimmer|tor|gleis|linie|halle|stock|tag|woche|schritt|teil|platz|bahn|tisch|haus|nr|gruppe|runde|klasse|salle|voie|quai|ligne|étage|jour|semaine|étape|table|groupe|sala|andén|línea|planta|piso|día|semana|paso|mesa|grupo|binario|linea|piano|giorno|settimana|tavolo|gruppo|linha|andar|dia|passo|zaal|perron|spoor|lijn|verdieping|dag|stap|tafel|groep|pokój|peron|linia|piętro|dzień|krok|stół|grupa)\.?$/iu
/** “L”, and “ a day” behind it. */
const WORDS =
  /^(\p{L}+)( (?:an?|per|each|every|am|pro|je|im|in der|par|al|à la|al|alla|a la|ogni|por|ao|à|na|w) \p{L}+| (?:daily|täglich|dziennie|dagelijks))?$/u

/** “1 week” and “3 tygodnie” have another form than “6 weeks” and “6 tygodni”; “6 km” has none. */
function agrees(row: Measured | undefined, first: Measured, word: string, { clock }: Reader): boolean {
  if (word.length <= SHORT && word !== 'lat') return true
  const [own, other] = [Number(row?.number), Number(first.number)]
  return own > 1 && other > 1 && (clock.language !== 'pl' || isFew(own) === isFew(other))
}
const SHORT = 3
const isFew = (number: number): boolean => /[2-4]$/.test(`${number}`) && !/1[2-4]$/.test(`${number}`)
