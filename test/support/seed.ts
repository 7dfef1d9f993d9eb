/** What chance in property tests begins with: SEED where it is given, in the checks of a commit always the same, and else the time. */
export const seed = Number(process.env.SEED ?? process.env.CHECK_SEED ?? Date.now() % 2 ** 31)
