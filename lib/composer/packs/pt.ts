import type { OwnPack } from '#lib/composer/packs/pack.ts'

export const pt: OwnPack = {
  near: 'hoje 0|esta noite 0|amanhã 1|ontem -1',
  feasts: 'Dia da Mãe|Dia das Mães|Dia do Pai|Dia dos Pais|Dia dos Namorados|Páscoa',
  day: '{w}, {d} de {m}',
  numbers:
    'um dois,duas três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
  tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  hundreds:
    'cem,cento duzentos,duzentas trezentos,trezentas quatrocentos,quatrocentas quinhentos,quinhentas seiscentos,seiscentas setecentos,setecentas oitocentos,oitocentas novecentos,novecentas',
  thousand: 'mil',
  ordinals: 'primeiro',
  abbreviations:
    'sr sra dr dra av tel tlm n nº etc aprox ex pág máx mín incl jan fev mar abr mai jun jul ago set out nov dez seg ter qua qui sex sáb dom c',
  glue: 'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos para com sem sob sobre entre desde até e ou mas que se não nem como quando onde quem qual é são era foi ser está estão estamos há tem têm temos ao à aos às seu sua seus suas nosso nossa nossos nossas vosso vossa vossos vossas meu minha teu neste nesta nestes nestas nesse nessa deste desta desse dessa num numa este esta estes estas esse essa isto isso já mais muito também só eu tu ele ela nós vós eles lhe me te p c q',
  neutral:
    'necessário necessária fazer faz fazemos pode podem podes poder vem vir vêm ver vai vamos ir dar damos dizer pedir toma começa começamos abre abrimos fecha dia dias hora horas semana mês ano anos minuto minutos lugar lugares coisa gente pessoa pessoas tudo todos todas novo nova agora outra outro vez favor preço preços custo fim parte equipa equipe nome ajuda custa custam temos estamos somos horário horários telefone morada',
  common:
    'foram será serão seremos eram sido esteve havia haverá terá teremos faremos serve servimos servem jogamos joga jogam leva levam levamos traz trazemos trazem traga tragam procuramos procura procuram espera esperamos esperam recebemos recebe dura duram organizamos mostramos encontra encontre passa passe passem escolhe escolha participa participe participar escreve escreva liga ligue envia envie conta contam quer queremos deixe tire ponha coloque guarde use faça trabalho evento encontro condições regras motivo modo maneira forma passo passos pergunta resposta clientes visitantes vizinhos vizinhas amigos amigas leitores porque embora enquanto durante além assim então depois juntos juntas mesmo mesma algum alguma cujo aqui ali si aceita aceitamos aceitam inscrever inscreve inscreva inscreveres finalmente comprar compra compre pagar paga pague reservar reserva reserve encomendar encomenda chamado chamada chama próprio própria lo la las los lha lhes comigo contigo consigo connosco conosco dele dela deles delas nele nela neste nesta nestes nestas nesse nessa deste desta destes destas desse dessa disso disto aquele aquela aqueles aquelas aquilo daquele naquele num numa nuns numas dum duma tua teus tuas minhas meus qualquer quaisquer quanto quanta quantos quantas quais ambos pouco pouca poucos poucas tanto tão tal tais alguém algo após antes perante contra dentro fora acima abaixo debaixo diante detrás atrás perto longe junto lá cá ainda quase talvez porém pois portanto contudo senão aliás inclusive sou és sejam seja fui fomos fosse foste estava estavam esteja estejam hei houve tenho tens tinha tinham teve tido tenha tenham faço fazes fazem fez feito feita faria farão fará vou vais ia iam irá irão ido vá venho vens veio vieram venha venham virá dou dás deu dado dada dão dê digo diz dizem disse dito diga vejo vês vê vemos viu visto veja ponho põe põem pôs pôr posto sei sabe sabem saber soube quero queres querem querer queira posso pôde poderá possa trago trouxe trazer saio sai saem sair saiu saia fica ficam ficar ficou fique ficamos segue seguem seguir seguiu chega chegam chegar chegou chegue deixa deixam deixar volta voltam voltar voltou vende vendem venda vender lê leem ler leu leia ouve ouvir come comem comer bebe beber partem partir ajudam ajudar muda mudam mudar usa usam usar tira olha olhe mantém receber perguntar prova provar entra entram entrar corre tamanho tamanhos quantidade peso comprimento altura largura profundidade duração idade temperatura graus distância data datas início partida chegada regresso número título palavra palavras texto imagem foto página linha exemplo exemplos lado vezes digam digamnos enviem pesa pesam bilhete bilhetes ponto ligação comparação tivemos',
  forms:
    'abrir aberto abre|morrer morre morreu morto morte|caber cabe coube|cair cai caiu|cobrir coberto|conduzir|construir constrói|crer|dar dá deu|dizer diz disse dito|doer dói|dormir durma|escrever escrito|estar está esteve|fazer faz fez feito|ganhar ganho|ir vai foi|ler lê leu lido|medir meço|nascer nasce nascido|ouvir ouço|pagar pago|pedir peço pede|perder perco|poder pode pôde|pôr põe pôs posto|querer quer quis|rir ri|saber sabe soube sei|sair sai saiu|seguir sigo segue|sentir sinto|ser é foi|servir sirvo|ter tem teve|trazer traz trouxe|valer vale|ver vê viu visto|vestir visto veste|vir vem veio|cão cães|mão mãos|pão pães|irmão irmãos|animal animais|hotel hotéis|papel papéis|sol sóis|azul azuis|fácil fáceis|ovo ovos|novo nova',
  claims: {
    free: 'grátis gratuito gratuita gratuitos livre',
    only: 'só apenas somente',
    new: 'novo nova novos novas',
    all: 'tudo todo toda todos todas sempre',
    not: 'não nem nunca sem nenhum nenhuma nada ninguém',
    thank: 'obrigado obrigada obrigados agradecemos',
    sorry: 'desculpa desculpas desculpem lamentamos perdão',
    closed: 'fechado fechada fechados fecha fechamos encerrado encerrada',
    open: 'aberto aberta abertos abre abrimos abertura reabre reabrimos',
    refund: 'reembolso reembolsado devolução',
    included: 'incluído incluída incluídos incluídas inclui',
    excluded: 'excluído excluídos exceto',
    full: 'completo completa cheio',
    part: 'parte parcial',
    cancelled: 'cancelado cancelada cancelados suspenso',
    moved: 'adiado adiada mudou mudamos',
    last: 'último última últimos últimas',
    first: 'primeiro primeira primeiros primeiras',
    guarantee: 'garantia garantido garantimos',
    safe: 'seguro segura',
    certified: 'certificado certificada',
    natural: 'biológico orgânico vegano artesanal natural fresco local',
    award: 'prémio prêmio premiado',
    easy: 'fácil simples rápido',
    discount: 'desconto desc saldos promoção promo',
    win: 'ganha ganhar ganhe ganhou vencer',
    lost: 'perdeu perdido perdemos',
    down: 'avaria falha',
    fixed: 'reparado resolvido corrigido',
    required: 'obrigatório obrigatória necessário',
    optional: 'opcional facultativo',
    children: 'criança crianças',
    adults: 'adulto adultos',
    each: 'cada diário diária diários diárias semanal semanais mensal mensais',
    soldout: 'esgotado esgotada esgotados',
    planned: 'previsto prevista programado',
    dead: 'morreu morto faleceu falecido',
    official: 'oficial',
    cash: 'dinheiro numerário',
    more: 'mais',
    less: 'menos',
    welcome: 'bem-vindo bem-vinda bem-vindos bem-vindas bem vinda vindas vindo vindos',
  },
  order:
    'põe esta|põe este|mete esta|mete este|publica esta|publica este|partilha esta|partilha este|faz|faça|faz um|podes fazer|pode fazer|preciso de um|precisamos de um|queremos um|um post|uma publicação|carrossel|infográfico|infografia|reel|um vídeo|vídeo curto|hashtag*|emoji*|tom|título|legenda|escreve|escreva|cria|crie|criar|para o insta*|para instagram|para o linkedin|para as redes|algo bonito|algo sobre|menciona|põe que|mete que|mencione|breve|curtinho|como da última vez|já sabes|sem exclamações|exclamações',
  tell: 'a dizer que|para dizer que|que diga que|que diz que|para anunciar que|para avisar que|lembra|lembra *|lembra * *|lembrem|lembrem *|lembrem * *|lembrem * * *|lembre|lembre *|lembre * *|lembrar|lembrar *|lembrar * *|recorda|recorda * *|recordem|recordem *|recordem * *|avisa|avisa *|avisa * *|avisa * * *|avisem|avisem *|avisem * *|avisem * * *|avisem * * * *|avise|avise *|avise * *|avise * * *|avisar|avisar * *|dizer|dizer *|dizer a *|diz a *|diz a * *|digam|digam *|digam * *|digam * * *|informa * *|informem *|informem * *|informem * * *|façam saber|façam saber * *|não se esqueçam de dizer',
  that: 'que',
  call: 'inscreve te|inscreva se|inscrições|inscrição|reserva|reserve|reservas|marca|marque|marcações|encomenda|encomende|encomendas|liga|ligue|liguem|escreve para|escreva para|traz|traga|tragam|vem|venha|venham|candidaturas|candidata te|envia|envie|enviem|procuramos|procura se|precisamos de|vota|vote|doa|doe|participa|participe|levanta|levante',
  idiom:
    'fechar o mês|fechar as contas|fecho de contas|fecho do mês|à porta fechada|grupo fechado|fechar o negócio|fechar os olhos|festa de encerramento|court de ténis',
  hide: 'só para sua informação|apenas para sua informação|só para tua informação|só para vossa informação|ficar anónim*|ficar anônim*|permanecer anónim*|não metas|não incluas|não incluir|não escrevas|não mostres|não ponham|não metam|sem pôr|uso interno|só interno|não digam|não mencionem|não contem|não publiquem|não falem|não fales|não fale|não refiras|não referir|sem dizer|não mencionar|não menciones|não dizer|não digas|não diga|não pôr|não colocar|não coloque|não ponhas|não publicar|não nomear|confidencial|segredo|entre nós|embargo|sem nomear|sem mencionar|pede p|pede para não|deixa de fora',
  lean: 'mas não o quê|mas não o que|mas não onde|mas não porquê|mas não por quê|mas não quem|isso não|não ponhas isso|não coloque isso|tira isso|fica entre nós|isto não',
  doubt:
    'por decidir|a decidir|ainda não sabemos|ainda não decidimos|a confirmar|por confirmar|a verificar|por verificar|não confirmado|talvez|se calhar|acho que|não sei|não tenho certeza|provavelmente|pergunta à|pergunta ao|perguntar a|quem sabe|espero que|deve ser',
  noise:
    'olá|oi|bom dia|boa tarde|boa noite|cumprimentos|abraço|beijinhos|enviado do|assunto|de|para|obrigado desde já|obrigada desde já|urgente|então|pois|enfim|kkk|rsrs|haha',
  taken: 'não espera|espera não|esquece isso|correção|quero dizer|ou melhor|aliás|afinal é|afinal são|desculpa é',
  aside:
    'haha*|hehe*|rsrs*|kkk*|lol|mas enfim|enfim|mas pronto|pronto|paciência|é a vida|tanto faz|sabes|já sabes|como sabes|como sabe|não perguntes|nem perguntes|como combinámos|como combinado|como dissemos|como da última vez|o que fizeste|não foi ideia minha|graças a deus|ufa|cá entre nós|para ser sincer*',
  dangling:
    'o a os as um uma de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre desde até e ou mas que não seu sua nosso nossa este esta muito ao à aos às cada',
  chat: 'q=que vc=você vcs=vocês tb=também tbm=também pq=porque desc=desconto obg=obrigado blz= kkk= rsrs= bj=',
  short:
    'incl=incluído_incluída aprox=aproximadamente máx=máximo mín=mínimo min=minutos tel=telefone pess=pessoas exp=experiência desc=desconto_descontos av=avenida pç=praça km=quilómetros_quilômetros cm=centímetros kg=quilos',
  hype: 'inesquecíve*|incríve*|revolucionári*|único no mundo|o melhor|a melhor|os melhores|as melhores|imperdíve*|inovador*|espetacular*|extraordinári*|fantástic*|não percas|não perca|corre que|descobre|descubra',
  grave: {
    layoffs:
      'mandar embora|dispensar * pessoas|tivemos de dispensar|despedimento*|despedido*|foi despedida|foram despedidas|despedimos * pessoas|demiss*|demitid*|perdem o emprego|encerramento da fábrica',
    death: 'deixou nos|perdeu a vida|abatid*|morreu|faleceu|falecimento|morte|funeral|luto|pêsames',
    recall:
      'aviso de segurança|alerta de segurança|deixe de usar|não usar|não utilizar|não beber|recolha do produto|recall|não consumir|alergéni*|alérgen*|salmonel*|listeri*|fragmentos',
    outage: 'falha do serviço|não funciona|avaria|interrupção',
    other:
      'acidente*|ferid*|hospital|ambulância|incêndio|ardeu|explosão|fuga de gás|roubo|roubad*|assalto|agressão|agredid*|fugiu|desaparecid*|inundad*|evacua*|afogad*|assédio|ninguém se magoou|fecha para sempre|fechamos para sempre|encerramento definitivo|encerra definitivamente|fecha definitivamente',
    apology: 'pedimos desculpa|pedimos desculpas|nosso erro|nossa culpa|lamentamos|cobrámos duas vezes',
    health:
      'branqueamento|ortodontia|implante*|botox|preenchimento*|laser|gravidez|fisio*|osteop*|dor|dores|cura|curar|tratamento*|médic*|dentári*|dentista|paciente*|emagrec*|vacina*|terapia*|saúde|lesão|lesões|sintoma*',
    legal: 'processo judicial|tribunal|queixa|polícia|fraude|investigação judicial',
    politics: 'greve*|eleiç*|votar|manifestação|protesto*|governo|guerra|partido político|refugiad*|ministr*|racis*',
    minors: 'meu filho|minha filha|bebé|bebê',
    money: 'investi*|crédito*|empréstimo*|seguro de|hipoteca*|rendimento garantido|ações de|cripto*',
    confidential: 'confidencial|segredo|nda|embargo',
  },
  clock: 'h horas meio-dia meia-noite',
  till: 'até às a',
  quotes: ['«', '»'],
  ask: {
    readers: 'Isto é para quem lê: «{x}»?',
    day: 'Qual é o dia certo: {x}?',
    sure: 'Está certo: {x}?',
    either: 'O que está certo: {x}?',
    clash: '{x}: essa data cai noutro dia. Qual está certo?',
    sum: '{x} dá {y}. Qual é o número certo?',
    facts: 'O que deve saber quem lê?',
    nothing: 'O que deve saber quem lê sobre «{x}»?',
  },
}
