// @ts-check
// As in package.json, which a single file has not beside it.
export const version = '1.0.0'
