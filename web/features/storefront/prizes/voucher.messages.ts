/** Voucher texts (document 002 §2, Voucher page). */
export const voucherTexts = {
  title: 'Voucher',
  firstName: 'NOME',
  lastName: 'SOBRENOME',
  email: 'E-mail',
  code: 'Código promocional',
  copy: 'Copiar código',
  copied: 'Código copiado',
  share: 'Compartilhar',
  shared: (name: string, code: string) => `${name}: código ${code}`,
  print: 'Imprimir ou salvar em PDF',
  howTitle: 'Como usar',
  conditions: 'Condições da oferta',
  noConditions: 'Sem condições além das do regulamento.',
  place: 'Local',
  note: 'Observação',
  redeemedOn: 'Resgatado em',
  cancelled: 'Este resgate foi cancelado: o código não vale mais.',
  promised: (day: string) => `Entrega em até 60 dias: ${day}.`,
  payUntil: (day: string) => `Pagamento em até 48 horas úteis: ${day}.`,
  paidOn: (day: string) => `Pago por PIX em ${day}.`,
  creditUntil: (day: string) => `Crédito em até 60 dias: ${day}.`,
  value: 'Valor',
  unknownTitle: 'Voucher não encontrado',
  unknownText: 'Confira o endereço ou procure o resgate em Meus Resgates.',
  supportTitle: 'Suporte',
  support: 'Atendimento de segunda a sexta, das 9h às 17h.',
  back: 'Meus Resgates',
} as const;

const PERSONAL = 'O código é pessoal e vale uma única vez.';

/** Instructions for each kind of voucher. */
export const voucherKindTexts = {
  campaign: ['Copie o código promocional.', 'Informe o código e escolha como receber: PIX, TED ou cartão virtual.', PERSONAL],
  cinema: ['Copie o código promocional.', 'Escolha o filme, a sessão e informe o código na compra do ingresso.', PERSONAL],
  course: ['Copie o código promocional.', 'Faça a inscrição no curso e informe o código no lugar do cupom.', PERSONAL],
  shop: ['Copie o código promocional.', 'Escolha os produtos na loja virtual do parceiro e informe o código no carrinho.', PERSONAL],
  subscription: [
    'Copie o código promocional.',
    'Crie sua conta no serviço do parceiro e informe o código para liberar o acesso.',
    PERSONAL,
  ],
  service: ['Copie o código promocional.', 'Agende com o parceiro e informe o código ao contratar.', PERSONAL],
  pin: ['Copie o código promocional.', 'Entre na sua conta e digite o código em "Resgatar".', PERSONAL],
  prints: ['Copie o código promocional.', 'Envie suas fotos no site do parceiro e informe o código ao finalizar o pedido.', PERSONAL],
  balance: ['Copie o código promocional.', 'Abra o aplicativo, vá até a carteira e adicione o código.', PERSONAL],
  establishment: [
    'Ligue para o estabelecimento e agende, dizendo que usará um voucher.',
    'Apresente este código e um documento com foto.',
    PERSONAL,
  ],
  cashback: ['O valor é pago por PIX na chave que você informou no resgate.', 'O código identifica o resgate se você falar com o suporte.'],
  cashbackTerms: ['O resgate é único em cada campanha.'],
  delivered: [
    'A entrega é feita na sua loja ou pelo meio informado no resgate.',
    'Para retirar, apresente este código e um documento com foto.',
    PERSONAL,
  ],
  recharge: [
    'O crédito é enviado para o celular que você informou no resgate.',
    'Não é preciso retirar nada: o código identifica o resgate se você falar com o suporte.',
  ],
  cardCredit: [
    'O crédito é carregado no seu cartão pré-pago.',
    'Não é preciso retirar nada: o código identifica o resgate se você falar com o suporte.',
  ],
  bookAhead: 'Agende com pelo menos 7 dias de antecedência.',
} as const;
