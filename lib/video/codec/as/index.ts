// What the module exports.
import { resetArena } from './arena'
import { openBits, outputLength, startOutput } from './bits'
import { changeAll, findChanges } from './changes'
import { composeChanges } from './compose'
import { columns, setGeometry } from './geometry'
import { writePictureParameters, writeSequenceParameters } from './headers'
import { resetLayers } from './layers'
import { chooseLevel } from './level'
import { openMacroblocks } from './macroblocks'
import { openPictures } from './picture'
import { resetPlacements } from './placements'
import { forgetChanges, isSamePicture, openPlan, rememberChanges } from './plan'
import { codeKeyPicture, codePicture, codeSamePicture, openSlices } from './slice'

export { freeStart as outputStart } from './arena'
export { setBackground } from './compose'
export { convertRows, finishLayer, stage } from './convert'
export { addLayer } from './layers'
export {
  chromaStride,
  currentCb,
  currentCr,
  currentY,
  sourceCb,
  sourceChromaStride,
  sourceCr,
  sourceStride,
  sourceY,
  stride,
} from './picture'
export { nextPlacements } from './placements'
export { changeMap, hintMap } from './plan'

/** A macroblock at quantiser 0 can take this many bytes. */
const LARGEST_MACROBLOCK: usize = 1600

let rateNumerator: u32 = 0
let rateDenominator: u32 = 0

/** Answers false when no level of the standard carries such pictures at such a rate. */
export function open(
  width: i32,
  height: i32,
  numerator: u32,
  denominator: u32,
  qp: i32,
  deblock: bool,
  settle: bool,
  segment: u32,
): bool {
  setGeometry(width, height)
  if (!chooseLevel(numerator, denominator)) return false
  rateNumerator = numerator
  rateDenominator = denominator
  resetArena()
  openPictures()
  openMacroblocks()
  openPlan(settle)
  openBits(<usize>columns * LARGEST_MACROBLOCK + 64)
  resetLayers()
  resetPlacements()
  openSlices(qp, deblock, segment)
  return true
}

/** Draws the placements last written into the source picture and notes what that changes. */
export function compose(whole: bool): void {
  if (whole) changeAll()
  else findChanges()
  composeChanges()
}

/** Codes the source picture and answers the length of the access unit, which begins at `outputStart`. */
export function code(key: bool): usize {
  startOutput()
  if (key) {
    writeSequenceParameters(rateNumerator, rateDenominator)
    writePictureParameters()
    codeKeyPicture()
    forgetChanges()
  } else if (isSamePicture()) codeSamePicture()
  else {
    codePicture()
    rememberChanges()
  }
  return outputLength()
}
