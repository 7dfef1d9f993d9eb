import { DEFECT_CAP, GATE_CAP, HOLD_CAP } from '#lib/score/impact.ts'

/**
 * Every rule by which a run is scored, in one table: the checks take their weights from here, and docs/score.md is made
 * from it. A gate or a hold has no weight and decides alone.
 */
export type Rule = {
  about: 'design' | 'words' | 'brand' | 'judge'
  kind: 'points' | 'gate' | 'hold'
  weight: number
  /** The most that a run can score while it fails. */
  cap?: number
  measures: string
  passes: string
}

type Told = [measures: string, passes: string]
const points = (about: Rule['about'], weight: number, [measures, passes]: Told) =>
  ({ about, kind: 'points', weight, measures, passes }) as const
/** What is wrong with a picture for everybody who sees it. */
const defect = (weight: number, [measures, passes]: Told) =>
  ({ about: 'design', kind: 'points', weight, cap: DEFECT_CAP, measures, passes }) as const
const gate = (about: Rule['about'], ...[measures, passes]: Told) =>
  ({ about, kind: 'gate', weight: 0, cap: GATE_CAP, measures, passes }) as const
const hold = (about: Rule['about'], ...[measures, passes]: Told) =>
  ({ about, kind: 'hold', weight: 0, cap: HOLD_CAP, measures, passes }) as const

export const rules = {
  contrast: defect(18, [
    'the lowest WCAG contrast of a text against what lies behind it',
    'at least 4.5; 3 for text of 32 px and up on a canvas 1080 wide',
  ]),
  perceived_contrast: defect(6, ['the lowest APCA contrast of a text, in Lc', 'at least 45']),
  body_text: defect(10, [
    'the smallest size of a running text (not a label, a source, a legal line or code), in pixels',
    'at least 28 on a canvas 1080 wide; narrower canvases in proportion',
  ]),
  smallest_text: defect(8, [
    'the smallest size of any text, in pixels',
    'at least 24 on a canvas 1080 wide; narrower canvases in proportion',
  ]),
  quiet_area: defect(12, ['the share of the canvas without text or focal object', 'at least 0.4']),
  crowding: defect(8, [
    'the least distance between a text and its neighbour, in pixels',
    'at least 12 on a canvas 1080 wide; narrower canvases in proportion',
  ]),
  focal_point: defect(6, ['the largest letters, as a share of the short side', 'at least 0.065']),
  hierarchy: points('design', 4, ['the largest letters against the next size', 'at least 1.15; one size alone passes']),
  text_sizes: points('design', 4, [
    'how many sizes of letters there are, sizes within 15 % counted as one',
    'at most 5; 6 on an infographic',
  ]),
  alignment: points('design', 4, [
    'on how many upright lines the texts stand, each by its left edge, its middle or its right edge; rows of tables and marks of charts apart',
    'at most 5',
  ]),
  hole: defect(6, [
    'the largest rectangle of the canvas in which nothing is, as a share of it',
    'at most 0.2; 0.3 for a sentence, a quote, code or a slide that stands for itself',
  ]),
  key_fact: defect(6, [
    'the letters of what people act on, a day, a price, a deadline, in pixels',
    'at least 40 on a canvas 1080 wide (34 on a wide one), and a fifth of the largest letters up to 60',
  ]),
  lead: defect(4, ['what is set largest', 'no label, source or call to action']),
  torn: defect(4, ['addresses, numbers and names that a line break parts', 'none']),
  resolution: defect(4, [
    'the pixels that a photo has for each of the canvas',
    'at least 1.2 where it fills the canvas, else 1',
  ]),
  safe_zone: defect(8, ['texts that reach into margins or strips that a platform covers', 'none']),
  palette_distance: defect(8, [
    'the distance in OKLab, lightness aside, of the picture’s farthest colour from the tints and shades of the palette',
    'at most 0.06',
  ]),
  logo: defect(4, ['whether the logo, or the name in its place, is there', 'it is']),
  logo_size: points('design', 2, [
    'the height of the logo, or of the capitals of the name in its place, as a share of the short side',
    'at least 0.03; 0.02 for a name',
  ]),
  logo_space: points('design', 2, ['the free space around the logo, in heights of its own', 'at least 0.5']),
  told: points('words', 21, [
    'the share of the brief’s words for readers that the post tells',
    'at least 0.9; less earns its share',
  ]),
  brief_words: points('words', 21, [
    'the share of the post’s words that brief, brand or language hold',
    'at least 0.9; less earns its share',
  ]),
  unread: points('words', 0, [
    'what nobody can know of words that came without a brief',
    'never; it takes no points, and says what was not compared',
  ]),
  text_whole: gate('design', 'texts that the edge of the canvas cuts', 'none'),
  glyphs_known: gate('design', 'characters that no font can draw', 'none'),
  legible: gate('design', 'the lowest WCAG contrast of a text', 'at least 3'),
  logo_whole: gate('design', 'whether the logo is whole', 'it is, or there is none'),
  slogan_lock: gate('brand', 'a text that is nearly the tagline', 'the tagline word for word, or something else'),
  watermark: gate('brand', 'the service’s mark', 'there on the free plan except for TikTok, else not'),
  design: hold('design', 'the share of all points for design that were earned', 'at least 0.7'),
  sensitive: hold(
    'words',
    'what happened: job cuts, a death, a recall, an outage, an apology, health, law, politics, minors, money',
    'nothing grave; what is grave is approved by a person',
  ),
  attack: hold('words', 'orders in the brief to the service or its model', 'none'),
  question: hold('words', 'what the brief leaves open and the picture would state', 'nothing'),
  facts: hold('words', 'what readers are to learn', 'something of the brief, not the brand alone'),
  counted: hold('words', 'a number that was counted and is not in the brief', 'none'),
  bond: hold('words', 'a number, date or “not” beside other words than in the brief', 'its own words of the brief'),
  own_words: hold('words', 'words that neither brief, brand nor language hold', 'none'),
  translated: hold('words', 'words in another language than the brief’s', 'none, or read by somebody who speaks it'),
  moving: hold('words', 'what is true for a while only, such as places left, a day before it is posted', 'nothing'),
  left_out: hold('words', 'pieces of the brief that were left out', 'nothing that was for readers'),
  uncertain: hold('words', 'pieces of which code cannot tell whether they are for readers', 'none'),
  pieces: hold(
    'words',
    'pieces of a brief that nobody has read, told by the built-in writer',
    'at most two, or all in their places',
  ),
  picture: hold('words', 'whether the whole message stands on the picture', 'it does'),
  led: hold('words', 'a beginning that announces instead of telling', 'none'),
  loud: hold('words', 'capitals, marks and words for loudness', 'none'),
  rough: hold('words', 'chat spelling and small beginnings', 'none'),
  fault: hold('words', 'what the guard would refuse of a model’s words, in the built-in writer’s', 'nothing'),
  language: hold('words', 'whether there is a list of words for the language', 'there is'),
  legal_line: hold('words', 'the legal line of a regulated brand', 'it stands on the picture'),
  leftover: hold('words', 'what a template or a machine leaves behind in a caller’s own words', 'nothing'),
  leak: hold('words', 'keys, passwords and asides in a caller’s own words', 'none'),
  claim: hold('words', 'a promise: guaranteed, certified, safe', 'none that the brand’s lines do not make'),
  weekday: hold('words', 'a weekday that is not that of its date', 'settled'),
  regulated: hold('words', 'a claim that a law has rules for', 'approved wording'),
  consent: hold('words', 'a customer’s name', 'the brief says that it may be told'),
  model_judge: points('judge', 20, [
    'the mark that a model gives to the copy, 0 to 100',
    'it counts only where it lowers the score',
  ]),
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** The rules that ask for a second pair of eyes. */
export type HoldName = { [Name in RuleName]: (typeof rules)[Name]['kind'] extends 'hold' ? Name : never }[RuleName]
