// Families for what a brand's own font has no letters for: of scripts in one file each, and of signs.
export const scripts = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-thai',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-gujarati',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-malayalam',
  'noto-sans-khmer',
]
export const symbols = ['noto-sans-symbols', 'noto-sans-symbols-2', 'noto-sans-math']
