// What the module exports.

import { forgetChanges, isSamePicture, openPlan, rememberChanges } from './coder/plan'
import { codeKeyPicture, codePicture, codeSamePicture, openSlices } from './coder/slice'
import { changeAll, findChanges } from './compositor/changes'
import { openDrawing } from './compositor/draw'
import { resetLayers } from './compositor/layers'
import { measurePlacements, resetPlacements } from './compositor/placements'
import { openResampling } from './compositor/resample'
import { forgetTiles, openTiles } from './compositor/tiles'
import { resetArena } from './picture/arena'
import { columns, setGeometry } from './picture/geometry'
import { openMacroblocks } from './picture/macroblocks'
import { openPictures } from './picture/picture'
import { openBits, outputLength, startOutput } from './stream/bits'
import { writePictureParameters, writeSequenceParameters } from './stream/headers'
import { chooseLevel } from './stream/level'

export { changeMap, hintMap } from './coder/plan'
export { composeRow, setBackground } from './compositor/compose'
export { convertRows, finishLayer, stage } from './compositor/convert'
export { addLayer, planeOf, planeStride } from './compositor/layers'
export { nextPlacements } from './compositor/placements'
export { freeStart as outputStart } from './picture/arena'
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
} from './picture/picture'

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
  openTiles()
  openResampling()
  openDrawing()
  openBits(<usize>columns * LARGEST_MACROBLOCK + 64)
  resetLayers()
  resetPlacements()
  openSlices(qp, deblock, segment)
  return true
}

/** Notes what the placements last written change; they are drawn row by row as the picture is coded. */
export function compose(whole: bool): void {
  forgetTiles()
  measurePlacements()
  if (whole) changeAll()
  else findChanges()
}

/** Draws and codes the picture and answers the length of the access unit, which begins at `outputStart`. */
export function code(key: bool): usize {
  startOutput()
  if (key) {
    writeSequenceParameters(rateNumerator, rateDenominator)
    writePictureParameters()
    codeKeyPicture()
    forgetChanges()
  } else {
    if (isSamePicture()) codeSamePicture()
    else codePicture()
    rememberChanges()
  }
  return outputLength()
}
