/**
 * Every rule by which a run is scored, in one table: the checks take their weights from here, and docs/score.md is made
 * from it. A gate or a hold has no weight and decides alone.
 */
export type Rule = {
  about: 'design' | 'copy' | 'brief' | 'brand' | 'judge'
  kind: 'points' | 'gate' | 'hold'
  weight: number
  measures: string
  passes: string
}

type Told = [measures: string, passes: string]
const points = (about: Rule['about'], weight: number, [measures, passes]: Told) =>
  ({ about, kind: 'points', weight, measures, passes }) as const
const gate = (about: Rule['about'], ...[measures, passes]: Told) =>
  ({ about, kind: 'gate', weight: 0, measures, passes }) as const
const hold = (about: Rule['about'], ...[measures, passes]: Told) =>
  ({ about, kind: 'hold', weight: 0, measures, passes }) as const

export const rules = {
  contrast: points('design', 18, [
    'the lowest WCAG contrast of a text against what lies behind it',
    'at least 4.5; 3 for text of 32 px and up on a canvas 1080 wide',
  ]),
  perceived_contrast: points('design', 6, ['the lowest APCA contrast of a text, in Lc', 'at least 45']),
  body_text: points('design', 10, [
    'the smallest size of a running text (not a label, a source, a legal line or code), in pixels',
    'at least 28 on a canvas 1080 wide; narrower canvases in proportion',
  ]),
  smallest_text: points('design', 8, [
    'the smallest size of any text, in pixels',
    'at least 24 on a canvas 1080 wide; narrower canvases in proportion',
  ]),
  quiet_area: points('design', 12, ['the share of the canvas without text or focal object', 'at least 0.4']),
  crowding: points('design', 8, [
    'the least distance between a text and its neighbour, in pixels',
    'at least 12 on a canvas 1080 wide; narrower canvases in proportion',
  ]),
  focal_point: points('design', 6, ['the largest letters, as a share of the short side', 'at least 0.065']),
  hierarchy: points('design', 4, ['the largest letters against the next size', 'at least 1.15; one size alone passes']),
  text_sizes: points('design', 4, [
    'how many sizes of letters there are, sizes within 15 % counted as one',
    'at most 4; 6 on an infographic',
  ]),
  safe_zone: points('design', 8, ['texts that reach into margins or strips that a platform covers', 'none']),
  palette_distance: points('design', 8, [
    'the distance in OKLab, lightness aside, of the picture’s farthest colour from the tints and shades of the palette',
    'at most 0.06',
  ]),
  logo: points('design', 4, ['whether the logo, or the name in its place, is there', 'it is']),
  logo_size: points('design', 2, ['the height of the logo, as a share of the short side', 'at least 0.03']),
  logo_space: points('design', 2, ['the free space around the logo, in heights of its own', 'at least 0.5']),
  concrete: points('copy', 18, [
    'whether the headline carries the first fact of the brief',
    'it does; a lesser word of the brief earns 0.3 of the points',
  ]),
  traceable: points('copy', 12, [
    'numbers, names and addresses that neither brief nor brand holds and no date gives',
    'none',
  ]),
  length: points('copy', 8, ['the length of the headline and of every box', 'headline 42 characters and 9 words']),
  plain: points('copy', 6, [
    'long words of our own, and words a sentence of the caption',
    'no word over 9 letters (13 in German), 16 words a sentence; longer sentences earn half',
  ]),
  first_word: points('copy', 6, ['the first word of the headline', 'neither about us nor a bare order']),
  clean: points('copy', 8, ['hype, superlatives and regulated claims', 'none']),
  own_words: points('copy', 10, [
    'the share of the headline’s words that brief or brand know',
    'at least 0.6; less earns its share',
  ]),
  one_idea: points('copy', 6, ['marks, numbers and verbs in the headline', 'at most 3 marks, 2 numbers, 2 verbs']),
  no_echo: points('copy', 4, ['how much the caption’s first line repeats the headline (Jaccard)', 'below 0.5']),
  swap_test: points('copy', 10, [
    'specific words in headline and body, which a rival could not say',
    'at least 2; one earns half',
  ]),
  action: points('copy', 6, [
    'the call to action',
    'at most 30 characters, and the link, address or command of the brief is told; none after an apology, a quote and their like',
  ]),
  restraint: points('copy', 6, [
    'exclamation marks, emoji, capitals, title case, adjectives',
    'none beyond the tone; two adjectives in a box earn half',
  ]),
  coverage: points('brief', 10, [
    'the share of the brief’s facts that pictures and caption tell',
    'at least 0.5; less earns its share',
  ]),
  text_whole: gate('design', 'texts that the edge of the canvas cuts', 'none'),
  glyphs_known: gate('design', 'characters that no font can draw', 'none'),
  legible: gate('design', 'the lowest WCAG contrast of a text', 'at least 3'),
  logo_whole: gate('design', 'whether the logo is whole', 'it is, or there is none'),
  invention: gate('copy', 'as `traceable`', 'none'),
  banned_words: gate('copy', 'as `clean`', 'none'),
  quote_verbatim: gate('copy', 'whether a quote is the speaker’s own words in a row', 'it is'),
  legal_line: gate(
    'copy',
    'whether the legal line that the brand asks for is on the picture',
    'it is, or none is asked for',
  ),
  language: gate('copy', 'the language of headline and caption', 'the brief’s'),
  slogan_lock: gate('brand', 'a text that is nearly the tagline', 'the tagline word for word, or something else'),
  watermark: gate('brand', 'the service’s mark', 'there on the free plan except for TikTok, else not'),
  contested: hold('copy', 'a fact that the brief states in two ways', 'settled'),
  weekday: hold('copy', 'a weekday that is not that of its date', 'settled'),
  regulated: hold('copy', 'a claim that a law has rules for', 'approved wording'),
  undated_deadline: hold('copy', 'a deadline', 'dated'),
  undated_change: hold('copy', 'a change of price', 'dated'),
  consent: hold('copy', 'a customer’s name', 'the brief says that it may be told'),
  no_facts: hold('copy', 'a brief that states nothing', 'a fact to tell'),
  model_judge: points('judge', 20, [
    'the mark that a model gives to the copy, 0 to 100',
    'it counts only where it lowers the score',
  ]),
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** The rules that ask for a second pair of eyes. */
export type HoldName = { [Name in RuleName]: (typeof rules)[Name]['kind'] extends 'hold' ? Name : never }[RuleName]
