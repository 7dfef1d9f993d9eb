/**
 * What chance in property tests begins with: SEED where it is given, in the checks of a commit what its tree gives, so that the same code
 * always has the same verdict and each new one is tried anew, and else the time.
 */
export const seed = Number(process.env.SEED ?? process.env.TREE_SEED ?? Date.now() % 2 ** 31)
