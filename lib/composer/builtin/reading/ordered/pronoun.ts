// “She trained in Athlone”, “It’s green”: says nothing where whom or what it speaks of is left out.

export const PRONOUN =
  /^(?:it|its|it[’']s|they|them|he|she|hes|shes|his|her|er|sie|ihm|él|ella|ellos|elle|ils|elles|lui|lei|loro|ele|ela|eles|ona|oni|han|hon|hij|zij|هو|هي|それ|彼女|彼)(?![\p{L}\p{N}])/iu
