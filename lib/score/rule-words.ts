import type { RuleName } from '#lib/score/rules.ts'

/** What each rule measures and what passes, as docs/score.md says it. No Worker carries these words. */
export const ruleWords: Record<RuleName, readonly [measures: string, passes: string]> = {
  contrast: [
    'the lowest WCAG contrast of a text against what lies behind it',
    'at least 4.5; 3 for text of 32 px and up on a canvas 1080 wide',
  ],
  perceived_contrast: ['the lowest APCA contrast of a text, in Lc', 'at least 45'],
  body_text: [
    'the smallest size of a running text (not a label, a source, a legal line or code), in pixels',
    'at least 28 on a canvas 1080 wide; narrower canvases in proportion',
  ],
  smallest_text: [
    'the smallest size of any text, in pixels',
    'at least 24 on a canvas 1080 wide; narrower canvases in proportion',
  ],
  quiet_area: [
    'the share of the canvas without text or focal object',
    'at least 0.4; 0.3 of two texts beside the brand’s name',
  ],
  crowding: [
    'the least distance between a text and its neighbour, in pixels',
    'at least 12 on a canvas 1080 wide; narrower canvases in proportion',
  ],
  focal_point: ['the largest letters, as a share of the short side', 'at least 0.065'],
  hierarchy: ['the largest letters against the next size', 'at least 1.15; one size alone passes'],
  text_sizes: [
    'how many sizes of letters there are, sizes within 15 % counted as one',
    'at most 5; 6 on an infographic',
  ],
  alignment: [
    'on how many upright lines the texts stand, each by its left edge, its middle or its right edge; rows of tables and marks of charts apart',
    'at most 5',
  ],
  hole: [
    'the largest rectangle of the canvas in which nothing is, as a share of it; of a film the largest of its scenes at rest',
    'at most 0.2; 0.3 for a sentence, a quote, code or a slide that stands for itself; 0.38 for a scene',
  ],
  key_fact: [
    'the letters of what people act on, a day, a price, a deadline, in pixels',
    'the largest at least 40 on a canvas 1080 wide (34 on a wide one) and a fifth of the largest letters up to 60; all others, time and place too, 34 (30); no name of a fact larger than the fact',
  ],
  lead: ['what is set largest', 'no label, source or call to action'],
  torn: ['addresses, numbers and names that a line break parts', 'none'],
  even_set: [
    'of a set of slides, in how many sizes the headlines between cover and end are, sizes within 21 % counted as one',
    'at most 2',
  ],
  bare_slide: ['of a set of slides, the largest empty rectangle on any of them, as a share of it', 'at most 0.42'],
  resolution: [
    'the pixels that a photo has for each of the canvas',
    'at least 1.2 where it fills the canvas, else 1; 0.7 of what an image model painted',
  ],
  safe_zone: ['texts that reach into margins or strips that a platform covers', 'none'],
  palette_distance: [
    'the distance in OKLab, lightness aside, of the picture’s farthest colour from the tints and shades of the palette',
    'at most 0.06',
  ],
  logo: ['whether the logo, or the name in its place, is there', 'it is'],
  logo_size: [
    'the height of the logo, or of the capitals of the name in its place, as a share of the short side',
    'at least 0.03; 0.02 for a name',
  ],
  logo_space: ['the free space around the logo, in heights of its own', 'at least 0.5'],
  told: [
    'the share of the brief’s words for readers that the post tells',
    'at least 0.9; all of them where some that may be for readers were left out; less earns its share',
  ],
  brief_words: [
    'the share of the post’s words that brief, brand or language hold',
    'at least 0.9; less earns its share',
  ],
  unread: [
    'what nobody can know of words that came without a brief',
    'never; it takes no points, and says what was not compared',
  ],
  takes: [
    'how many takes of these words are drawn differently, where more were asked for',
    'never; it takes no points, and says that this one has been drawn before',
  ],
  text_whole: ['texts that the edge of the canvas cuts', 'none'],
  uncovered: [
    'texts that another text, a ground, a photo or a drawing lies over, or that stand on a ground where they are not seen; the brand’s name too',
    'none',
  ],
  glyphs_known: ['characters that no font can draw', 'none'],
  legible: ['the lowest WCAG contrast of a text', 'at least 3'],
  logo_whole: ['whether the logo is whole', 'it is, or there is none'],
  slogan_lock: ['a text that is nearly the tagline', 'the tagline word for word, or something else'],
  logo_seen: [
    'what stands for the brand, where it has logos',
    'a logo that is seen on the ground, all of it; it takes no points, and says for which ground one is missing',
  ],
  type: [
    'the families that drew the words, against those that the brand names',
    'the brand’s own; it takes no points, and says what another family drew',
  ],
  watermark: ['the service’s mark', 'there on the free plan except for TikTok, else not'],
  design: ['the share of all points for design that were earned', 'at least 0.7'],
  sensitive: [
    'what happened: job cuts, a death, a recall, an outage, an apology, health, law, politics, minors, money',
    'nothing grave; what is grave is approved by a person',
  ],
  attack: ['orders in the brief to the service or its model', 'none'],
  question: ['what the brief leaves open and the picture would state', 'nothing'],
  facts: ['what readers are to learn', 'something of the brief, not the brand alone'],
  counted: ['a number that was counted and is not in the brief, or whose parts in the brief come to another', 'none'],
  steps: [
    'a numbered list with other numbers or in another order than in the brief',
    'the numbers and the order of the brief',
  ],
  bond: ['a number, date or “not” beside other words than in the brief', 'its own words of the brief'],
  own_words: ['words that neither brief, brand nor language hold', 'none'],
  unmended: [
    'what the guard would have mended and the models did not, what a slide says twice, a tone that was asked for',
    'nothing, or heard by a person',
  ],
  translated: ['words in another language than the brief’s', 'none, or read by somebody who speaks it'],
  moving: ['what is true for a while only, such as places left, a day before it is posted', 'nothing'],
  left_out: ['pieces of the brief that were left out', 'nothing that was for readers'],
  uncertain: ['pieces of which code cannot tell whether they are for readers', 'none'],
  pieces: [
    'words that the built-in writer cannot prove to be for readers; it names numbers and names to compare',
    'none',
  ],
  picture: ['whether the whole message stands on the picture', 'it does'],
  led: ['a beginning that announces instead of telling, or a caption that begins beside the news', 'none'],
  fault: ['what the guard would refuse of a model’s words, in the built-in writer’s', 'nothing'],
  language: ['whether there is a list of words for the language', 'there is'],
  wish: ['what the brief asks to be seen and no drawing shows, in its own words', 'nothing'],
  bare: ['how many slides or scenes show a thing or a place', 'two, of four or more'],
  drafted: ['a drawing that a language model has made for the post', 'looked at and kept by a person'],
  painted: ['a picture that an image model has painted for the post', 'looked at and kept by a person'],
  legal_line: ['the legal line of a regulated brand', 'it stands on the picture'],
  leftover: ['what a template or a machine leaves behind in a caller’s own words', 'nothing'],
  leak: [
    'keys, passwords and asides in a caller’s own words; in any words the number of an account, a card, a car or a person',
    'none',
  ],
  claim: ['a promise: guaranteed, certified, safe', 'none that the brand’s lines do not make'],
  weekday: ['a weekday that is not that of its date', 'settled'],
  regulated: ['a claim that a law has rules for', 'approved wording'],
  consent: ['a customer’s name', 'the brief says that it may be told'],
  model_judge: [
    'what a second model says of the finished post: post, look or never',
    'post; no row where nobody was asked or nothing was said',
  ],
}
