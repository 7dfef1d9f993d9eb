import type { BrandKit } from '#lib/render/brand-kit.ts'

const without = { logos: [], screens: [], photos: [], people: [], mascot: [] }

export const threlkeld: BrandKit = {
  ...{ name: 'Threlkeld', tagline: '', voice: { tone: 'plain' } },
  palette: { primary: '#1D3557', secondary: '#E63946', accent: '#F1C453', background: '#F7F7F2', text: '#1B1B1B' },
  ...without,
}

export const tadpole: BrandKit = {
  ...{ name: 'Tadpole Pool', tagline: 'First swims', palette: { primary: '#1C97B8', accent: '#FF5533' }, voice: {} },
  ...without,
}
