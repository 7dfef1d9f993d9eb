/** Made when the first text needs it: it takes longer than all else that a Worker does to start. */
let graphemes: Intl.Segmenter | undefined
const pictured = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Extended_Pictographic}\uFE0F|[#*0-9]\uFE0F?\u20E3/u

export type Piece = { text: string; emoji: boolean }

export function isEmoji(cluster: string): boolean {
  return pictured.test(cluster)
}

export function clusters(text: string): string[] {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(text)].map(part => part.segment)
}

/** A text as runs of letters and single emoji. */
export function pieces(text: string): Piece[] {
  if (!pictured.test(text)) return [{ text, emoji: false }]
  const out: Piece[] = []
  for (const cluster of clusters(text)) {
    const last = out.at(-1)
    if (isEmoji(cluster)) out.push({ text: cluster, emoji: true })
    else if (last && !last.emoji) last.text += cluster
    else out.push({ text: cluster, emoji: false })
  }
  return out
}

/** Where the drawing of an emoji may lie on the shelf: with and without its variation selectors, a joiner that joins nothing left out. */
export function emojiPaths(cluster: string): string[] {
  const points = [...cluster.replace(/\u200D{1,16}$/, '')].map(character =>
    (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'),
  )
  const bare = points.filter(point => point !== 'FE0F')
  const skinless = bare.filter(point => !/^1F3F[B-F]$/.test(point))
  const names = [points, bare, [...bare, 'FE0F'], [bare[0] ?? '', 'FE0F', ...bare.slice(1)], skinless]
  return [...new Set(names.map(name => `emoji/${name.join('-')}.svg`))]
}
