// The line that a law asks for, put onto the picture by code.
import type { Picture } from '#lib/composer/plan.ts'

/** Small print of whatever template: it is never one of the things that a post says. */
export const withLegal = (picture: Picture, legal: string | undefined): Picture =>
  legal ? { ...picture, data: { ...picture.data, legal } } : picture
