// What is looked at before a painted picture is offered, and what it has to be like.

import { brandShare } from '#lib/render/painted/colours.ts'
import { cutOut, groundOf, seenIn } from '#lib/render/painted/ground.ts'
import { letterRows } from '#lib/render/painted/letters.ts'
import { apart, type Hand, handOf, MOST_APART } from '#lib/render/painted/likeness.ts'
import type { Palette } from '#lib/render/picture.ts'
import type { Pixels, Rect } from '#lib/render/scene.ts'

/** What was measured; shares from 0 to 1. */
export type Findings = {
  /** Of the rim, in one colour. */
  ground: number
  /** Of the picture, what is left of it without its ground. */
  seen: number
  /** Marks that stand like letters in the longest row. */
  letters: number
  /** Of its coloured parts, near the brand's colours; null for a brand without any, and for what has nature's. */
  palette: number | null
  /** From the hand of the first; null for the first. */
  apart: number | null
}

export type Checked = { findings: Findings; cut: Pixels; crop: Rect; hand: Hand; fault: string | null }

type Against = { palette: Palette; first: Hand | null; isNatural: boolean }

const LEAST = { side: 512, ground: 0.92, palette: 0.1 }
/** Less would be a crumb, more has no free space around it: the ground was not found, or the picture is a scene. */
const SEEN = { least: 0.03, most: 0.8 }

/** `small` is the same picture in a size in which letters are looked for. */
export function check(pixels: Pixels, small: Pixels, { palette, first, isNatural }: Against): Checked {
  const ground = groundOf(pixels)
  const cut = cutOut(pixels, ground)
  const { box: crop, share: seen } = seenIn(cut)
  const hand = handOf(cut)
  const findings = {
    ground: Number(ground.share.toFixed(3)),
    seen: Number(seen.toFixed(3)),
    letters: Math.max(0, ...letterRows(small).map(row => row.marks)),
    palette: isNatural ? null : brandShare(cut, palette),
    apart: first && apart(first, hand),
  }
  return { findings, cut, crop, hand, fault: faultOf(findings, pixels) }
}

/** Why it is not offered, for its owner. */
function faultOf({ ground, seen, letters, palette, apart: far }: Findings, { width, height }: Pixels): string | null {
  if (Math.min(width, height) < LEAST.side) return `It is only ${width} by ${height} pixels.`
  if (ground < LEAST.ground) return 'It does not stand on a plain ground.'
  if (seen < SEEN.least || seen > SEEN.most) return 'There is no single thing on it that could be cut out.'
  if (letters > 0) return 'There seem to be letters on it.'
  if (palette !== null && palette < LEAST.palette) return 'It has hardly anything of the colours of the brand.'
  if (far !== null && far > MOST_APART) return 'It is painted in another way than the first.'
  return null
}
