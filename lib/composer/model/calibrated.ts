// Whose words may be posted without anybody's asking, where a workspace has not said that it trusts its model.

/** What was measured on this service's bench, or written by nobody that needs measuring. */
const MEASURED = new Set(['builtin', 'recipe', 'none'])

/** No hosted model has been measured here. */
export const isCalibrated = (composer: string): boolean => MEASURED.has(composer) || composer.startsWith('recorded:')
