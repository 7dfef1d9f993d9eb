/** The words of a row as a type: of `'a b'` it is `'a' | 'b'`. */
export type WordsOf<Row extends string, Found = never> = Row extends `${infer Word} ${infer Rest}`
  ? WordsOf<Rest, Found | Word>
  : Found | Row

/** Names written in a row, by spaces. */
// @__NO_SIDE_EFFECTS__
export const eachOf = <const Row extends string>(row: Row) => row.split(' ') as WordsOf<Row>[]
