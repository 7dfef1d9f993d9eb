// Twelve brands of which only a name, a palette, a tone and families are known: what a new customer looks like.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Palette } from '#lib/render/picture.ts'

type Bare = { name: string; tone: string; display?: string; text?: string; palette: Palette }

const brands: Bare[] = [
  {
    name: 'Saltmarsh',
    tone: 'wry, warm, short',
    display: 'Bricolage Grotesque',
    text: 'Newsreader',
    palette: { primary: '#10282C', secondary: '#B7CFC5', accent: '#F25B3A', background: '#F0E9DC', text: '#10282C' },
  },
  {
    name: 'Fairshift',
    tone: 'plain, exact',
    display: 'Geist',
    text: 'Geist',
    palette: { primary: '#3A34FF', secondary: '#C4F25F', accent: '#C4F25F', background: '#F3F2EC', text: '#14141F' },
  },
  {
    name: 'Rivermouth Lifeboats',
    tone: 'direct, steady',
    display: 'Archivo',
    text: 'Archivo',
    palette: { primary: '#0D2240', secondary: '#E0312B', accent: '#FFC61A', background: '#FFFDF5', text: '#0D2240' },
  },
  {
    name: 'Tadpole Pool',
    tone: 'cheerful, for children',
    display: 'Nunito',
    text: 'Nunito',
    palette: { primary: '#1B97B5', secondary: '#FF5435', accent: '#FFCB3D', background: '#F6FBFB', text: '#083847' },
  },
  {
    name: 'Hofmann & Töchter',
    tone: 'sachlich, calm',
    display: 'Source Serif 4',
    text: 'Inter',
    palette: { primary: '#7A1F2B', secondary: '#D9C7A8', background: '#FBF8F3', text: '#231B1B' },
  },
  {
    name: 'Lumen Dental',
    tone: 'gentle, clear',
    display: 'Figtree',
    text: 'Figtree',
    palette: { primary: '#5B8DEF', secondary: '#CFE3FF', accent: '#FFB199', background: '#FFFFFF', text: '#1F2A44' },
  },
  {
    name: 'Nachtwerk',
    tone: 'loud, blunt',
    display: 'Space Grotesk',
    text: 'Space Grotesk',
    palette: { primary: '#D7FF3E', secondary: '#7B61FF', background: '#0E0E12', text: '#F3F3EE' },
  },
  {
    name: 'Padaria Aurora',
    tone: 'warm, quiet',
    display: 'Fraunces',
    text: 'Figtree',
    palette: { primary: '#C4623A', secondary: '#F1D9B8', accent: '#2F5D50', background: '#FBF3E7', text: '#3A2218' },
  },
  {
    name: 'Meridian Tax',
    tone: 'precise, dry',
    display: 'Inter',
    text: 'Inter',
    palette: { primary: '#0F6B5C', secondary: '#E7F0ED', background: '#FFFFFF', text: '#12211E' },
  },
  {
    name: 'Velvet Hour',
    tone: 'elegant, slow',
    display: 'Cormorant',
    text: 'Jost',
    palette: { primary: '#3B1F3F', secondary: '#E9D7E4', accent: '#C9A25B', background: '#FAF5F8', text: '#2B1830' },
  },
  {
    name: 'Grimpe',
    tone: 'energetic, physical',
    display: 'Sora',
    text: 'Sora',
    palette: { primary: '#FF4F79', secondary: '#1C1B33', accent: '#2BD9C3', background: '#FFF7F2', text: '#1C1B33' },
  },
  {
    name: 'دار الزيتون',
    tone: 'warm, unhurried',
    display: 'Playfair Display',
    text: 'Jost',
    palette: { primary: '#5B6B2F', secondary: '#E6E0C3', accent: '#B4532A', background: '#FAF8EF', text: '#2B2F1B' },
  },
]

export const bareKits: readonly BrandKit[] = brands.map(({ name, tone, display, text, palette }) => ({
  name,
  tagline: '',
  palette,
  voice: { tone, fonts: { ...(display && { display }), ...(text && { text }) } },
  logos: [],
  screens: [],
  photos: [],
  people: [],
  mascot: [],
}))
