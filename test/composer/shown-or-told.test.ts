// What is spelled as “show …” is and names a sample or an exhibition; and a sentence in doubt is never cut behind a word that leads on.
import { describe, expect, it } from 'vitest'
import { isBegged } from '#lib/composer/builtin/reading/rules/begged.ts'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { ask } from './ask.ts'

const begs = (text: string): boolean => isBegged(text, 0.05, [lexiconOf('en')])

describe('a thing that is shown', () => {
  it.each([
    'Muestra de 50 g sin coste para quien la pida en cocina@salina.es.',
    'Muestra gratuita de jabón en la tienda',
    'Mostra dei quadri di Elena Ricci, fino al 3 maggio.',
    'Mostra de artesanato no sábado 13 de março às 10h',
    'Pokaz kulinarny w sobotę 13 marca o 17',
    'Show starts at 8, doors 7.30',
  ])('is for readers: %s', text => expect(begs(text)).toBe(false))

  it.each([
    'Muestra una mano que corta el hilo',
    'Mostra una mano che taglia il filo',
    'Show twigs coming down on the sheet',
    'Show a hand cutting thread',
    'Montre une main qui coupe le fil',
  ])('is an order: %s', text => expect(begs(text)).toBe(true))
})

it('a sentence goes on behind “no”', () => {
  const question = ask(
    'Abrimos inscrições para a escola de columbofilia!! Miúdos dos 8 aos 15 anos, sábados das 10h às 12h, de 17 de abril a 26 de junho, grátis, só 12 vagas. O que se aprende: pegar num pombo sem o magoar, limpar e alimentar o pombal, ler uma anilha, porque é que o pombo volta a casa, marcar o primeiro treino a 10 km. No último dia cada um solta o seu pombo no castelo de Montemor-o-Novo e vem esperá-lo à sede. Quem dá as aulas é a Fátima Lopes e o Sr. Custódio. Inscrições até 9 de abril em escola@columbofilasorraia.pt',
    { asset_type: 'slideshow' },
  )
  const told = sortSegments(question).told.map(({ text }) => text)
  expect(told).toContain(
    'No último dia cada um solta o seu pombo no castelo de Montemor-o-Novo e vem esperá-lo à sede.',
  )
})
