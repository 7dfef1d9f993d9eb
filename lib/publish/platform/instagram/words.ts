export const GRAPH = 'https://graph.instagram.com'
export const spoken = { name: 'Instagram', base: `${GRAPH}/v25.0` }
