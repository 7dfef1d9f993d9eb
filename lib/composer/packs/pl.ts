import type { OwnPack } from '#lib/composer/packs/pack.ts'

export const pl: OwnPack = {
  near: 'dziś 0|dzisiaj 0|dziś wieczorem 0|jutro 1|pojutrze 2|wczoraj -1',
  feasts: 'Dzień Matki|Dzień Ojca|Dzień Kobiet|Boże Narodzenie|Wielkanoc|Walentynki',
  day: '{w}, {d} {m}',
  numbers:
    'jeden dwa,dwie,dwóch trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia',
  tens: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
  hundreds: 'sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset',
  thousand: 'tysiąc tysiące tysięcy',
  ordinals:
    'pierwsz drug trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast dwudziest trzydziest',
  abbreviations:
    'np itd itp m.in ul al pl os tel nr godz kat dr mgr inż prof św str zł gr tzn tj sty lut kwi cze lip sie wrz paź lis gru pon wt śr czw pt sob sb niedz ndz nd min maks',
  glue: 'i a o u w we z ze na do od po pod nad przed przy za dla bez przez między oraz lub albo ale lecz że żeby aby czy jak jako gdy gdzie kto co który która które to ten ta te tego tej tych się nie ani jest są był była było będzie będą być ma mają mamy mieć nasz nasza nasze naszego naszej wasz wasza jego jej ich mój moja twój swoje my wy on ona oni ja ty nas was nam wam już też także tylko bardzo więcej jeszcze każdy',
  neutral:
    'potrzebny potrzebna potrzebne robi robimy robić można może mogą przychodzi przychodzą przyjdź idzie iść dać daje dajemy mówi powiedzieć pytać zaczyna zaczynamy otwiera zamyka dzień dni godzina godziny godzin tydzień miesiąc rok lat lata minut minuty miejsce miejsca rzecz ludzie osoba osoby osób wszystko wszyscy wszystkie nowy nowa nowe teraz inny inne proszę cena ceny koszt koniec część zespół imię pomoc jesteśmy mamy mailem telefon adres kosztuje kosztują',
  common:
    'naszym naszych naszymi naszą nasi waszym waszych swoim swoich swoją swojego tym tymi tą tę tamten taki taka takie jakiś ktoś coś byliśmy byłyśmy byli były będziemy zostanie mieliśmy gramy gra grają szukamy szuka szukają zaprasza czekamy czeka czekają organizujemy prowadzimy prowadzi trwa trwają serwujemy podajemy pokazujemy znajdziesz znajdziecie przynieś przynieście wpadnij wpadnijcie wpadajcie wpadaj wejdź wybierz wybierzcie weź weźcie udział napisz napiszcie zadzwoń zadzwońcie liczy liczą chce chcemy praca wydarzenie spotkanie warunki zasady powód sposób krok kroki pytanie odpowiedź klienci goście sąsiedzi czytelnicy ponieważ podczas według mimo razem więc potem wtedy tu tutaj tam najpierw następnie wreszcie kupić kup kupcie zapłacić zapłać płaci płacą zarezerwuj zarezerwować zamów zamówić nazywa nazwany dodany dodana sam sama samo mnie mi mną ciebie ci cię tobą jemu niego niemu niej nią nim nimi nich im nami wami sobie siebie mojego mojej moje moi twojego twojej twoja twoi twoim naszemu waszego waszej waszą waszymi temu tamta tamto tacy takich takim czego czemu czym kogo komu kim ile ilu kiedy dokąd skąd dlaczego którego której którym których którzy wszystkich wszystkim każdego każdej mało trochę nieco wśród pośród obok naprzeciw wokół dookoła wewnątrz poza ponad poniżej powyżej spod znad wobec niż niech bo choć jednak zatem dlatego przecież właśnie prawie chyba często czasem dopiero nadal znowu znów naprawdę zwykle jestem jesteś jesteście byłem byłam byłoby byłby byłaby bądź miał miała mieli miało mam masz macie robię robisz robicie robią zrób zróbcie zrobić zrobi mogę możesz możemy możecie mógł mogła idę idziesz idziemy idą szedł poszedł przyjdzie przyjdą przyjść przyszedł chodź chodźcie chodzi daję dają dał dała daj dajcie mówię mówimy mówią powiedział wiem wie wiemy wiedzą widzę widzi widać zobacz zobaczcie biorę bierze bierzemy bierzcie wziąć wziął wkładamy włóż połóż postaw stoi stoją siedzi leży leżą jedzie jedziemy jeść je jedz pić pije czytać czyta czytaj pisać pisze pytaj pytajcie pomaga pomóc pomożemy zostaje zostają zostań wraca wracamy wracają wrócić wyjdź wychodzi wejść wchodzi zmienia zmienić trzyma trzymaj zostaw zostawcie spakuj spakujcie pakuj pakujcie pakować używa używaj użyj potrzebuje potrzebujesz potrzebujemy zapytaj sprawdź sprawdzić spróbuj dotrzeć działa drugi druga drugie trzeci trzecia trzecie rozmiar rozmiary ilość waga długość wysokość szerokość głębokość czas wiek temperatura stopni odległość data daty początek odjazd przyjazd powrót liczba numer tytuł słowo słowa tekst obraz zdjęcie strona strony wiersz przykład przykłady raz razy zabierz zabierzcie płacisz zapłacisz powiesz powiedz piszemy zapraszamy otwieramy jeśli numerem numery mija waży ważą bilet bilety biletów link punkt',
  forms:
    'być jest był|umrzeć umiera umarł zmarł śmierć|brać bierze wziąć|iść idzie szedł przyjść|jechać jedzie|jeść je jedzenie|lecieć leci lot|ludzie człowiek|mieć ma miał|móc może mógł|nieść niesie przynieść|piec piecze|pisać pisze|prać pierze|rok lata lat|robić zrobić|rosnąć rośnie|siać sieje|spać śpi|stać stoi|szyć szyje|śmiać|tłuc|wieźć wiezie|widzieć widzi|wiedzieć wie|wziąć weź|zacząć zaczyna|zamknąć zamyka zamknięte|otworzyć otwiera otwarte|dziecko dzieci|ręka ręce rąk|noga nogi nóg|oko oczy|ucho uszy|brat bracia|ksiądz|miesiąc miesiące|tydzień tygodnie tygodni|dzień dni dnia|pies psy psa|koń konie|stół stoły stole|wóz wozy|miasto mieście|świat świecie|lato lecie|ciasto cieście',
  claims: {
    free: 'darmowy darmowa darmowe bezpłatny bezpłatna bezpłatne gratis wolny',
    only: 'tylko wyłącznie jedynie',
    new: 'nowy nowa nowe nowego nowej',
    all: 'wszystko wszystkie wszyscy zawsze każdy cały',
    not: 'nie bez nigdy żaden żadna nikt nic ani',
    thank: 'dziękujemy dzięki dziękuję',
    sorry: 'przepraszamy przepraszam przykro',
    closed: 'zamknięte zamknięty zamykamy nieczynne nieczynny zamknięcie',
    open: 'otwarte otwarty otwieramy otwarcie czynne czynny',
    refund: 'zwrot zwracamy',
    included: 'cenie wliczone wliczony zawiera',
    excluded: 'wyłączony oprócz',
    full: 'pełny pełna pełne',
    part: 'część częściowo',
    cancelled: 'odwołane odwołany odwołana',
    moved: 'przeniesione przełożone przenosimy',
    last: 'ostatni ostatnia ostatnie',
    first: 'pierwszy pierwsza pierwsze pierwszych',
    guarantee: 'gwarancja gwarantujemy',
    safe: 'bezpieczny bezpieczne',
    certified: 'certyfikowany certyfikat',
    natural: 'ekologiczny wegański naturalny lokalny świeży',
    award: 'nagroda nagrodzony',
    easy: 'łatwy łatwo prosty szybki',
    discount: 'rabat zniżka promocja taniej',
    win: 'wygraj wygrana wygrali',
    lost: 'przegrali zgubiony stracone',
    down: 'awaria niedostępny',
    fixed: 'naprawione naprawiony',
    required: 'wymagane wymagany obowiązkowy konieczne',
    optional: 'dobrowolny',
    children: 'dzieci dziecko',
    adults: 'dorośli dorosłych',
    each: 'każda każdy każde codziennie codzienny codzienna codzienne',
    soldout: 'wyprzedane',
    planned: 'planowany planowana planowane',
    dead: 'zmarł zmarła śmierć',
    official: 'oficjalny',
    cash: 'gotówka gotówką',
    instead: 'zamiast',
    more: 'więcej',
    less: 'mniej',
    welcome: 'zapraszamy witamy',
  },
  order:
    'zrób|zróbcie|możesz zrobić|możecie|potrzebuję|potrzebujemy posta|post na|post o|karuzela|infografika|rolka|reel|wideo|hashtag*|emoji|ton|nagłówek|podpis|napisz|napiszcie|stwórz|na instagram*|na linkedin*|na social*|coś ładnego|coś o|coś na|wspomnij|krótko|jak ostatnio|wiecie o co chodzi|wiesz o co|bez wykrzykników|wykrzykników',
  tell: 'z informacją że|że mamy|żeby napisać że|o tym że|przypomnij|przypomnij *|przypomnij * *|przypomnijcie|przypomnijcie *|przypomnijcie * *|przypomnieć|przypomnieć *|powiedzieć|powiedzieć *|powiedz|powiedz *|powiedz * *|powiedzcie|powiedzcie *|powiedzcie * *|poinformuj|poinformuj *|poinformuj * *|poinformujcie|poinformujcie *|poinformujcie * *|daj znać|daj znać *|dajcie znać|dajcie znać *|dajcie znać * *|przekaż|przekaż *|przekażcie|przekażcie *|niech wszyscy wiedzą|ostrzeż|ostrzeżcie *',
  that: 'że iż',
  call: 'zapisz|zapisz się|zapisy|zapiszcie|zarezerwuj|rezerwacja|rezerwacje|zamów|zamówienia|zadzwoń|dzwońcie|napisz do|napiszcie do|przynieś|przynieście|przyjdź|przyjdźcie|wyślij|wyślijcie|cv|szukamy|zatrudnimy|potrzebujemy|zgłoszenia|zgłoś|głosuj|głosujcie|wesprzyj|weź udział|odbierz|odbiór|trzeba oddać|należy|prosimy',
  idiom:
    'zamknięcie miesiąca|zamknąć miesiąc|zamykanie miesiąca|zamknięcie roku|zamknięta grupa|przy drzwiach zamkniętych|zamknij oczy|impreza zamknięta|kort tenisowy',
  hide: 'tylko do waszej wiadomości|tylko do twojej wiadomości|tylko do pana wiadomości|tylko do pani wiadomości|pozostać anonimow*|zostać anonimow*|wewnętrznie|do użytku wewnętrznego|nie zdradza*|nie ujawnia*|nic o|ani słowa|bez mówienia|nie wspominaj*|nie pisz*|nie mów*|nie publikuj*|nie podawaj*|nie wymieniaj*|poufne|tajne|tajemnica|między nami|wewnętrzne|embargo|bez nazwisk|bez podawania|pomiń|pomińcie',
  lean: 'ale nie co|ale nie gdzie|ale nie dlaczego|ale nie kto|tego nie pisz|tego nie|to pomiń|nie do posta',
  doubt:
    'do decyzji|jeszcze nie wiemy|nie zdecydowal*|do ustalenia|do sprawdzenia|do weryfikacji|niepotwierdzone|jeszcze nie wiadomo|może|chyba|nie wiem|nie jestem pew*|do potwierdzenia|prawdopodobnie|zapytaj|spytaj|oby|podobno',
  noise:
    'cześć|hej|dzień dobry|dobry wieczór|pozdrawiam|pozdrowienia|wysłane z|temat|od|do|z góry dziękuję|dzięki z góry|pilne|no więc|haha|lol|ps',
  taken: 'nie czekaj|jednak nie|zapomnij|poprawka|to znaczy|znaczy się|jednak będzie|oj nie',
  aside:
    'haha*|hehe*|hihi*|lol|xd|xdd*|no ale cóż|ale cóż|no cóż|cóż|trudno|no ale|takie życie|nieważne|wiesz|sam wiesz|sama wiesz|jak wiesz|jak wiecie|nie pytaj|jak ustaliliśmy|jak mówiliśmy|jak ostatnio|jak zawsze wiesz|ten co zrobił*|nie mój pomysł|dzięki bogu|uff|ech|szczerze mówiąc|między nami mówiąc',
  dangling:
    'i a o u w we z ze na do od po pod nad przed przy za dla bez przez między oraz lub albo ale że aby jak nasz nasza nasze ten ta to nie bardzo każdy',
  chat: 'wgl=w_ogóle bd=będzie spoko= nara= lol= xd= mb= imo= pzdr=',
  short:
    'ok=około godz=godzina_godziny_godzin tel=telefon os=osoba_osoby_osób min=minut_minuty_minimum maks=maksymalnie wł=włącznie pkt=punkt_punkty_punktów tyg=tydzień_tygodnie_tygodni mies=miesiąc_miesiące_miesięcy ul=ulica_ulicy al=aleja_alei pl=plac_placu km=kilometrów cm=centymetrów kg=kilogramów',
  hype: 'niezapomnian*|rewolucyjn*|niesamowit*|jedyny w swoim rodzaju|najlepszy|najlepsza|najlepsze|wyjątkow*|innowacyjn*|nie przegap*|spiesz się|odkryj|fantastyczn*|niepowtarzaln*',
  grave: {
    layoffs:
      'rozstajemy się z * osob*|musieliśmy pożegnać|pożegnaliśmy * osób|zwolnić * osób|zwolnieni*|zwalniamy|tracą pracę|redukcja etatów|likwidacja',
    death: 'nie żyje|uśpi*|śmierteln*|zmarł*|śmierć|pogrzeb|żałob*|kondolenc*|odszedł|odeszła',
    recall:
      'komunikat bezpieczeństwa|ostrzeżenie|nie używa*|nie pić|wycofanie|wycofujemy produkt|nie spożywać|nie jedz*|alergen*|salmonell*|listeri*',
    outage: 'awaria|nie działa|niedostępn*|przerwa w działaniu',
    other:
      'wypadek|wypadku|rann*|szpital*|karetk*|pożar*|spłoną*|wybuch*|wyciek gazu|włamani*|kradzież*|skradzion*|ukradziono|napad*|pobit*|uciekł*|zaginą*|zaginę*|zalan*|ewakuac*|utoną*|molestowan*|nikt nie ucierpiał|zamykamy na zawsze|zamykamy na stałe|zamknięcie na stałe',
    apology: 'przeprasza*|nasz błąd|nasza wina',
    health:
      'wybielani*|ortodon*|implant*|botoks*|laser*|ciąż*|fizjo*|osteop*|masaż*|ból|bólu|leczy|lecze*|lekarz*|dentyst*|stomatolog*|pacjent*|odchudz*|szczepi*|terapi*|zdrowi*|kontuzj*|objaw*|medyczn*',
    legal: 'pozew|sąd|policja|oszustw*|śledztw*',
    politics: 'strajk*|wybory|wyborcz*|protest*|manifestacj*|rząd|wojn*|partia|uchodźc*|minist*|rasis*',
    minors: 'mój syn|moja córka|niemowl*',
    money: 'inwesty*|kredyt*|pożyczk*|ubezpiecz*|zysk gwarant*|akcje|krypto*|lokat*',
    confidential: 'poufne|tajne|nda|embargo',
  },
  clock: 'godz godzina h',
  till: 'do',
  quotes: ['„', '”'],
  ask: {
    readers: 'Czy to jest dla czytelników: „{x}”?',
    day: 'Który dzień jest właściwy: {x}?',
    sure: 'Czy to się zgadza: {x}?',
    either: 'Co się zgadza: {x}?',
    clash: '{x}: ta data to inny dzień tygodnia. Co jest prawdą?',
    sum: '{x} daje {y}. Która liczba jest prawidłowa?',
    facts: 'Czego mają się dowiedzieć czytelnicy?',
    nothing: 'Co czytelnicy mają wiedzieć o „{x}”?',
  },
}
