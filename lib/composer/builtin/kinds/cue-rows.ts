// Words by which an event is known, a small table of each language.
import { registry } from '#lib/registry.ts'

export type Cues = {
  /** Begins then, and nobody comes on that day. */
  from: string
  /** Words of a sentence, which a name has not. */
  says: string
  /** Nobody comes to it. */
  works: string
  /** Readers are asked to come. */
  join: string
  /** Where something is, by the word that leads there or by what is there. */
  at: string
  sites: string
}
export const cueRows: Readonly<Partial<Record<string, Cues>>> = registry({
  en: {
    from: 'from|goes from|go from|going from|moves from|changes from|changing from|went from',
    says: 'we|our|us|is|are|was|were|has|have|will|join|come|you|your|i|its|it s|thats|heres|theres',
    works: 'maintenance|downtime|power cut|water off|road works|roadworks|deliveries|prices',
    join: 'join us|come along|come and|come to|come join|come see|see you',
    at: 'in|at|on|from|meet at|meet in|meeting at|meet outside|outside|near|by the|next to',
    sites:
      'street|st|road|rd|lane|square|park|hall|church|library|school|museum|gallery|theatre|centre|center|house|room|rooms|unit|yard|barn|farm|wharf|quay|avenue|ave|station|pub|inn|club|market|studio|studios|garden|gardens',
  },
  de: {
    from: 'von|ab|ab dem',
    says: 'wir|uns|unser|unsere|ist|sind|war|hat|kommt|ich|ihr',
    works: 'wartung|wartungsarbeiten|sperrung|preise',
    join: 'kommt|komm|seid dabei|sei dabei|kommen sie|schaut vorbei',
    at: 'in|im|in der|am|an der|beim|bei der|bei|auf dem|treffpunkt|vor dem|vor der|ab',
    sites: 'platz|saal|halle|kirche|bücherei|schule|museum|galerie|haus|hof|bahnhof|park',
  },
  es: {
    from: 'de|desde|desde el|a partir de|a partir del',
    says: 'nosotros|es|son|hemos|nuestro|nuestra|tenemos|estamos',
    works: 'mantenimiento|corte|precios',
    join: 'ven|venid|os esperamos|te esperamos|únete|apúntate',
    at: 'en|en el|en la|desde|junto a|frente a|punto de encuentro',
    sites: 'calle|plaza|avenida|parque|sala|iglesia|biblioteca|colegio|museo|galería|casa|estación|teatro|centro',
  },
  fr: {
    from: 'de|dès|dès le|à partir du|à partir de',
    says: 'nous|on|est|sont|notre|nos|avons|votre|vous',
    works: 'maintenance|coupure|travaux|tarifs|prix',
    join: 'venez|viens|rejoignez nous|rendez vous',
    at: 'à|au|à la|à l|aux|chez|dans|dans la|dans le|devant|rendez vous à|rendez vous au|près de',
    sites: 'rue|place|avenue|boulevard|parc|salle|église|bibliothèque|école|musée|galerie|maison|gare|théâtre|quai',
  },
  it: {
    from: 'da|dai|dal|dalla',
    says: 'siamo|abbiamo|nostro|nostra|sono|è',
    works: 'manutenzione|lavori|prezzi',
    join: 'venite|vieni|vi aspettiamo|ti aspettiamo|unitevi',
    at: 'al|alla|all|in|presso|nel|nella|davanti a|da',
    sites: 'via|piazza|viale|parco|sala|chiesa|biblioteca|scuola|museo|galleria|casa|stazione|teatro|corso',
  },
  pt: {
    from: 'de|dos|das|a partir de|desde',
    says: 'temos|somos|nosso|nossa|é|são|estamos',
    works: 'manutenção|obras|preços',
    join: 'venha|vem|vem ter|junte se|esperamos por',
    at: 'no|na|em|nos|nas|à|ao|junto a|ponto de encontro',
    sites: 'rua|praça|avenida|parque|sala|igreja|biblioteca|escola|museu|galeria|casa|estação|teatro|largo',
  },
  pl: {
    from: 'z|ze|od',
    says: 'jest|mamy|nasz|nasza|są',
    works: 'konserwacja|prace|ceny',
    join: 'przyjdź|przyjdźcie|zapraszamy|dołącz',
    at: 'w|we|na|przy|przed|obok|spotykamy się w|spotykamy się przy',
    sites: 'ulica|plac|aleja|park|sala|kościół|biblioteka|szkoła|muzeum|galeria|dom|dworzec|rynek|ul|al',
  },
  ja: {
    from: '',
    says: '',
    works: 'メンテナンス|値上げ',
    join: 'お越しください',
    at: '会場',
    sites: '館|公園|駅|ホール|教室',
  },
  ar: {
    from: 'من|ابتداءً من',
    says: 'نحن',
    works: 'صيانة',
    join: 'انضموا|تعالوا',
    at: 'في|عند',
    sites: 'شارع|ساحة|قاعة|مكتبة|مدرسة|متحف',
  },
})
