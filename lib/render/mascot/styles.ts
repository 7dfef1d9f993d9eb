/** The kinds of figure that can be drawn. */
export const mascotStyles = ['pebble', 'bot', 'cat', 'fox', 'bear', 'rabbit', 'bird'] as const
export type MascotStyle = (typeof mascotStyles)[number]
