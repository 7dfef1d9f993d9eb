import { localShelf } from '#dev/build/shelf-files.ts'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'

/** Draws on this machine, with the shelf as it lies in the installed packages. */
export const raster = takumiRaster(localShelf)
