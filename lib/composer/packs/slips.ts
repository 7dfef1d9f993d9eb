// Words that are typed wrong most often, as typed and as meant: none of them is a word or a name. A language each.
import { registry } from '#lib/registry.ts'

const SLIPS: Readonly<Record<string, string>> = registry({
  en: 'untill=until untl=until recieve=receive recieved=received recieving=receiving tommorow=tomorrow tommorrow=tomorrow tomorow=tomorrow definately=definitely definitly=definitely defiantely=definitely seperate=separate seperately=separately accomodation=accommodation accomodate=accommodate occured=occurred occassion=occasion occassions=occasions begining=beginning begginer=beginner begginers=beginners beginers=beginners wich=which becuase=because beacuse=because enviroment=environment goverment=government happend=happened neccessary=necessary necesary=necessary neccesary=necessary publically=publicly succesful=successful sucessful=successful successfull=successful suprise=surprise thier=their truely=truly wierd=weird availible=available avaliable=available availabe=available adress=address excercise=exercise excersise=exercise guarentee=guarantee restaraunt=restaurant resturant=restaurant vegtables=vegetables anniversery=anniversary aniversary=anniversary freind=friend freinds=friends teh=the adn=and acheive=achieve beleive=believe experiance=experience maintainance=maintenance reccomend=recommend recomend=recommend shedule=schedule volunters=volunteers openning=opening oppening=opening comming=coming welcom=welcome finaly=finally realy=really allways=always tickest=tickets alot=a_lot',
  de: 'vieleicht=vielleicht ziehmlich=ziemlich nähmlich=nämlich vorraus=voraus vorraussichtlich=voraussichtlich vorrausichtlich=voraussichtlich aufjedenfall=auf_jeden_Fall garnicht=gar_nicht wiederrum=wiederum seperat=separat interresant=interessant reperatur=Reparatur reperaturen=Reparaturen standart=Standard addresse=Adresse gallerie=Galerie maschiene=Maschine rythmus=Rhythmus wärend=während entgültig=endgültig bischen=bisschen morgends=morgens hälst=hältst gradios=grandios erföffnung=Eröffnung eröfnung=Eröffnung anmeldug=Anmeldung kostelos=kostenlos kostenloss=kostenlos',
  es: 'electronica=electrónica electronico=electrónico telefono=teléfono tambien=también dia=día dias=días sabado=sábado sabados=sábados miercoles=miércoles aqui=aquí asi=así despues=después informacion=información inscripcion=inscripción direccion=dirección atencion=atención reunion=reunión numero=número proximo=próximo proxima=próxima ultimo=último ultima=última ultimos=últimos ultimas=últimas musica=música cafe=café jardin=jardín ademas=además facil=fácil rapido=rápido rapida=rápida articulo=artículo pagina=página autonomo=autónomo autonomos=autónomos clinica=clínica medico=médico',
  fr: 'parmis=parmi malgrés=malgré acceuil=accueil acceuillir=accueillir acceuille=accueille evenement=événement evenements=événements déja=déjà deja=déjà apres=après tres=très ecole=école noel=Noël cafe=café theatre=théâtre reserver=réserver reservez=réservez reservation=réservation reservations=réservations gateau=gâteau gateaux=gâteaux fete=fête fetes=fêtes bientot=bientôt plutot=plutôt eleves=élèves fevrier=février decembre=décembre aout=août dégat=dégât dégats=dégâts',
  it: 'perche=perché cosi=così piu=più gia=già puo=può citta=città qualita=qualità novita=novità attivita=attività universita=università lunedi=lunedì martedi=martedì mercoledi=mercoledì giovedi=giovedì venerdi=venerdì caffe=caffè finche=finché pò=po’',
  pt: 'nao=não voce=você voces=vocês tambem=também sabado=sábado cafe=café musica=música inscricao=inscrição inscricoes=inscrições informacao=informação informacoes=informações promocao=promoção promocoes=promoções proximo=próximo proxima=próxima ultimo=último ultimos=últimos numero=número gratis=grátis ja=já amanha=amanhã atencao=atenção pao=pão concerteza=com_certeza apartir=a_partir',
  pl: 'wogóle=w_ogóle napewno=na_pewno narazie=na_razie wziąść=wziąć poprostu=po_prostu conajmniej=co_najmniej spowrotem=z_powrotem orginalny=oryginalny orginalna=oryginalna orginalne=oryginalne piatek=piątek sroda=środa ksiazki=książki swieta=święta',
  nl: 'onmiddelijk=onmiddellijk interresant=interessant proffesioneel=professioneel zowiezo=sowieso sowiezo=sowieso terplekke=ter_plekke eigelijk=eigenlijk',
})

const made = new Map<string, ReadonlyMap<string, string>>()

/** As typed, in small letters, to as meant. */
export function slipsOf(language: string): ReadonlyMap<string, string> {
  const ready =
    made.get(language) ??
    new Map((SLIPS[language] ?? '').split(' ').map(pair => pair.replaceAll('_', ' ').split('=') as [string, string]))
  made.set(language, ready)
  return ready
}
