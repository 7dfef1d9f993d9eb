// What a careful writer may say though the brief spells it otherwise, each beside a near miss that stays refused.
import { describe, expect, it } from 'vitest'
import { faultsOf, guarded, judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'sorry, where the brief apologises in other words',
    {
      brief: 'Our mistake: the Saturday class was double booked. You get your money back.',
      says: ['The Saturday class was double booked', 'Our mistake, we are sorry. You get your money back.'],
    },
    {
      brief: 'The Saturday class was double booked. You get your money back.',
      says: ['The Saturday class was double booked', 'We are sorry. You get your money back.'],
    },
    /^claim: “sorry”/m,
  ],
  [
    'a time span, an age group and an abbreviation written out',
    {
      brief: 'agm moved, the hall was flooded for 2h35. U13s train on the field',
      says: [
        'The annual general meeting is moved',
        'The hall was flooded for 2 hours 35 minutes. Under-13s train on the field.',
      ],
    },
    {
      says: [
        'The annual general meeting is moved',
        'The hall was flooded for 3 hours 35 minutes. Under-15s train on the field.',
      ],
    },
    /^invented: “3”/,
  ],
  [
    'a phone number behind other numbers, grouped as it is said',
    {
      language: 'es',
      brief: 'solo 40 lugares, apartas con $100 x whats 477 555 0188',
      says: ['Solo 40 lugares', 'Apartas con $100 por WhatsApp: 477 555 0188'],
    },
    { says: ['Solo 40 lugares', 'Apartas con $100 por WhatsApp: 477 555 0189'] },
    /^invented: “477 555 0189”/,
  ],
  [
    'a denial whose word the brief also says by itself, and a short word that is like another',
    {
      brief:
        'ring Jen in the office NOT the mobile the mobile had it. if the tap leaks call your mechanic dont tape it',
      says: [
        'Ring Jen in the office',
        'Not the mobile: the mobile had it. If the tap leaks, call your mechanic, don’t tape it.',
      ],
    },
    {
      says: [
        'Ring Jen in the office',
        'Not the mobile: the mobile had it. If the tap leaks, tape it. Call your mechanic.',
      ],
    },
    /^polarity: /,
  ],
  [
    'an hour in figures that the brief has in words',
    { brief: 'we open at six on saturdays from now on', says: ['We open at 6 on Saturdays from now on'] },
    { says: ['We open at 7 on Saturdays from now on'] },
    /^invented: “7”/,
  ],
  [
    'a weekday is the next one after the date before it',
    {
      brief:
        'bank hol hours. good friday 3 april open 11.30 till 9, sat normal, easter sunday SHUT, monday 4 till 8.30',
      says: [
        'Bank holiday hours',
        'Good Friday 3 April: open 11.30 till 9. Saturday 4 April normal, Easter Sunday 5 April shut, Monday 6 April 4 till 8.30.',
      ],
    },
    {
      says: [
        'Bank holiday hours',
        'Good Friday 3 April: open 11.30 till 9. Saturday 18 April normal, Easter Sunday 5 April shut, Monday 6 April 4 till 8.30.',
      ],
    },
    /^invented: “Saturday 18 April” in body/,
  ],
  [
    'also where the date stands in the piece before',
    {
      language: 'it',
      brief: 'mercoledì 11 novembre restiamo chiusi. riapriamo giovedì alle 9.',
      says: ['Chiusi mercoledì 11 novembre', 'Riapriamo giovedì 12 novembre alle 9.'],
    },
    { says: ['Chiusi mercoledì 11 novembre', 'Riapriamo giovedì 19 novembre alle 9.'] },
    /^invented: “giovedì 19 novembre”/,
  ],
  [
    'a weekday with a day of the month lies where both agree, before a date',
    {
      language: 'it',
      brief: 'domenica 18 ottobre castagnata, pranzo ore 12.30. prenotare entro giovedi 15.',
      says: ['Castagnata domenica 18 ottobre', 'Prenotare entro giovedì 15 ottobre, pranzo ore 12.30.'],
    },
    { says: ['Castagnata domenica 18 ottobre', 'Prenotare entro venerdì 16 ottobre, pranzo ore 12.30.'] },
    /^invented: “venerdì 16 ottobre”/,
  ],
  [
    'and before a date that comes later',
    {
      language: 'fr',
      brief: 'test de niveau gratuit le samedi 12. rentrée 21 septembre',
      says: ['Rentrée lundi 21 septembre', 'Test de niveau gratuit le samedi 12 septembre.'],
    },
    { says: ['Rentrée lundi 21 septembre', 'Test de niveau gratuit le samedi 19 septembre.'] },
    /^invented: “samedi 19 septembre”/,
  ],
  [
    'two days of one month, joined',
    {
      language: 'pl',
      brief: 'aktualizacja w nocy z 14 na 15 października, przerwa 2:00-2:30.',
      says: ['Aktualizacja w nocy ze środy 14 na czwartek 15 października', 'Przerwa 2:00–2:30.'],
    },
    { says: ['Aktualizacja w nocy ze środy 14 na piątek 15 października', 'Przerwa 2:00–2:30.'] },
    /^weekday: “piątek 15 października”/m,
  ],
  [
    'a month cut short',
    {
      brief: 'cut and colour £36 with Tash, running all of feb.',
      says: ['Cut and colour £36 with Tash', 'Running all of February.'],
    },
    { says: ['Cut and colour £36 with Tash', 'Running all of March.'] },
    /^invented: “March”/,
  ],
  [
    'an hour that ends a sentence',
    {
      brief: 'open friday 10 april 11.30 till 9, kitchen closes 8.30',
      says: ['Open Friday 10 April, 11.30 till 9', 'Open 11.30 till 9. Kitchen closes 8.30.'],
    },
    { says: ['Open Friday 10 April, 11.30 till 9', 'Open 11.30 till 9. Kitchen closes 9.30.'] },
    /^(?:invented|lost): “[89].30/,
  ],
  [
    'an hour with its letter apart',
    {
      language: 'fr',
      brief: 'réouverture mercredi 27 mai à 6h45',
      says: ['Réouverture mercredi 27 mai à 6 h 45'],
    },
    { says: ['Réouverture mercredi 27 mai à 6 h 15'] },
    /^invented: “6.h.15”/,
  ],
  [
    'Dutch days, months and hours',
    {
      language: 'nl',
      brief:
        'winterbeurt actie van 2 tot 28 nov, remmen ketting banden nagekeken €49. klaar zelfde dag als je voor 10u brengt. open di t/m za 9u-18u',
      says: [
        'Winterbeurtactie van maandag 2 tot zaterdag 28 november',
        'Remmen, ketting, banden nagekeken €49. Klaar zelfde dag als je je fiets voor 10 uur brengt. Open dinsdag t/m zaterdag 9–18 uur.',
      ],
    },
    {
      says: [
        'Winterbeurtactie van dinsdag 3 tot zaterdag 28 november',
        'Remmen, ketting, banden nagekeken €49. Klaar zelfde dag als je je fiets voor 10 uur brengt. Open dinsdag t/m zaterdag 9–18 uur.',
      ],
    },
    /^invented: “dinsdag 3”/,
  ],
  [
    'Swedish days and months',
    {
      language: 'sv',
      brief: 'julmarknad lör 5 dec kl 11-16, mån-fre öppet som vanligt',
      says: ['Julmarknad lördag den 5 december kl. 11–16', 'Måndag till fredag öppet som vanligt.'],
    },
    { says: ['Julmarknad söndag den 6 december kl. 11–16', 'Måndag till fredag öppet som vanligt.'] },
    /^invented: “söndag den 6 december”/,
  ],
  [
    'Danish days',
    {
      language: 'da',
      brief: 'vi holder lukket man 9 nov, åbent igen tirsdag kl 10',
      says: ['Lukket mandag den 9. november', 'Åbent igen tirsdag den 10. november kl. 10.'],
    },
    { says: ['Lukket mandag den 9. november', 'Åbent igen onsdag den 11. november kl. 10.'] },
    /^invented: “onsdag den 11. november”/,
  ],
  [
    'loud words that are the brief’s own',
    {
      language: 'fr',
      brief: 'fermé lundi 25 mai et exceptionnellement mardi 26 mai',
      says: ['Fermé lundi 25 mai et exceptionnellement mardi 26 mai'],
    },
    { brief: 'fermé lundi 25 mai et mardi 26 mai' },
    /^hype: “exceptionnellement”/m,
  ],
  [
    'a day cut short, in digits or in a row of days',
    {
      brief: 'glazing evenings 15-Jan and Friday 23.1, throwing Feb 12, 19 and 26, £9',
      says: ['Glazing evenings', '15 January and 23 January. Throwing 12, 19 and 26 February, £9.'],
    },
    { says: ['Glazing evenings', '15 January and 23 January. Throwing 12, 19 and 27 February, £9.'] },
    /^invented: “27 February”/m,
  ],
  [
    'a word that a calm brief sets in capitals',
    { brief: 'RECALL of our oat bars, batch QS-2291', says: ['RECALL of our oat bars, batch QS-2291'] },
    { brief: 'recall of our oat bars, batch QS-2291' },
    /^loud: “RECALL”/m,
  ],
  [
    'and none of a brief that shouts',
    { brief: 'RECALL: PLEASE RETURN oat bars QS-2291', says: ['Recall: please return oat bars QS-2291'] },
    { says: ['RECALL: PLEASE RETURN oat bars QS-2291'] },
    /^loud: “RECALL”/m,
  ],
  [
    'an event of remembrance',
    {
      ...{ brief: 'memorial service for our founder, Sunday 8 March 10am at the old mill', form: 'event' },
      says: ['Memorial service for our founder', 'Sunday 8 March', '10am', 'At the old mill'],
      roles: ['name', 'date', 'time', 'place'],
    },
    { brief: 'our founder passed away: service for our founder, Sunday 8 March 10am at the old mill' },
    /^sensitive death: the form is notice/m,
  ],
  [
    'a rule that sounds like praise',
    { brief: 'under 8s must have an adult with them', says: ['Under 8s must have an adult with them'] },
    { brief: 'under 8s need an adult with them' },
    /^hype: “must have”/m,
  ],
  [
    '“un par un” at the end',
    {
      language: 'fr',
      brief: 'désolés pour les commandes on vous rappelle un par un',
      says: ['Désolés pour les commandes, on vous rappelle un par un'],
    },
    { says: ['Désolés pour les commandes, on vous rappelle par un'] },
    /^torn: headline ends in/,
  ],
  [
    'a name with its small word inside',
    { language: 'pt', brief: 'curso de páscoa de surf', says: ['Curso de Páscoa de surf'] },
    { says: ['Curso de Páscoa de'] },
    /^torn: headline ends in/,
  ],
  [
    'what leads to an address on the next line',
    {
      brief: 'new returns till 16 january, ring us or email hello@quern.example',
      says: ['New returns till 16 January', 'Ring us or email hello@quern.example'],
      caption: ['New returns till Friday 16 January.', 'Ring us or email:', 'hello@quern.example'],
    },
    { caption: ['New returns till 16 January.', 'hello@quern.example', 'Ring us or email:'] },
    /^torn: caption 3 ends in/,
  ],
  [
    'a pronoun beside itself',
    {
      language: 'nl',
      brief: 'leenfiets gratis als je je fiets voor een beurt brengt',
      says: ['Leenfiets gratis als je je fiets voor een beurt brengt'],
    },
    { says: ['Leenfiets gratis als je fiets fiets voor een beurt brengt'] },
    /^torn: “fiets” stands twice/,
  ],
  [
    'two words that the brief has as one',
    {
      brief: 'the bake sale raised £318.40. thankyou to all the parents',
      says: ['The bake sale raised £318.40', 'Thank you to all the parents.'],
    },
    { brief: 'the bake sale raised £318.40. all the parents came' },
    /^claim: “thank” in body/,
  ],
  [
    'a word that the brief mistypes',
    { brief: 'brunch inclded with every room on sunday', says: ['Brunch included with every room on Sunday'] },
    { brief: 'brunch inclined with every room on sunday' },
    /^claim: “included”/,
  ],
  [
    'yesterday, and the day that says what tomorrow is',
    {
      brief: 'the boiler broke yesterday. tomorrow, wednesday 4 march, we are closed',
      says: ['Closed on Wednesday 4 March', 'The boiler broke. We are closed.'],
    },
    {
      brief: 'the boiler broke yesterday. tomorrow is quiz night, on thursday 5 march we are closed',
      says: ['Closed on Thursday 5 March', 'The boiler broke. Quiz night. We are closed.'],
    },
    /^lost: “tomorrow”/m,
  ],
  [
    'a line of the brand beside a title of nobody',
    {
      brief: 'annual report page. title: Nobody Sleeps Rough Alone',
      features: ['Housing charity for people sleeping rough in Cardiff'],
      from: ['1', '2', 'b5'],
      says: ['Nobody Sleeps Rough Alone', 'Annual report page.'],
      caption: ['Annual report page.', 'We are a housing charity for people sleeping rough in Cardiff.'],
    },
    { caption: ['Annual report page.', 'We are for people sleeping rough, and cash, in Cardiff.'] },
    /^polarity/m,
  ],
  [
    'hours of a day before the hours of a thing',
    {
      brief: 'open studio sat 7 nov 11 to 4. free wheel demos at 12 and 2, everything on the seconds shelf $10',
      says: [
        'Open studio',
        'Saturday 7 November, 11 to 4: free wheel demos at 12 and 2, everything on the seconds shelf $10.',
      ],
    },
    {
      says: [
        'Open studio, 12 and 2',
        'Saturday 7 November: free wheel demos 11 to 4, everything on the seconds shelf $10.',
      ],
    },
    /^pairing/m,
  ],
  [
    'new prices from a day on',
    {
      language: 'pt',
      brief: 'a partir de 1 de fevereiro o pão de mafra passa para 1,95 € e a carcaça para 0,24 €',
      says: ['Novos preços a partir de 1 de fevereiro', 'O pão de Mafra passa para 1,95 € e a carcaça para 0,24 €.'],
    },
    { says: ['Novos folares a partir de 1 de fevereiro', 'O pão de Mafra passa para 1,95 € e a carcaça para 0,24 €.'] },
    /^not held: “Novos folares/m,
  ],
]

describe('a careful writer', () => {
  judgeRows(rows)

  it('has “!” made calm, but not inside of quotes', () => {
    const said = {
      brief: 'we did it. Mo said we did it for Leeds',
      says: ['We did it!', 'Mo said we did it for Leeds!!'],
    }
    const { answer, faults } = guarded(said)
    expect(faults).toEqual([])
    expect(answer).toMatchObject({ parts: [{ text: 'We did it.' }, { text: 'Mo said we did it for Leeds.' }] })
    const late = {
      brief: 'open until 10 p.m. on 5 March, as Mo said',
      says: ['Open until 10 p.m.!', 'On 5 March, Mo said!'],
    }
    expect(guarded(late).answer).toMatchObject({
      parts: [{ text: 'Open until 10 p.m.' }, { text: 'On 5 March, Mo said.' }],
    })
    expect(faultsOf({ ...said, says: ['We did it', 'Mo said “we did it for Leeds!”'] })).toMatch(/^mark: “!” in body/)
    expect(faultsOf({ ...said, says: ['We did it! for Leeds', 'Mo said'] })).toMatch(/^mark: “!” in headline/)
  })

  it('waits for a person where tomorrow is not the day beside it, where praise is the brief’s, and where prices are called new', () => {
    const brief = 'tomorrow, wednesday 11 november, we are closed'
    const { faults, holds } = guarded({ brief, says: ['Closed on Wednesday 11 November', 'We are closed.'] })
    expect([faults, holds.map(({ rule }) => rule)]).toEqual([[], ['weekday']])
    const right = guarded({
      brief: 'tomorrow, wednesday 4 march, we are closed',
      says: ['Closed on Wednesday 4 March'],
    })
    expect(right.holds).toEqual([])
  })
})
