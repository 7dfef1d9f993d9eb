/** An operation of the interface document, with as much of it as somebody reads. */
export type Found<Operation> = { method: string; path: string; operation: Operation }

export const operationsOf = <Operation>(document: { paths: Record<string, object> }): Found<Operation>[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
