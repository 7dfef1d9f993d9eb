// A row that is only in doubt is told where all other rows of its list are surely news; notes for the maker stay out.
import { describe, expect, it } from 'vitest'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { ask } from './ask.ts'

const leftOf = (...lines: string[]): string => {
  const question = ask(lines.join('\n'), { asset_type: 'carousel' })
  return sortSegments(question)
    .left.map(({ text }) => text)
    .join(' / ')
}

describe('is told whole', () => {
  it.each([
    [
      'a step that says more behind its number',
      [
        'Título "Encontrei um pombo com anilha. E agora?"',
        '1. Calma: na maior parte das vezes está só cansado. Não é preciso apanhá-lo logo.',
        '2. Água primeiro, numa tigela baixa com uns 4 cm de altura.',
        '3. Depois comida: arroz cru, milho ou ervilha seca. Pão não.',
        '4. Leia a anilha: PORT ou outro país, o ano e o número.',
      ],
      'Calma',
    ],
    [
      'a row with a name in front',
      [
        'Flamenco común: de marzo a octubre, come la artemia, que es lo que le da el color rosa',
        'Avoceta: pico curvado hacia arriba, barre el agua de lado a lado',
        'Cigüeñuela: patas rojas larguísimas, cría en los muros desde abril',
        'Charrancito: pesa unos 50 gramos, viene de África a finales de abril y pone los huevos en el suelo',
      ],
      'artemia',
    ],
    [
      'a row that counts as the others do',
      [
        'We finished a 1987 Bajaj Chetak and the handover is on Saturday 13 March 2027, it took 11 weeks.',
        'Week 1 full opening, every nut in labelled boxes',
        'Week 2 to 4 denting and rust removal, floor board was gone so we made a new one by hand',
        'Week 5 and 6 painting, original navy blue, three coats',
        'Week 7 and 8 engine: new piston rings, bearings, clutch plates, carburettor cleaned',
        'Week 9 wiring and lights fully new',
        'Week 10 seat stitched again in Mysuru itself',
      ],
      'floor board',
    ],
    [
      'a row with a mark',
      [
        '« Votre parapluie s’est retourné ? Ce qu’on répare, et à quel prix »',
        '',
        '- Une baleine cassée : 14 €, prêt en une semaine',
        '- Une pointe décousue : 6 €, on le fait pendant que vous attendez',
        '- Le coulant qui ne tient plus (la pièce qui glisse sur le mât) : 18 €',
        '- Poignée à recoller ou à changer : de 12 à 35 € selon le bois',
        '- Recouvrir entièrement, tissu neuf : à partir de 49 €, trois semaines',
        '- Ce qu’on ne répare pas : les pliants à ouverture automatique quand le ressort est mort, ce serait mentir',
        '',
        'Devis gratuit, toutes marques. Par la poste : emballez dans un tube, mettez un mot avec votre téléphone.',
        'L’année dernière, on en a sauvé 1 340.',
      ],
      'pliants',
    ],
  ])('%s', (_, lines, said) => expect(leftOf(...lines)).not.toContain(said))
})

describe('stays out', () => {
  it.each([
    ['keep it short', ['- keep it short', '- price 20 €', '- starts Saturday 13 March at 10', '- bring wellies']],
    ['Tom', ['- price 20 €', '- starts Saturday 13 March at 10', "- don't mention Tom", '- bring wellies']],
    [
      'Sheila',
      ['- Saturday 13 March, 10 to 4', '- bring wellies', '- Sheila still has to check the price with the hall'],
    ],
    [
      'klären',
      ['- Samstag 13. März, 10 bis 16 Uhr', '- Eintritt frei', '- Kuchen', '- Parkplatz muss ich noch klären'],
    ],
    ['maire', ['- samedi 13 mars à 10 h', '- entrée libre', '- soupe offerte', '- ne pas parler du maire']],
    ['Marta', ['Fecha: sábado 13 de marzo', 'Hora: 10:00', 'Lugar: la plaza', 'Precio: no lo sé, pregunta a Marta']],
    ['Tono', ['Quando: sabato 13 marzo', 'Dove: in piazza', 'Costo: 10 euro', 'Tono: allegro, niente faccine']],
    ['Piet', ['Wanneer: 13 maart', 'Waar: in de schuur', 'Kosten: 10 euro', 'Let op: Piet is ziek, niet noemen']],
    ['dzieci', ['- sobota 13 marca, godz. 10', '- wstęp wolny', '- zupa', '- tylko bez zdjęć dzieci proszę']],
    ['João', ['- sábado 13 de março, 10h', '- entrada livre', '- sopa', '- o João ainda não confirmou se vem']],
  ])('%s', (said, lines) => expect(leftOf(...lines)).toContain(said))
})
