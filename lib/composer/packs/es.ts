import type { OwnPack } from '#lib/composer/packs/pack.ts'

export const es: OwnPack = {
  near: 'hoy 0|esta noche 0|mañana 1|pasado mañana 2|ayer -1',
  feasts: 'Día de la Madre|Día del Padre|San Valentín|Nochevieja|Nochebuena|Semana Santa|Navidad',
  day: '{w} {d} de {m}',
  numbers:
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  hundreds:
    'cien,ciento doscientos,doscientas trescientos,trescientas cuatrocientos,cuatrocientas quinientos,quinientas seiscientos,seiscientas setecientos,setecientas ochocientos,ochocientas novecientos,novecientas',
  thousand: 'mil',
  ordinals: 'primero',
  abbreviations:
    'sr sra dr dra d dña c avda pza tel núm num etc aprox ej pág máx mín incl ene feb abr jun jul ago sep sept oct nov dic lun mar mié jue vie sáb dom ee.uu p.ej',
  glue: 'el la los las lo un una unos unas y e o u pero de del a al en con por para sin sobre entre desde hasta según como que se si no ni su sus nuestro nuestra nuestros nuestras tu tus mi mis este esta estos estas ese esa eso esto es son era fue ser está están estamos hay ha han hemos he muy más ya también nos os les le te me yo tú él ella ellos nosotros vosotros q cada cuando donde qué quien',
  neutral:
    'necesario necesaria tenemos tiene tienen tener hace hacer hacemos haz puede puedes pueden poder ven venir viene vienen ver va vamos dar damos da decir pedir toma empieza empezamos abre abrimos cierra día días hora horas semana mes año años minuto minutos lugar cosa gente persona personas todo todos todas nuevo nueva ahora otra otro vez por favor correo precio precios coste final parte equipo nombre ayuda bienvenida llevamos lleva cuesta cuestan estamos somos horario horarios teléfono dirección',
  common:
    'fueron será serán seremos eran sido estuvo había habrá tendrá tendremos haremos sirve servimos sirven jugamos juega juegan llevan trae traemos traen buscamos busca buscan espera esperamos esperan acogemos recibimos recibe dura duran organizamos mostramos encuentra encuentras pasa pasad pasen traed traigan elige elegid participa participad participar escribe escribid llama llamad envía enviad cuenta cuentan quiere queremos puesto trabajo evento encuentro condiciones reglas motivo razón modo manera forma paso pasos pregunta respuesta clientes visitantes vecinos vecinas amigos amigas lectores porque aunque mientras durante además así entonces luego juntos juntas mismo misma algún alguna cuyo aquí allí ahí escríbenos escríbeme después finalmente comprar compra compre pagar paga pague reservar reserva reserve pide pida llamado llamada añadido añadida ello mía mío míos suya suyo suyos tuyo tuya vuestro vuestra vuestros vuestras aquel aquella aquellos aquellas aquello cual cuales cualquier cualquiera cuanto cuánto cuánta cuántos cuántas cómo cuáles adónde dónde cuándo ambos ambas poco poca pocos pocas tanto tanta tan tal tales ante bajo tras contra mediante dentro fuera arriba abajo encima debajo delante detrás cerca lejos alrededor junto atrás adelante acá allá incluso casi quizá quizás todavía aún antes sino pues ojalá soy eres sea sean éramos fui fuimos fuiste estaba estaban estuvimos esté estén estad has habían habrán habéis tengo tenía tenían tuvo ten tened hago hizo hecho haced hará harán voy vas van iba iban ido irá irán vaya vayan vengo vino vinieron viniendo vendrá doy das dio dado dan dad dé digo dices dice dicen dijo dicho di veo ves vemos visto vio pon pone ponen puso poner poned ponga sé sabe saben saber sabemos supo quiero quieres querer quisiera puedo pudo podrá podrán podemos traigo traer trajo sale salen salir salimos salió salga piden pedimos pidió sigue siguen seguir siguió llega llegan llegar llegó queda quedan quedar quedó deja dejan dejar dejó toca tocan mira mirad mirar leer lee leemos leyó oír oye come comen comer bebe beben beber vuelve vuelven volver volvió ayudan ayudar preguntar prueba probar esperar cambia cambian cambiar usar usa usan tamaño tamaños cantidad peso largo altura anchura ancho profundidad duración edad temperatura grados distancia fecha fechas inicio comienzo salida llegada vuelta regreso número título palabra palabras texto imagen foto página fila ejemplo ejemplos lado tienes tenéis tuvimos hazlo hacerlo venga venid vengan venís vení vernos verte verlo llámanos llámame avísanos avisadnos dinos decidnos enviamos dejes dejas dejamos ti rato pesa pesan entrada entradas punto enlace comparación',
  forms:
    'andar anduvo|caber cupo quepo|caer cae cayó caído|cerrar cierra cierran cierre|coger cojo|contar cuenta cuentan cuento|costar cuesta cuestan|crecer crezco|creer creyó|dar doy dio|decir digo dice dijo dicho di|despertar despierta|doler duele|dormir duerme durmió|elegir elige eligió|empezar empieza empiezan|encontrar encuentra|entender entiende|freír fríe frito|hacer hago hizo hecho haz|hervir hierve|ir voy va fue iba|jugar juega juegan juego|leer lee leyó leído|llover llueve lluvia|mostrar muestra|morir muere murió muerto muerte|mover mueve|nacer nace nacido|nevar nieva nieve|oír oye oyó|oler huele|pedir pide pidió|pensar piensa|perder pierde|poder puede pudo|poner pone pongo puso puesto|preferir prefiere|probar prueba|querer quiere quiso|recordar recuerda|reír ríe rió|repetir repite|romper roto|saber sé supo|salir salgo sale|seguir sigue siguió|sembrar siembra|sentar sienta|sentir siente sintió|servir sirve sirvió|soñar sueña|tener tengo tiene tuvo|tostar tuesta|traer traigo trae trajo|vender vendido|venir vengo viene vino|ver veo vio visto|vestir viste|volar vuela vuelo|volver vuelve vuelto|abrir abierto|escribir escrito|cubrir cubierto|freír frito|pez peces|luz luces|vez veces|voz voces|',
  claims: {
    free: 'gratis gratuito gratuita gratuitos gratuitas libre',
    only: 'solo sólo únicamente',
    new: 'nuevo nueva nuevos nuevas',
    all: 'todo toda todos todas siempre',
    not: 'no ni nunca sin ningún ninguna nada nadie',
    thank: 'gracias agradecemos',
    sorry: 'perdón disculpa disculpas sentimos lamentamos',
    closed: 'cerrado cerrada cerramos cierra cierre',
    open: 'abierto abierta abrimos abre apertura reabrimos',
    refund: 'reembolso devolución devolvemos',
    included: 'incluido incluida incluidos incluidas incluye',
    excluded: 'excluido excluidos excepto',
    full: 'completo completa',
    part: 'parte parcial',
    cancelled: 'cancelado cancelada suspendido suspendida',
    moved: 'aplazado trasladado mudamos cambiado',
    last: 'último última últimos últimas',
    first: 'primer primero primera primeros',
    guarantee: 'garantía garantizado garantizamos',
    safe: 'seguro segura',
    certified: 'certificado homologado',
    natural: 'ecológico vegano artesano natural local fresco',
    award: 'premio premiado',
    easy: 'fácil rápido sencillo',
    discount: 'descuento rebaja rebajas oferta',
    win: 'gana ganar ganamos ganado',
    lost: 'perdido perdimos pierde',
    down: 'caído caída avería averiado',
    fixed: 'arreglado solucionado resuelto',
    required: 'obligatorio necesario imprescindible',
    optional: 'opcional voluntario',
    children: 'niño niños niña niñas',
    adults: 'adulto adultos',
    each: 'cada diario diaria diarios diarias semanal semanales mensual mensuales',
    soldout: 'agotado agotadas agotados',
    planned: 'previsto programado',
    dead: 'muerto fallecido murió falleció',
    official: 'oficial',
    cash: 'efectivo',
    more: 'más',
    less: 'menos',
    welcome: 'bienvenido bienvenida bienvenidos bienvenidas',
  },
  order:
    'pon esta|pon este|pon esto|pon el|pon la|ponme|poned esta|poned este|publica esta|publica este|sube esta|sube este|sube esto|cuelga esta|cuelga este|comparte esta|comparte este|haz|hazme|haced|podéis hacer|puedes hacer|puedes poner|necesito|necesitamos un post|queremos decir|quiero un|quiero una|un post|una publicación|carrusel|infografía|reel|vídeo|video corto|hashtag*|emoji*|tono|titular|pie de foto|escribe|crea|crear|diseña|para instagram|para linkedin|para redes|algo bonito|algo sobre|algo de|menciona|poned|ponle|pon que|que quede|que sea|no pongas muchos|como la última vez|ya sabes|sin exclamaciones|exclamaciones|breve|cortito|por favor haz',
  tell: 'que diga que|que digan que|para decir que|diciendo que|para anunciar que|para avisar de que|para avisar que|pide a *|pide a * *|pedid a *|pedid a * *|pidan a *|pidan a * *|solo para decir|solo quería decir|solo quería deciros|recuerda|recuerda *|recuerda * *|recuerda * * *|recordad|recordad *|recordad * *|recordad * * *|recordar|recordar *|recordar * *|avisa|avisa * *|avisa * * *|avisad|avisad * *|avisad * * *|avisen|avisen * *|di a *|di a * *|decid a *|decid a * *|diles|decidles|informa a * *|informad a * *|decir|decir *|decir a *|hay que decir|hay que avisar|no olvidéis decir|no olvides decir|que todo el mundo sepa|que todos sepan|asegúrate de que * sepa|asegúrate de que todo el mundo sepa|aseguraos de que todo el mundo sepa',
  that: 'que',
  call: 'apúntate|apuntaos|inscripciones|inscríbete|inscribiros|reserva|reservas|reservad|pide|pedid|pedidos|llama|llamad|llámanos|escribe a|escríbenos|escribid|trae|traed|ven|venid|envía|enviad|manda|mandad|cv a|buscamos|se busca|necesitamos|compra|recoge|recogida|vota|dona|colabora|participa|entradas en|cita en|consulta',
  idiom:
    'parte por|parte del derecho|parte desde|parte a las|cerrar el mes|cerrar las cuentas|cierre contable|cierre de mes|cerrar el trato|cerrar la brecha|a puerta cerrada|grupo cerrado|cerrado a presión|cerrar un acuerdo|cierre del año|broche de cierre|fiesta de cierre|fecha de cierre|cierra los ojos|pista de tenis',
  hide: 'solo para su información|solo para vuestra información|solo para tu información|solo para que lo sepas|solo para que lo sepáis|sin poner nombres|sin poner el nombre|sin poner los nombres|sin decir nombres|sin dar nombres|sin nombrar a|sin mencionar|permanecer anónim*|quedar en el anonimato|seguir en el anonimato|no saques|no saquéis|no saquen|no sacar|no incluyas|no incluyáis|no incluyan|no incluir|no escribas|no escribáis|no enseñes|no enseñéis|no muestres|no mostréis|no subas|no cites|no citéis|no metas|no lo pongáis|que no salga|que no salgan|que no aparezca|que no aparezcan|sin sacar|sin poner el nombre|sin nombres|interno|solo interno|no digan|no mencionen|no publiquen|no cuenten|no pongan|no decid|no digáis|no pongáis|no mencionéis|no contéis|sin decir|ni una palabra|no lo pongas|no pongas|no poner|no mencionar|no menciones|no digas|no decir|no publicar|no publiques|no nombrar|no nombres|confidencial|secreto|entre nosotros|es interno|uso interno|embargo|sin nombrar|sin mencionar|no cuentes|no lo digas',
  lean: 'pero no qué|pero no dónde|pero no por qué|pero no quién|ni dónde está|eso no lo pongas|esto no lo pongas|no lo pongas|no lo digas|eso no|quita eso|eso fuera',
  doubt:
    'tengo que preguntar|tengo que confirmar|tengo que mirarlo|falta hablar con|aún no sabemos|todavía no sabemos|por decidir|no está decidido|sin decidir|aún no está|por verificar|por confirmar|a confirmar|a comprobar|sin confirmar|falta confirmar|quizá|quizás|tal vez|igual es|a lo mejor|creo que|no sé|no estoy segur*|pendiente|preguntar a|pregunta a|seguramente|puede que|ojalá|según vea*',
  noise:
    'hola|buenas|buenos días|buenas tardes|saludos|un saludo|un abrazo|enviado desde|asunto|de|para|jaja|jajaja|gracias de antemano|gracias guap*|oye|bueno|pues|nada|por cierto|urgente',
  taken:
    'no espera|espera no|olvida eso|corrección|quiero decir|perdón es|mejor dicho|digo|ay no|uy no|espera que|perdón son|perdona es|perdona son|rectifico|me dicen que|al final es|al final son',
  aside:
    'jaja*|jeje*|jiji*|lol|pero vaya|vaya|pero bueno|en fin|qué se le va a hacer|que se le va a hacer|da igual|ya sabes|ya sabéis|ya me entiendes|tú ya sabes|no preguntes|no me preguntes|como hablamos|como quedamos|como dijimos|como la última vez|como la otra vez|el que hiciste|no es idea mía|menos mal|gracias a dios|uf|ay|madre mía|la verdad|para qué engañarnos',
  dangling:
    'el la los las un una unos unas y e o u de del a al en con por para sin sobre entre desde hasta que su sus nuestro nuestra mi tu este esta no muy más cada como',
  chat: 'q=que xq=porque pq=porque tb=también tmb=también xfa= porfa= jaja= jajaja= dnd=donde tqm=',
  short:
    'finde=fin_de_semana incl=incluido_incluida aprox=aproximadamente máx=máximo mín=mínimo min=minutos pers=personas tel=teléfono hrs=horas exp=experiencia c=calle C=calle av=avenida avda=avenida pza=plaza km=kilómetros cm=centímetros kg=kilos',
  hype: 'experiencia única|experiencias únicas|inolvidable*|increíble*|revolucionari*|innovador*|el mejor|la mejor|los mejores|las mejores|espectacular*|no te lo pierdas|no os lo perdáis|único en el mundo|imprescindible*|descubre|brutal|alucinante*|corre que',
  grave: {
    layoffs:
      'prescindir de|tenido que despedir|echar a * personas|echado a *|dejar ir a|despid*|ere|recorte de plantilla|pierden su empleo|cierre de la planta',
    death:
      'perdió la vida|nos dejó|nos ha dejado|sacrificar a|fallec*|murió|ha muerto|muerte|funeral|luto|pésame|descanse en paz',
    recall:
      'aviso de seguridad|alerta de seguridad|dejen de usar|deje de usar|no usar|no beber|retirada de producto|retiramos|no consumir|no lo coma*|alérgeno*|fragmentos|salmonel*|listeri*',
    outage: 'caída del servicio|no funciona|avería|interrupción',
    other:
      'accidente*|herid*|hospital|ambulancia|incendio|se quemó|quemado|explosión|fuga de gas|robo|robado|robaron|atraco|agresión|agredid*|se escapó|escapado|desaparecid*|inundad*|evacua*|ahogad*|acoso|nadie resultó|cierra para siempre|cerramos para siempre|cierre definitivo|cierra definitivamente',
    apology: 'pedimos perdón|pedimos disculpas|nuestro error|lo sentimos mucho|cobramos dos veces',
    health:
      'blanqueamiento*|ortodoncia|implante*|bótox|relleno*|láser|embaraz*|fisio*|dolor*|cura|curar|tratamiento*|médic*|dental*|dentista|paciente*|adelgaz*|vacuna*|terapia*|salud|lesión*|clínic*|síntoma*',
    legal: 'demanda judicial|tribunal|juicio|denuncia*|policía|fraude|investigación judicial',
    politics:
      'huelga*|elecciones|votar|manifestación|protesta*|gobierno|partido político|guerra|memoria histórica|censura*|refugiad*|ministr*|racis*',
    minors: 'mi hijo|mi hija|bebé|alumna de|alumno de',
    money: 'inversión|invertir|crédito*|préstamo*|seguro de|hipoteca*|rentabilidad|acciones de|cripto*',
    confidential: 'confidencial|secreto|nda|embargo',
  },
  clock: 'h hs horas',
  till: 'hasta a al',
  quotes: ['«', '»'],
  ask: {
    readers: '¿Esto es para los lectores: «{x}»?',
    day: '¿Qué día es: {x}?',
    sure: '¿Es correcto: {x}?',
    either: '¿Cuál es correcto: {x}?',
    clash: '{x}: esa fecha cae en otro día. ¿Cuál es la buena?',
    sum: '{x} suma {y}. ¿Qué número es el bueno?',
    facts: '¿Qué debe contar la publicación?',
    nothing: '¿Qué debe saber la gente sobre «{x}»?',
  },
}
