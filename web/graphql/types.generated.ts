/** A new read-only access token. */
export type AccessTokenInput = {
  /** What it may read. */
  escopos: Array<TokenScope>;
  /** Its last day, at most a year away. */
  expiraEm: string;
  /** What it is for. */
  nome: string;
};

/** Whether an access token can be used. */
export type AccessTokenSituation =
  /** It can be used. */
  | 'ATIVO'
  /** Its last day is over. */
  | 'EXPIRADO'
  /** It was revoked. */
  | 'REVOGADO';

/** Filters of accessTokens; all that are given hold. */
export type AccessTokensFilter = {
  /** Only those that can be used, or only the others. */
  ativo?: boolean | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `expiraEm`, inclusive. */
  expiraEm?: DayRange | null | undefined;
  /** Bounds of `revogadoEm`, inclusive. */
  revogadoEm?: DayRange | null | undefined;
  /** Bounds of `ultimoUsoEm`, inclusive. */
  ultimoUsoEm?: DayRange | null | undefined;
};

/** The advanced settings to save, all of them. */
export type AdvancedSettingsInput = {
  /** Whether a PIX key of type CPF must be the consumer's own. */
  chaveCpfDoTitular: boolean;
  /** Days that returned points live at least. */
  diasDevolucao: number;
  /** Days of the next month in which a sale of the last one is still accepted. */
  diasToleranciaMes: number;
  /** Whether typed items need purchase balance also where no purchase was ever recorded. */
  exigirSaldo: boolean;
  /** How often a seller may redeem a prize of one commercial partner. */
  janelaParceiro: PartnerWindow;
  /** Whether notes approved after the campaign was redeemed go to the next one. */
  levarParaProxima: boolean;
  /** Levels that get personal data masked, among 0, 3, 4 and 5; none given: they stay. */
  niveisMascarados?: Array<number> | null | undefined;
  /** Levels that must have a second factor, 0 to 5; none given: they stay. */
  niveisSegundoFator?: Array<number> | null | undefined;
  /** What cancelling a sale does to points that were spent. */
  politicaEstorno: ReversalPolicy;
  /** Days after a campaign in which its cashback may be taken out. */
  prazoResgateDias: number;
  /** Label of the card that shows the cashback. */
  textoCashback: string;
  /** Tolerance of Antifraude, per cent, 0 to 100. */
  toleranciaAf: string;
};

/** Filters of antifraud; all that are given hold. */
export type AntifraudFilter = {
  /** Only rows that are over, or only the others. */
  alerta?: boolean | null | undefined;
  /** Bounds of `liberado`, inclusive. */
  liberado?: DecimalRange | null | undefined;
  /** One network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `pontosUnitario`, inclusive. */
  pontosUnitario?: DecimalRange | null | undefined;
  /** Bounds of `qtdAf`, inclusive. */
  qtdAf?: DecimalRange | null | undefined;
  /** Bounds of `qtdPontuada`, inclusive. */
  qtdPontuada?: DecimalRange | null | undefined;
  /** Bounds of `qtdVendida`, inclusive. */
  qtdVendida?: DecimalRange | null | undefined;
  /**
   * Name of one network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `saldoPontos`, inclusive. */
  saldoPontos?: DecimalRange | null | undefined;
};

/** A note on a product of a network. */
export type AntifraudNoteInput = {
  /** Code of the product. */
  codProduto: string;
  /** Note of the staff. */
  observacao: string;
  /** Name or id of the network. */
  rede: string;
};

/** Units allowed beyond the purchases. */
export type AntifraudReleaseInput = {
  /** Code of the product. */
  codProduto: string;
  /** Negative to correct. */
  quantidade: string;
  /** Name or id of the network. */
  rede: string;
};

/** Stores that are given a scenario. */
export type AssignScenarioInput = {
  /** 0 Inicial, 1 A, 2 B, 3 C. */
  cenario: number;
  /** First day,; today without it. */
  inicio?: string | null | undefined;
  /** Ids of stores. */
  lojas: Array<string | number>;
};

/** Which of the two audiences. */
export type Audience =
  /** A final consumer, who earns cashback. */
  | 'CONSUMER'
  /** A seller of a store, who earns points. */
  | 'SELLER';

/** Filters of autoDecisions; all that are given hold. */
export type AutoDecisionsFilter = {
  /** Of one audience. */
  audience?: Audience | null | undefined;
  /** Credited or left to a reviewer. */
  creditada?: boolean | null | undefined;
  /** Bounds of `custo`, inclusive. */
  custo?: DecimalRange | null | undefined;
  /** Bounds of `decididaEm`, inclusive. */
  decididaEm?: DayRange | null | undefined;
  /** Bounds of `enviadaEm`, inclusive. */
  enviadaEm?: DayRange | null | undefined;
  /** Of one source. */
  fonte?: CreditSource | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Not credited for this reason. */
  razao?: CreditReason | null | undefined;
  /** Bounds of `recolhidaEm`, inclusive. */
  recolhidaEm?: DayRange | null | undefined;
  /** Bounds of `regraVersao`, inclusive. */
  regraVersao?: IntRange | null | undefined;
  /** With this blind review. */
  revisao?: BlindResult | null | undefined;
  /** By one rule. */
  ruleId?: string | number | null | undefined;
  /** Bounds of `segundos`, inclusive. */
  segundos?: IntRange | null | undefined;
  /** Of one store. */
  storeId?: string | number | null | undefined;
  /** Of one receipt. */
  submissionId?: string | number | null | undefined;
  /** Bounds of `valor`, inclusive. */
  valor?: DecimalRange | null | undefined;
  /** Bounds of `versao`, inclusive. */
  versao?: IntRange | null | undefined;
};

/** Filters of balanceEntries; all that are given hold. */
export type BalanceEntriesFilter = {
  /** Of one consumer. */
  consumerId?: string | number | null | undefined;
  /** Of the seller with this CPF, digits only. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `dia`, inclusive. */
  dia?: DayRange | null | undefined;
  /** Bounds of `dividaApos`, inclusive. */
  dividaApos?: DecimalRange | null | undefined;
  /** Of one seller. */
  sellerId?: string | number | null | undefined;
  /** Bounds of `valor`, inclusive. */
  valor?: DecimalRange | null | undefined;
};

/** For whom a banner is. */
export type BannerAudience =
  /** Everyone, signed in or not. */
  | 'AMBOS'
  /** Sellers only. */
  | 'BALCONISTA'
  /** Consumers, and visitors who have not signed in. */
  | 'CLIENTE_FINAL';

/** A banner to register. */
export type BannerInput = {
  /** Images; each makes a banner of its own. */
  arquivo?: Array<File> | null | undefined;
  /** Last day it is shown. */
  dataFinal: string;
  /** First day it is shown. */
  dataInicial: string;
  /** HTML, 255 characters; what is not allowed is taken out. */
  descricao?: string | null | undefined;
  /** For whom it is; by default for both audiences. */
  publico?: BannerAudience | null | undefined;
  /** Title of the banner. */
  titulo: string;
};

/** A place in the order of banners. */
export type BannerPlace = {
  /** Id of the row, unique within its type. */
  id: string | number;
  /** From 1. */
  ordem: number;
};

/** Filters of banners; all that are given hold. */
export type BannersFilter = {
  /** Bounds of `dataFinal`, inclusive. */
  dataFinal?: DayRange | null | undefined;
  /** Bounds of `dataInicial`, inclusive. */
  dataInicial?: DayRange | null | undefined;
  /** Bounds of `ordem`, inclusive. */
  ordem?: IntRange | null | undefined;
  /** Banners registered for this audience. */
  publico?: BannerAudience | null | undefined;
};

/** A judgement of a receipt. */
export type BlindDecision =
  /** It should be approved. */
  | 'APROVAR'
  /** It should be rejected. */
  | 'REPROVAR';

/** Result of the blind review of an automatic credit. */
export type BlindResult =
  /** The reviewer would have approved it. */
  | 'CONCORDA'
  /** The reviewer would have rejected it. */
  | 'DISCORDA';

/** The second judgement of a drawn receipt. */
export type BlindReviewInput = {
  /** A judgement of a receipt. */
  decisao: BlindDecision;
  /** Id of the row, unique within its type. */
  id: string | number;
  /** One of the documented reasons; of a rejection. */
  motivo?: string | null | undefined;
};

/** Filters of blindReviews; all that are given hold. */
export type BlindReviewsFilter = {
  /** Of one audience. */
  audience?: Audience | null | undefined;
  /** Bounds of `enviadaEm`, inclusive. */
  enviadaEm?: DayRange | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /**
   * Name of a network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `sorteadaEm`, inclusive. */
  sorteadaEm?: DayRange | null | undefined;
};

/** What happened to a prepaid card. */
export type CardEventKind =
  /** It was blocked. */
  | 'BLOQUEIO'
  /** It was unblocked. */
  | 'DESBLOQUEIO'
  /** Its seller asked to unblock it. */
  | 'DESBLOQUEIO_SOLICITADO'
  /** It was delivered. */
  | 'ENTREGA'
  /** It went back to the stock. */
  | 'LIBERACAO'
  /** It was taken from its seller. */
  | 'REMOCAO'
  /** It was given to a seller. */
  | 'VINCULO';

/** A card to register. */
export type CardInput = {
  /** Bar code printed on the card, letters and digits. */
  codigoBarras: string;
  /** Number printed on the card, digits. */
  numero: string;
};

/** Request of a seller for their own card. */
export type CardRequest =
  /** Blocks it, or withdraws the request to unblock it. */
  | 'BLOCK'
  /** Asks the staff to unblock it. */
  | 'UNBLOCK';

/** Where a prepaid card is. */
export type CardSituation =
  /** Delivered and in use. */
  | 'ATIVO'
  /** Given to a seller, not delivered yet. */
  | 'A_CAMINHO'
  /** Delivered and blocked. */
  | 'BLOQUEADO'
  /** Its seller asked to unblock it. */
  | 'EM_DESBLOQUEIO'
  /** In stock. */
  | 'LIVRE'
  /** Out of use: blocked by a seller who no longer has it. */
  | 'RETIRADO';

/** Filters of cards; all that are given hold. */
export type CardsFilter = {
  /** Bounds of `atualizadoEm`, inclusive. */
  atualizadoEm?: DayRange | null | undefined;
  /** A network. */
  networkId?: string | number | null | undefined;
  /**
   * Name of a network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `saldo`, inclusive. */
  saldo?: DecimalRange | null | undefined;
  /** Cards in this situation. */
  situacao?: CardSituation | null | undefined;
};

/** A purchase that staff approve for a consumer; its cashback follows from the settings. */
export type CashbackInput = {
  /** CNPJ of an active store that serves consumers. */
  cnpjLoja: string;
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Tell the consumer by WhatsApp; default true. */
  enviarMensagem?: boolean | null | undefined;
  /** Fiscal number (8 digits or more) or the 44-character key. */
  identificador: string;
  /** Day of the sale. */
  realizadoEm: string;
  /** The receipt that this purchase decides. */
  submissionId?: string | number | null | undefined;
  /** Kind of invoice. */
  tipoFiscal: FiscalType;
  /** Total of the receipt in BRL. */
  totalVenda: string;
  /** Part of it in SW products, in BRL. */
  valorProdutosSW?: string | null | undefined;
  /** Version of the receipt that was looked at. */
  versao?: number | null | undefined;
};

/** Filters of cashbackPostings; all that are given hold. */
export type CashbackPostingsFilter = {
  /** Bounds of `atualizadoEm`, inclusive. */
  atualizadoEm?: DayRange | null | undefined;
  /** Bounds of `campanhaInicio`, inclusive. */
  campanhaInicio?: DayRange | null | undefined;
  /** Bounds of `cashback`, inclusive. */
  cashback?: DecimalRange | null | undefined;
  /** Of one consumer. */
  consumerId?: string | number | null | undefined;
  /** CPF of one consumer, digits only. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /**
   * Last day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataFinal?: string | null | undefined;
  /**
   * First day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataInicial?: string | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `percentual`, inclusive. */
  percentual?: DecimalRange | null | undefined;
  /** Bounds of `realizadoEm`, inclusive. */
  realizadoEm?: DayRange | null | undefined;
  /**
   * Name of a network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Of one store. */
  storeId?: string | number | null | undefined;
  /** Bounds of `totalVenda`, inclusive. */
  totalVenda?: DecimalRange | null | undefined;
  /** Bounds of `valorProdutosSW`, inclusive. */
  valorProdutosSW?: DecimalRange | null | undefined;
  /** Bounds of `venceEm`, inclusive. */
  venceEm?: DayRange | null | undefined;
};

/** What the postal-code services said. */
export type CepStatus =
  /** There is such a code; texts may be empty where a town has one code for all streets. */
  | 'FOUND'
  /** There is no such code. */
  | 'NOT_FOUND'
  /** The services are away: let the person type the address. */
  | 'UNAVAILABLE';

/** A client product to register. */
export type ClientProductInput = {
  /** Whether it is in use; what is not stays in the register. */
  ativo?: boolean;
  /** Text that describes it, as the staff wrote it. */
  descricao?: string | null | undefined;
  /** Name under which it is shown. */
  nome: string;
};

/** Filters of clientProducts; all that are given hold. */
export type ClientProductsFilter = {
  /** Only active or only inactive ones. */
  ativo?: boolean | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
};

/** Filters of closedCashback; all that are given hold. */
export type ClosedCashbackFilter = {
  /** Bounds of `atualizadoEm`, inclusive. */
  atualizadoEm?: DayRange | null | undefined;
  /** Part of the sender’s name. */
  cliente?: string | null | undefined;
  /** Sent by one consumer. */
  consumerId?: string | number | null | undefined;
  /** Part of the CPF; all of it for those who see it masked. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /**
   * Last day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataFinal?: string | null | undefined;
  /**
   * First day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataInicial?: string | null | undefined;
  /** Receipts that had been approved for one of the stores of a network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `realizadoEm`, inclusive. */
  realizadoEm?: DayRange | null | undefined;
  /**
   * Name of a network: receipts that had been approved for one of its stores.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `totalVenda`, inclusive. */
  totalVenda?: DecimalRange | null | undefined;
  /** Bounds of `valorProdutosSW`, inclusive. */
  valorProdutosSW?: DecimalRange | null | undefined;
  /** Bounds of `versao`, inclusive. */
  versao?: IntRange | null | undefined;
};

/** Filters of closedSubmissions; all that are given hold. */
export type ClosedSubmissionsFilter = {
  /** Bounds of `atualizadoEm`, inclusive. */
  atualizadoEm?: DayRange | null | undefined;
  /** Part of the CNPJ. */
  cnpj?: string | null | undefined;
  /** Part of the store’s code. */
  codigo?: string | null | undefined;
  /** Part of the CPF. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /**
   * Last day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataFinal?: string | null | undefined;
  /**
   * First day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataInicial?: string | null | undefined;
  /** Part of the store’s name. */
  loja?: string | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Part of the sender’s name. */
  parceiro?: string | null | undefined;
  /**
   * Name of a network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Sent by one seller. */
  sellerId?: string | number | null | undefined;
  /** Of one store. */
  storeId?: string | number | null | undefined;
  /** Bounds of `versao`, inclusive. */
  versao?: IntRange | null | undefined;
};

/** Filters of codePostings; all that are given hold. */
export type CodePostingsFilter = {
  /** Bounds of `dataUtilizacao`, inclusive. */
  dataUtilizacao?: DayRange | null | undefined;
  /** Bounds of `pontos`, inclusive. */
  pontos?: DecimalRange | null | undefined;
};

/** Where a file has one column of an upload. */
export type ColumnPlace = {
  /** Name of the column. */
  coluna: string;
  /** Counted from 0. */
  posicao: number;
};

/** A passkey that the browser made. */
export type ConfirmPasskeyInput = {
  /** Token of the registration. */
  desafio: string;
  /** What its owner calls it. */
  nome: string;
  /** Answer of WebAuthn of the new passkey. JSON, because WebAuthn defines it. */
  passkey: Record<string, unknown>;
};

/** The second step of a sign-in: a code or the answer of a passkey. */
export type ConfirmSecondFactorInput = {
  /** Six digits of an authenticator app, or a recovery code. */
  codigo?: string | null | undefined;
  /** Token of the challenge. */
  desafio: string;
  /** Answer of WebAuthn of a passkey. JSON, because WebAuthn defines it. */
  passkey?: Record<string, unknown> | null | undefined;
};

/** The first code of a new authenticator app. */
export type ConfirmTotpInput = {
  /** Six digits that the app shows. */
  codigo: string;
  /** Token of the registration. */
  desafio: string;
  /** What its owner calls it. */
  nome: string;
};

/** What a member can agree to. */
export type ConsentKind =
  /** Notices by e-mail. */
  | 'EMAIL'
  /** The privacy policy. */
  | 'PRIVACIDADE'
  /** The rules of the programme. */
  | 'REGULAMENTO'
  /** Notices by WhatsApp. */
  | 'WHATSAPP';

/** Personal data of a consumer. */
export type ConsumerInput = {
  /** Mobile phone with area code, 11 digits without punctuation. */
  celular: string;
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Day of birth. */
  dataNascimento: string;
  /** E-mail address that notices go to. */
  email?: string | null | undefined;
  /** District of the address. */
  endBairro: string;
  /** CEP of the address, 8 digits. */
  endCep: string;
  /** City of the address. */
  endCidade: string;
  /** Complement of the address. */
  endComplemento?: string | null | undefined;
  /** State of the address, two letters. */
  endEstado: string;
  /** House number of the address. */
  endNumero: string;
  /** Street of the address. */
  endRua: string;
  /** Full name of the consumer. */
  nome: string;
  /** Sex of a person, as documented. */
  sexo: Sex;
  /** Phone, digits with area code. */
  telefone?: string | null | undefined;
};

/** Filters of consumerLots; all that are given hold. */
export type ConsumerLotsFilter = {
  /** Bounds of `campanhaInicio`, inclusive. */
  campanhaInicio?: DayRange | null | undefined;
  /** Of one consumer. */
  consumerId?: string | number | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `restante`, inclusive. */
  restante?: DecimalRange | null | undefined;
  /** Bounds of `valor`, inclusive. */
  valor?: DecimalRange | null | undefined;
  /** Bounds of `venceEm`, inclusive. */
  venceEm?: DayRange | null | undefined;
};

/** A consumer's own profile; an empty new password means no change. */
export type ConsumerProfileInput = {
  /** Mobile phone with area code, 11 digits without punctuation. */
  celular: string;
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Day of birth. */
  dataNascimento: string;
  /** E-mail address that notices go to. */
  email?: string | null | undefined;
  /** District of the address. */
  endBairro: string;
  /** CEP of the address, 8 digits. */
  endCep: string;
  /** City of the address. */
  endCidade: string;
  /** Complement of the address. */
  endComplemento?: string | null | undefined;
  /** State of the address, two letters. */
  endEstado: string;
  /** House number of the address. */
  endNumero: string;
  /** Street of the address. */
  endRua: string;
  /** Full name of the consumer. */
  nome: string;
  /** Password that the person signs in with. */
  senha?: string | null | undefined;
  /** Present password, asked for when it is changed. */
  senhaAntiga?: string | null | undefined;
  /** Sex of a person, as documented. */
  sexo: Sex;
  /** Phone, digits with area code. */
  telefone?: string | null | undefined;
};

/** Filters of consumerRedemptions; all that are given hold. */
export type ConsumerRedemptionsFilter = {
  /**
   * Last day of `resgatadoEm`.
   * @deprecated Use resgatadoEm: { from, to }. Removed after release 0.5.
   */
  ate?: string | null | undefined;
  /** Bounds of `campanhaInicio`, inclusive. */
  campanhaInicio?: DayRange | null | undefined;
  /** Of one consumer. */
  consumerId?: string | number | null | undefined;
  /** Bounds of `dataEntrega`, inclusive. */
  dataEntrega?: DayRange | null | undefined;
  /**
   * First day of `resgatadoEm`.
   * @deprecated Use resgatadoEm: { from, to }. Removed after release 0.5.
   */
  de?: string | null | undefined;
  /** Redemptions whose payment stands so. */
  estado?: PayoutState | null | undefined;
  /** Redemptions whose payment is in this step. */
  etapa?: PayoutStage | null | undefined;
  /** Payments of one batch. */
  lote?: string | number | null | undefined;
  /** Bounds of `pontosGastos`, inclusive. */
  pontosGastos?: DecimalRange | null | undefined;
  /** Bounds of `prazoEntrega`, inclusive. */
  prazoEntrega?: DayRange | null | undefined;
  /** Bounds of `qtde`, inclusive. */
  qtde?: IntRange | null | undefined;
  /** Bounds of `resgatadoEm`, inclusive. */
  resgatadoEm?: DayRange | null | undefined;
  /** Bounds of `retidoAte`, inclusive. */
  retidoAte?: DayRange | null | undefined;
  /** Bounds of `saldoAnterior`, inclusive. */
  saldoAnterior?: DecimalRange | null | undefined;
  /** Redemptions of one status. */
  status?: RedemptionStatus | null | undefined;
  /** Bounds of `versao`, inclusive. */
  versao?: IntRange | null | undefined;
};

/** A consumer's own registration on the storefront. */
export type ConsumerRegistrationInput = {
  /** Whether the person accepted the privacy policy. */
  aceitouPoliticaPrivacidade: boolean;
  /** Mobile phone with area code, 11 digits without punctuation. */
  celular: string;
  /** Registration code of the address. */
  codigo_cadastro?: string | null | undefined;
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Day of birth. */
  dataNascimento: string;
  /** E-mail address that notices go to. */
  email?: string | null | undefined;
  /** District of the address. */
  endBairro: string;
  /** CEP of the address, 8 digits. */
  endCep: string;
  /** City of the address. */
  endCidade: string;
  /** Complement of the address. */
  endComplemento?: string | null | undefined;
  /** State of the address, two letters. */
  endEstado: string;
  /** House number of the address. */
  endNumero: string;
  /** Street of the address. */
  endRua: string;
  /** Full name of the consumer. */
  nome: string;
  /** The referrer's name or code. */
  quemIndicou?: string | null | undefined;
  /** Password that the person signs in with. */
  senha: string;
  /** Sex of a person, as documented. */
  sexo: Sex;
  /** Phone, digits with area code. */
  telefone?: string | null | undefined;
};

/** Filters of consumerSales; all that are given hold. */
export type ConsumerSalesFilter = {
  /** Of one consumer. */
  consumerId?: string | number | null | undefined;
  /** Bounds of `pontuadoEm`, inclusive. */
  pontuadoEm?: DayRange | null | undefined;
  /** Bounds of `realizadoEm`, inclusive. */
  realizadoEm?: DayRange | null | undefined;
  /** Bounds of `totalVenda`, inclusive. */
  totalVenda?: DecimalRange | null | undefined;
  /** Bounds of `valorProdutosSW`, inclusive. */
  valorProdutosSW?: DecimalRange | null | undefined;
};

/** Filters of consumers; all that are given hold. */
export type ConsumersFilter = {
  /** Bounds of `aceitouPoliticaPrivacidadeEm`, inclusive. */
  aceitouPoliticaPrivacidadeEm?: DayRange | null | undefined;
  /** Bounds of `aceitouRegulamentoEm`, inclusive. */
  aceitouRegulamentoEm?: DayRange | null | undefined;
  /** Only active or only inactive consumers. */
  ativo?: boolean | null | undefined;
  /** The consumer with this CPF, masked or not. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `dataNascimento`, inclusive. */
  dataNascimento?: DayRange | null | undefined;
  /** The consumer with this id. */
  id?: string | number | null | undefined;
  /** Bounds of `saldoCashback`, inclusive. */
  saldoCashback?: DecimalRange | null | undefined;
  /** Bounds of `totalProdutosSW`, inclusive. */
  totalProdutosSW?: DecimalRange | null | undefined;
  /** Bounds of `ultimoAcessoEm`, inclusive. */
  ultimoAcessoEm?: DayRange | null | undefined;
};

/** A channel on which a member can be told of something. */
export type ContactChannel =
  /** E-mail. */
  | 'EMAIL'
  /** WhatsApp. */
  | 'WHATSAPP';

/** The judgement of a contest. */
export type ContestResult =
  /** The rejection stands. */
  | 'MANTIDA'
  /** The receipt goes back to the queue, first. */
  | 'REVERTIDA';

/** How a contest of a rejection stands. */
export type ContestStatus =
  /** Waits for an answer. */
  | 'ABERTA'
  /** The rejection stands. */
  | 'MANTIDA'
  /** The rejection was taken back: the receipt is in the queue again. */
  | 'REVERTIDA';

/** Filters of contests; all that are given hold. */
export type ContestsFilter = {
  /** Only open ones past their day. */
  atrasadas?: boolean | null | undefined;
  /** Of one audience. */
  audience?: Audience | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /**
   * Last day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataFinal?: string | null | undefined;
  /**
   * First day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataInicial?: string | null | undefined;
  /** Bounds of `decididoEm`, inclusive. */
  decididoEm?: DayRange | null | undefined;
  /** The reason of the rejection. */
  motivo?: string | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `prazoEm`, inclusive. */
  prazoEm?: DayRange | null | undefined;
  /**
   * Name of a network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Assigned to this person. */
  responsavelId?: string | number | null | undefined;
  /** Contests that stand so. */
  status?: ContestStatus | null | undefined;
};

/** Filters of corroboration; all that are given hold. */
export type CorroborationFilter = {
  /** Of one year, four digits. */
  ano?: number | null | undefined;
  /** Bounds of `compras`, inclusive. */
  compras?: DecimalRange | null | undefined;
  /** Bounds of `consumidor`, inclusive. */
  consumidor?: DecimalRange | null | undefined;
  /** Bounds of `corroborado`, inclusive. */
  corroborado?: DecimalRange | null | undefined;
  /** Month, 1 to 12. */
  mes?: number | null | undefined;
  /** One network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `planilha`, inclusive. */
  planilha?: DecimalRange | null | undefined;
  /** Bounds of `pontos`, inclusive. */
  pontos?: DecimalRange | null | undefined;
  /**
   * Name of one network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `semCorroboracao`, inclusive. */
  semCorroboracao?: DecimalRange | null | undefined;
  /** One store. */
  storeId?: string | number | null | undefined;
  /** Bounds of `vendas`, inclusive. */
  vendas?: IntRange | null | undefined;
};

/** How the same invoice stands with the other audience: the status of its receipt, else of its sale. */
export type CounterpartStatus =
  /** The sale was recorded without a receipt. */
  | 'APROVADA'
  /** The receipt was cancelled with its sale. */
  | 'CANCELADA'
  /** The receipt was ended. */
  | 'ENCERRADA'
  /** The receipt waits for review. */
  | 'PENDENTE'
  /** The receipt was approved. */
  | 'POSTADA'
  /** The receipt was rejected. */
  | 'REPROVADA';

/** Why a receipt was not credited without a reviewer. */
export type CreditReason =
  /** A first approval waits for a second person. */
  | 'AGUARDA_APROVACAO'
  /** No configured authority issued the certificate. */
  | 'AUTORIDADE'
  /** The receipt has findings. */
  | 'AVISOS'
  /** The file says that the invoice was cancelled. */
  | 'CANCELADA'
  /** The key is missing or not sure. */
  | 'CHAVE'
  /** Another receipt or sale has the same key. */
  | 'CHAVE_USADA'
  /** The account is newer than the rule demands. */
  | 'CONTA_NOVA'
  /** The sender has an open contest. */
  | 'CONTESTACAO_ABERTA'
  /** The day is not sure. */
  | 'DATA'
  /** The discount is not sure. */
  | 'DESCONTO'
  /** The reading contradicts itself. */
  | 'DIVERGENCIA'
  /** The issuer in the key is not the store. */
  | 'EMITENTE'
  /** A reviewer has claimed the receipt. */
  | 'EM_ANALISE'
  /** The source of the reading does not fit the rule. */
  | 'FONTE'
  /** The picture is cut, dark or blurred. */
  | 'FOTO_RUIM'
  /** Fewer than two reviewers taught the product of an item. */
  | 'ITEM_POUCO_ENSINADO'
  /** An item is no product of the programme, or only resembles one. */
  | 'ITEM_SEM_PRODUTO'
  /** An item is not sure. */
  | 'ITENS'
  /** The receipt was decided or moved before. */
  | 'JA_DECIDIDA'
  /** The rule would credit more than allowed in a day. */
  | 'LIMITE_DIA'
  /** The sender would earn more than allowed in a day. */
  | 'LIMITE_MEMBRO'
  /** It earns more than one receipt may. */
  | 'LIMITE_NOTA'
  /** The store does not participate. */
  | 'LOJA_FORA'
  /** The account of the sender is not active. */
  | 'PARTICIPANTE_INATIVO'
  /** Recording the sale was refused. */
  | 'RECUSADA'
  /** The network was not active. */
  | 'REDE_INATIVA'
  /** The rule was switched off. */
  | 'REGRA_DESLIGADA'
  /** The device sends far more receipts than usual. */
  | 'SALTO_APARELHO'
  /** The store has far more receipts than usual. */
  | 'SALTO_LOJA'
  /** The sender has far more receipts than usual. */
  | 'SALTO_MEMBRO'
  /** A reviewer would have needed a second person. */
  | 'SEGUNDA_PESSOA'
  /** The sale would earn nothing. */
  | 'SEM_GANHO'
  /** The items do not add up to the total. */
  | 'SOMA'
  /** It would exceed the daily limit of one user. */
  | 'TETO'
  /** The total is not sure. */
  | 'TOTAL';

/** Values of a rule; those left out stay. */
export type CreditRuleInput = {
  /** Percentage reviewed blind, 1 to 100. */
  amostra?: string | null | undefined;
  /** Switched on or off. */
  ativa?: boolean | null | undefined;
  /** Days that an account must have existed. */
  diasDeConta?: number | null | undefined;
  /** Percentage of disagreements that switches it off, 0 to 50. */
  discordancia?: string | null | undefined;
  /** Id of the row, unique within its type. */
  id: string | number;
  /** Blind reviews that count, 20 to 2,000. */
  janela?: number | null | undefined;
  /** Most that the rule credits in one day. */
  limiteDia?: string | null | undefined;
  /** Most that one member earns without a reviewer in one day. */
  limiteMembro?: string | null | undefined;
  /** Most that one receipt may earn, in points or BRL. */
  limiteNota?: string | null | undefined;
  /** Why it is switched off; shown beside the rule. */
  motivo?: string | null | undefined;
  /** Times the busiest day that is a jump, 1.5 to 20. */
  salto?: string | null | undefined;
  /** Version that the author read; another one is refused (EDIT_CONFLICT). */
  versao?: number | null | undefined;
};

/** Bounds to try; those left out are those of the rule. */
export type CreditRuleReplayInput = {
  /** Days that an account must have existed. */
  diasDeConta?: number | null | undefined;
  /** Most that the rule credits in one day. */
  limiteDia?: string | null | undefined;
  /** Most that one member earns in one day. */
  limiteMembro?: string | null | undefined;
  /** Most that one receipt may earn. */
  limiteNota?: string | null | undefined;
  /** Id of the rule. */
  ruleId: string | number;
};

/** Filters of creditRules; all that are given hold. */
export type CreditRulesFilter = {
  /** Bounds of `amostra`, inclusive. */
  amostra?: DecimalRange | null | undefined;
  /** Switched on or off. */
  ativa?: boolean | null | undefined;
  /** Bounds of `atualizadaEm`, inclusive. */
  atualizadaEm?: DayRange | null | undefined;
  /** Of one audience. */
  audience?: Audience | null | undefined;
  /** Bounds of `diasDeConta`, inclusive. */
  diasDeConta?: IntRange | null | undefined;
  /** Bounds of `discordancia`, inclusive. */
  discordancia?: DecimalRange | null | undefined;
  /** Bounds of `discordancias`, inclusive. */
  discordancias?: IntRange | null | undefined;
  /** Of one source. */
  fonte?: CreditSource | null | undefined;
  /** Bounds of `janela`, inclusive. */
  janela?: IntRange | null | undefined;
  /** Bounds of `ligadaEm`, inclusive. */
  ligadaEm?: DayRange | null | undefined;
  /** Bounds of `limiteDia`, inclusive. */
  limiteDia?: DecimalRange | null | undefined;
  /** Bounds of `limiteMembro`, inclusive. */
  limiteMembro?: DecimalRange | null | undefined;
  /** Bounds of `limiteNota`, inclusive. */
  limiteNota?: DecimalRange | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `revisoes`, inclusive. */
  revisoes?: IntRange | null | undefined;
  /** Bounds of `salto`, inclusive. */
  salto?: DecimalRange | null | undefined;
  /** Bounds of `versao`, inclusive. */
  versao?: IntRange | null | undefined;
};

/** Source of a receipt that can be credited without a reviewer. */
export type CreditSource =
  /** A photograph with a readable key. */
  | 'FOTO'
  /** An XML whose signature and certificate hold. */
  | 'XML_ASSINADO';

/** Days in São Paulo; a missing one leaves that side open. */
export type DayRange = {
  /** First day, inclusive. */
  from?: string | null | undefined;
  /** Last day, inclusive. */
  to?: string | null | undefined;
};

/** The judgement of a contest. */
export type DecideContestInput = {
  /** Id of the row, unique within its type. */
  id: string | number;
  /** What the member is answered. */
  resposta: string;
  /** The judgement of a contest. */
  resultado: ContestResult;
};

/** Bounds of an amount; a missing one leaves that side open. */
export type DecimalRange = {
  /** Largest value, inclusive. */
  max?: string | null | undefined;
  /** Smallest value, inclusive. */
  min?: string | null | undefined;
};

/** How a schedule sends the rows. */
export type DeliveryChannel =
  /** As a file attached to an e-mail. */
  | 'EMAIL'
  /** As signed JSON to an address. */
  | 'WEBHOOK';

/** Filters of deliverySchedules; all that are given hold. */
export type DeliverySchedulesFilter = {
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `diaMes`, inclusive. */
  diaMes?: IntRange | null | undefined;
  /** Bounds of `diaSemana`, inclusive. */
  diaSemana?: IntRange | null | undefined;
  /** Bounds of `falhasSeguidas`, inclusive. */
  falhasSeguidas?: IntRange | null | undefined;
  /** Bounds of `hora`, inclusive. */
  hora?: IntRange | null | undefined;
  /** Bounds of `proximaEm`, inclusive. */
  proximaEm?: DayRange | null | undefined;
  /** Schedules in one state. */
  situacao?: QueryScheduleSituation | null | undefined;
  /** Bounds of `ultimaEm`, inclusive. */
  ultimaEm?: DayRange | null | undefined;
};

/** Why a balance moved. */
export type EntryType =
  /** An adjustment by the staff. */
  | 'AJUSTE'
  /** A cancelled redemption was given back. */
  | 'CANCELAMENTO_RESGATE'
  /** Cashback of a purchase. */
  | 'CASHBACK'
  /** Points of a registration code. */
  | 'CODIGO'
  /** A correction of a sale. */
  | 'CORRECAO'
  /** What a cancelled document had earned was taken back. */
  | 'ESTORNO'
  /** Expired value that came back, for the reversal of its sale. */
  | 'ESTORNO_EXPIRACAO'
  /** Expired unspent. */
  | 'EXPIRACAO'
  /** Points of a referral. */
  | 'INDICACAO'
  /** Expired value that was given back. */
  | 'REATIVACAO'
  /** A redemption. */
  | 'RESGATE'
  /** Points that the SWPRO platform gave. */
  | 'SWPRO'
  /** Points of a sale. */
  | 'VENDA';

/** Which experiment, and how many days on each side. */
export type ExperimentInput = {
  /** 1 A, 2 B, 3 C. */
  cenario: number;
  /** 1 to 366; fewer are compared while fewer have passed. */
  dias: number;
  /** First day in the scenario. */
  inicio: string;
};

/** Filters of expiredCashback; all that are given hold. */
export type ExpiredCashbackFilter = {
  /**
   * Last day of `expiradoEm`.
   * @deprecated Use expiradoEm: { from, to }. Removed after release 0.5.
   */
  ate?: string | null | undefined;
  /** Bounds of `campanha`, inclusive. */
  campanha?: DayRange | null | undefined;
  /**
   * First day of `expiradoEm`.
   * @deprecated Use expiradoEm: { from, to }. Removed after release 0.5.
   */
  de?: string | null | undefined;
  /** Bounds of `devolvidoEm`, inclusive. */
  devolvidoEm?: DayRange | null | undefined;
  /** Bounds of `expiradoEm`, inclusive. */
  expiradoEm?: DayRange | null | undefined;
  /** Amounts of one situation. */
  situacao?: ExpirySituation | null | undefined;
  /** Bounds of `valor`, inclusive. */
  valor?: DecimalRange | null | undefined;
  /**
   * Last day of `venceEm`.
   * @deprecated Use venceEm: { from, to }. Removed after release 0.5.
   */
  venceAte?: string | null | undefined;
  /**
   * First day of `venceEm`.
   * @deprecated Use venceEm: { from, to }. Removed after release 0.5.
   */
  venceDe?: string | null | undefined;
  /** Bounds of `venceEm`, inclusive. */
  venceEm?: DayRange | null | undefined;
};

/** Filters of expiredPoints; all that are given hold. */
export type ExpiredPointsFilter = {
  /**
   * Last day of `expiradoEm`.
   * @deprecated Use expiradoEm: { from, to }. Removed after release 0.5.
   */
  ate?: string | null | undefined;
  /**
   * First day of `expiradoEm`.
   * @deprecated Use expiradoEm: { from, to }. Removed after release 0.5.
   */
  de?: string | null | undefined;
  /** Bounds of `devolvidoEm`, inclusive. */
  devolvidoEm?: DayRange | null | undefined;
  /** Bounds of `expiradoEm`, inclusive. */
  expiradoEm?: DayRange | null | undefined;
  /** Sellers of one network. */
  networkId?: string | number | null | undefined;
  /** Amounts of one situation. */
  situacao?: ExpirySituation | null | undefined;
  /** Bounds of `valor`, inclusive. */
  valor?: DecimalRange | null | undefined;
  /**
   * Last day of `venceEm`.
   * @deprecated Use venceEm: { from, to }. Removed after release 0.5.
   */
  venceAte?: string | null | undefined;
  /**
   * First day of `venceEm`.
   * @deprecated Use venceEm: { from, to }. Removed after release 0.5.
   */
  venceDe?: string | null | undefined;
  /** Bounds of `venceEm`, inclusive. */
  venceEm?: DayRange | null | undefined;
};

/** Whose balances expire. */
export type ExpiryAudience =
  /** Points of sellers. */
  | 'BALCONISTA'
  /** Cashback of consumers. */
  | 'CLIENTE_FINAL';

/** What a run does. */
export type ExpiryRunKind =
  /** Gives back what expired in the runs of one day. */
  | 'DEVOLUCAO'
  /** Writes off what is past its last day. */
  | 'EXPIRACAO';

/** How far a run is. */
export type ExpiryRunState =
  /** Is done. */
  | 'CONCLUIDA'
  /** Stopped before its end. */
  | 'FALHOU'
  /** Waits for its turn. */
  | 'NA_FILA'
  /** Is being worked off. */
  | 'PROCESSANDO';

/** Filters of expiryRuns; all that are given hold. */
export type ExpiryRunsFilter = {
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `dia`, inclusive. */
  dia?: DayRange | null | undefined;
  /** Bounds of `lotes`, inclusive. */
  lotes?: IntRange | null | undefined;
  /** Bounds of `lotesPrevistos`, inclusive. */
  lotesPrevistos?: IntRange | null | undefined;
  /** Bounds of `pessoas`, inclusive. */
  pessoas?: IntRange | null | undefined;
  /** Runs of one audience. */
  publico?: ExpiryAudience | null | undefined;
  /** Bounds of `terminadoEm`, inclusive. */
  terminadoEm?: DayRange | null | undefined;
  /** Runs of one kind. */
  tipo?: ExpiryRunKind | null | undefined;
  /** Bounds of `valor`, inclusive. */
  valor?: DecimalRange | null | undefined;
};

/** Situation of an amount past its last day. */
export type ExpirySituation =
  /** Not written off yet. */
  | 'DUE'
  /** Written off. */
  | 'EXPIRED'
  /** Written off, and given back. */
  | 'RETURNED'
  /** Written off, and reversed with its cancelled sale. */
  | 'REVERSED';

/** Formats of exported files. */
export type ExportFileFormat =
  /** Text with semicolons, as Brazilian spreadsheets read it. */
  | 'CSV'
  /** Excel. */
  | 'XLSX'
  /** Several spreadsheets in one file. */
  | 'ZIP';

/** Spreadsheet formats. */
export type ExportFormat =
  /** Text with semicolons, as Brazilian spreadsheets read it. */
  | 'CSV'
  /** Excel. */
  | 'XLSX';

/** What to take out of a list: its name, and the options and filter it is read with. */
export type ExportListInput = {
  /** Filters of the list, as its query takes them. JSON, because each list has its own filter type. */
  filter?: Record<string, unknown> | null | undefined;
  /** Spreadsheet formats. */
  format: ExportFormat;
  /** The list's query, e.g. 'networks'. */
  list: string;
  /** Page, order and search. */
  options?: ListOptions | null | undefined;
  /** Which rows of a list are exported. */
  scope: ExportScope;
};

/** Which rows of a list are exported. */
export type ExportScope =
  /** Every row of the search and filters. */
  | 'ALL'
  /** The page in view. */
  | 'CURRENT';

/** How far a large export is. */
export type ExportState =
  /** The file is ready. */
  | 'CONCLUIDA'
  /** The file was removed; export again. */
  | 'EXPIRADA'
  /** Could not be written. */
  | 'FALHOU'
  /** Waits for its turn. */
  | 'NA_FILA'
  /** Is being written. */
  | 'PROCESSANDO';

/** Filters of failedJobs; all that are given hold. */
export type FailedJobsFilter = {
  /** Bounds of `falhouEm`, inclusive. */
  falhouEm?: DayRange | null | undefined;
  /** Bounds of `tentativas`, inclusive. */
  tentativas?: IntRange | null | undefined;
};

/** One value of a row, as the author of an edit read it. */
export type FieldRead = {
  /** Name of the column in the row's type. */
  campo: string;
  /** The value as text; null or empty: there was none. */
  valor?: string | null | undefined;
};

/** What the machine doubts about a receipt. */
export type FindingCode =
  /** The issuer is not the seller's store. */
  | 'CNPJ_DIFFERENT'
  /** The same file was sent before. */
  | 'DUPLICATE_FILE'
  /** The same invoice was sent or recorded before. */
  | 'DUPLICATE_NOTE'
  /** An image editor saved the picture, or it was changed long after it was taken. */
  | 'EDITED_PICTURE'
  /** The typed key differs from the one in the picture. */
  | 'KEY_DIFFERENT'
  /** The 44-character key is not valid. */
  | 'KEY_INVALID'
  /** The other audience sent or recorded the same key. */
  | 'KEY_OTHER_AUDIENCE'
  /** The key is valid but something in it is unusual. */
  | 'KEY_WARNING'
  /** The invoice is of a month that is closed. */
  | 'MONTH_DIFFERENT'
  /** The invoice is of a month that has not begun. */
  | 'MONTH_FUTURE'
  /** The file says that the invoice was cancelled. */
  | 'NOTE_CANCELLED'
  /** The number and the day contradict another invoice of the same issuer. */
  | 'NUMBER_OUT_OF_ORDER'
  /** A printed value contradicts the key or the QR code. */
  | 'PRINT_DIFFERENT'
  /** Another receipt has the same store, day, total and items. */
  | 'SAME_TEXT'
  /** The picture shows a screen instead of paper. */
  | 'SCREEN_PICTURE'
  /** The account of the sender is not active. */
  | 'SENDER_INACTIVE'
  /** The picture looks like one that was sent before. */
  | 'SIMILAR_PICTURE'
  /** The issuer's state is not that of the store. */
  | 'STATE_DIFFERENT'
  /** The issuer does not serve consumers in the programme. */
  | 'STORE_NOT_PARTICIPATING';

/** How much a doubt about a receipt weighs. */
export type FindingSeverity =
  /** Refuses the receipt when it is sent; red for the reviewer. */
  | 'HARD'
  /** For the reviewer to weigh. */
  | 'SOFT';

/** CPF and initial password of a member of staff. */
export type FirstAccessInput = {
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Password that the person signs in with. */
  senha: string;
};

/** CPF and initial password, the code from the e-mail, and the new password. */
export type FirstPasswordInput = {
  /** Code that people know it by, unique among its kind. */
  codigo: string;
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** The new password. */
  novaSenha: string;
  /** Password that the person signs in with. */
  senha: string;
};

/** Kind of invoice. */
export type FiscalType =
  /** Cupom fiscal. */
  | 'C'
  /** Nota fiscal. */
  | 'N';

/** Filters of gallery; all that are given hold. */
export type GalleryFilter = {
  /**
   * Last day of `resgatadoEm`.
   * @deprecated Use resgatadoEm: { from, to }. Removed after release 0.5.
   */
  ate?: string | null | undefined;
  /**
   * First day of `resgatadoEm`.
   * @deprecated Use resgatadoEm: { from, to }. Removed after release 0.5.
   */
  de?: string | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `qtde`, inclusive. */
  qtde?: IntRange | null | undefined;
  /**
   * Name of one network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `resgatadoEm`, inclusive. */
  resgatadoEm?: DayRange | null | undefined;
};

/** Filters of heldActions; all that are given hold. */
export type HeldActionsFilter = {
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /**
   * Last day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataFinal?: string | null | undefined;
  /**
   * First day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataInicial?: string | null | undefined;
  /** True: waits for the reader, who may approve it. False: all others. */
  decidable?: boolean | null | undefined;
  /** Bounds of `decididoEm`, inclusive. */
  decididoEm?: DayRange | null | undefined;
  /** Bounds of `expiraEm`, inclusive. */
  expiraEm?: DayRange | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** In this state. */
  status?: HeldStatus | null | undefined;
  /** Of one store. */
  storeId?: string | number | null | undefined;
  /** Of one receipt. */
  submissionId?: string | number | null | undefined;
  /** Of one action, by its name. */
  tipo?: string | null | undefined;
  /** Bounds of `valor`, inclusive. */
  valor?: DecimalRange | null | undefined;
  /** Bounds of `versao`, inclusive. */
  versao?: IntRange | null | undefined;
};

/** What a request gives. */
export type HeldCurrency =
  /** Cashback of consumers, in BRL. */
  | 'BRL'
  /** Points of sellers. */
  | 'PONTO';

/** Why a request takes two people. */
export type HeldReason =
  /** Its receipt has a hard and a soft warning at once. */
  | 'AVISOS'
  /** The sale is older than one person may approve. */
  | 'IDADE'
  /** It gives more than one person may give at once. */
  | 'LIMITE'
  /** An item was given away or its price is far from the list. */
  | 'PRECO'
  /** Acts of this kind always take two people. */
  | 'SEMPRE'
  /** With it, one person would give more in a day than allowed. */
  | 'TETO'
  /** It releases more units in a day than one person may. */
  | 'UNIDADES';

/** State of a request that takes two people. */
export type HeldStatus =
  /** Waits for the second person; nothing has changed. */
  | 'AGUARDA'
  /** The second person approved it, and it was carried out. */
  | 'APROVADA'
  /** Nobody decided it in time. */
  | 'EXPIRADA'
  /** The second person declined it, or its maker withdrew it. */
  | 'RECUSADA';

/** What an upload asks for besides the file. */
export type ImportChoices = {
  /** The year, for HISTORICO. */
  ano?: number | null | undefined;
  /** CNPJ of the store, for PRODUTOS_LOJA. */
  cnpjRevenda?: string | null | undefined;
};

/** Kinds of uploaded spreadsheets. */
export type ImportKind =
  /** Sales of the time before. */
  | 'HISTORICO'
  /** Participating stores. */
  | 'LOJAS_PARTICIPANTES'
  /** Programme products. */
  | 'PRODUTOS'
  /** Products shown to consumers. */
  | 'PRODUTOS_CLIENTE'
  /** Products of stores. */
  | 'PRODUTOS_LOJA'
  /** Balances of cards. */
  | 'SALDO_CARTAO'
  /** Sales. */
  | 'VENDAS';

/** How far an uploaded spreadsheet is. */
export type ImportState =
  /** Waits for a second person; nothing is recorded. */
  | 'AGUARDA'
  /** Every line was recorded. */
  | 'CONCLUIDA'
  /** Done, but some lines were refused. */
  | 'CONCLUIDA_COM_ERROS'
  /** Is being undone. */
  | 'DESFAZENDO'
  /** Was undone. */
  | 'DESFEITA'
  /** Was undone except for what is in use. */
  | 'DESFEITA_EM_PARTE'
  /** Could not be read to its end. */
  | 'FALHOU'
  /** Waits for its turn. */
  | 'NA_FILA'
  /** Is being read. */
  | 'PROCESSANDO';

/** Filters of imports; all that are given hold. */
export type ImportsFilter = {
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `desfazerAte`, inclusive. */
  desfazerAte?: DayRange | null | undefined;
  /** Bounds of `desfeitaEm`, inclusive. */
  desfeitaEm?: DayRange | null | undefined;
  /** Bounds of `desfeitas`, inclusive. */
  desfeitas?: IntRange | null | undefined;
  /** Bounds of `erros`, inclusive. */
  erros?: IntRange | null | undefined;
  /** Only uploads in this state. */
  estado?: ImportState | null | undefined;
  /** Bounds of `linhas`, inclusive. */
  linhas?: IntRange | null | undefined;
  /** Bounds of `processadas`, inclusive. */
  processadas?: IntRange | null | undefined;
  /** Bounds of `terminadoEm`, inclusive. */
  terminadoEm?: DayRange | null | undefined;
  /** Only uploads of this kind. */
  tipo?: ImportKind | null | undefined;
  /** Bounds of `total`, inclusive. */
  total?: IntRange | null | undefined;
};

/** Bounds of a whole number; a missing one leaves that side open. */
export type IntRange = {
  /** Largest value, inclusive. */
  max?: number | null | undefined;
  /** Smallest value, inclusive. */
  min?: number | null | undefined;
};

/** Filters of integrityProofs; all that are given hold. */
export type IntegrityProofsFilter = {
  /** Truths about one subject. */
  assunto?: TruthSubject | null | undefined;
  /** Bounds of `duracaoMs`, inclusive. */
  duracaoMs?: IntRange | null | undefined;
  /** Bounds of `falhaDesde`, inclusive. */
  falhaDesde?: DayRange | null | undefined;
  /** Bounds of `linhas`, inclusive. */
  linhas?: IntRange | null | undefined;
  /** Bounds of `ordem`, inclusive. */
  ordem?: IntRange | null | undefined;
  /** Bounds of `provadaEm`, inclusive. */
  provadaEm?: DayRange | null | undefined;
  /** Bounds of `quantas`, inclusive. */
  quantas?: IntRange | null | undefined;
  /** Truths in one state. */
  situacao?: ProofState | null | undefined;
};

/** How far work in the background is. */
export type JobState =
  /** Is done. */
  | 'CONCLUIDA'
  /** Is under way. */
  | 'EM_ANDAMENTO'
  /** Stopped before its end. */
  | 'FALHOU'
  /** Waits for its turn. */
  | 'NA_FILA';

/** Filters of learnedProducts; all that are given hold. */
export type LearnedProductsFilter = {
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `decisoes`, inclusive. */
  decisoes?: IntRange | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `notas`, inclusive. */
  notas?: IntRange | null | undefined;
  /** Bounds of `pessoas`, inclusive. */
  pessoas?: IntRange | null | undefined;
  /** Of one product. */
  productId?: string | number | null | undefined;
  /** Taught by receipts of one store. */
  storeId?: string | number | null | undefined;
};

/** Filters of liabilityLots; all that are given hold. */
export type LiabilityLotsFilter = {
  /** First day of the month in which they were earned. */
  coorte?: string | null | undefined;
  /** One network. */
  networkId?: string | number | null | undefined;
  /** Points or cashback only. */
  parte?: LiabilityPart | null | undefined;
  /** First day of the month at whose end. */
  posicao?: string | null | undefined;
  /** Bounds of `reais`, inclusive. */
  reais?: DecimalRange | null | undefined;
  /** Bounds of `restante`, inclusive. */
  restante?: DecimalRange | null | undefined;
  /** Bounds of `valorPonto`, inclusive. */
  valorPonto?: DecimalRange | null | undefined;
  /** Bounds of `venceEm`, inclusive. */
  venceEm?: DayRange | null | undefined;
  /** First day of the month in which they expire. */
  vencimento?: string | null | undefined;
};

/** What is owed. */
export type LiabilityPart =
  /** Cashback of consumers, in BRL. */
  | 'CASHBACK'
  /** Points of sellers. */
  | 'PONTOS';

/** The seller who gets a card. */
export type LinkCardInput = {
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Name on the card; the one given with the redemption, or the seller’s, when empty. */
  nome?: string | null | undefined;
};

/** Why people are linked. */
export type LinkRule =
  /** They share a mobile number. */
  | 'CELULAR'
  /** They share a PIX key. */
  | 'CHAVE_PIX'
  /** A consumer's invoices are of one seller. */
  | 'CONCENTRACAO'
  /** A seller and a consumer know each other. */
  | 'CONHECIDOS'
  /** They share an e-mail address. */
  | 'EMAIL'
  /** They share an address. */
  | 'ENDERECO'
  /** They referred each other in a circle. */
  | 'INDICACAO_CIRCULAR'
  /** A seller referred a person with whom they have something in common. */
  | 'INDICACAO_PROPRIA'
  /** A seller and a consumer are the same person. */
  | 'MESMA_PESSOA'
  /** Their invoices are in sequence. */
  | 'SEQUENCIA';

/** How grave a link is. */
export type LinkWeight =
  /** High. */
  | 'ALTA'
  /** Low. */
  | 'BAIXA'
  /** Medium. */
  | 'MEDIA';

/** How high a list's rows are. */
export type ListDensity =
  /** Few rows, much air. */
  | 'COMFORTABLE'
  /** Many rows, little air. */
  | 'COMPACT'
  /** As lists are at first. */
  | 'STANDARD';

/** Page, order and search, the same for every list. */
export type ListOptions = {
  /** Default ASC when `sort` is given. */
  direction?: SortDirection | null | undefined;
  /** From 1; default 1. */
  page?: number | null | undefined;
  /** Rows a page, default 10; -1 asks for all, up to 10,000. */
  pageSize?: number | null | undefined;
  /** Words that a row must hold, accents and case ignored. */
  search?: string | null | undefined;
  /** Name of a sortable column; an unknown one is refused with the valid ones. */
  sort?: string | null | undefined;
};

/** A column of a view. */
export type ListViewColumnInput = {
  /** The field of the row. */
  campo: string;
  /** Width in pixels; null as the list has it. */
  largura?: number | null | undefined;
  /** Whether it is shown. */
  visivel: boolean;
};

/** A view of a list to keep. */
export type ListViewInput = {
  /** The columns in the order shown; empty leaves them to the list. */
  colunas: Array<ListViewColumnInput>;
  /** How high its rows are. */
  densidade: ListDensity;
  /** The levels of staff that see it too; empty keeps it to its owner. */
  niveis: Array<number>;
  /** What to call it; one name for each list and owner. */
  nome: string;
  /** Filters, search and order, as the address has them. */
  parametros: Array<ListViewParameterInput>;
};

/** A parameter of a list's address. */
export type ListViewParameterInput = {
  /** Its name: a filter, `busca`, `sort`, `dir` or `pageSize`. */
  nome: string;
  /** Its value as text; empty clears what the list is filtered by at first. */
  valor: string;
};

/** Filters of logs; all that are given hold. */
export type LogsFilter = {
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /**
   * Last day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataFinal?: string | null | undefined;
  /**
   * First day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataInicial?: string | null | undefined;
  /** Entries of one type. */
  tipo?: string | null | undefined;
};

/** A market survey to register. */
export type MarketSurveyInput = {
  /** Category of the survey. */
  categoria?: string | null | undefined;
  /** CNPJ of the store. */
  cnpjRevenda: string;
  /** What the survey noted on communication in the store (Comunicação). */
  comunicacao?: string | null | undefined;
  /** BRL a month. */
  faturamento: string;
  /** Who took a market survey. */
  fonte: ResearchSource;
  /** Best-selling products of the store; at least one. */
  produtosMaisVendidos: Array<MarketSurveyProductInput>;
  /** Products by brand, the own brand included. */
  produtosMaisVendidosConcorrentes: Array<MarketSurveyProductInput>;
  /** Sellers of the store. */
  qtdeVendedores: number;
};

/** A product of a market survey. */
export type MarketSurveyProductInput = {
  /** Brand of the product. */
  marca: string;
  /** Name of the product. */
  produto: string;
  /** Units a month. */
  qtde: string;
  /** Price of one unit, in BRL. */
  valorUnitario: string;
};

/** Filters of marketSurveys; all that are given hold. */
export type MarketSurveysFilter = {
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `faturamento`, inclusive. */
  faturamento?: DecimalRange | null | undefined;
  /** Surveys of one source. */
  fonte?: ResearchSource | null | undefined;
  /** Bounds of `mediaMensal`, inclusive. */
  mediaMensal?: DecimalRange | null | undefined;
  /** A network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `qtdeProdutosVendidos`, inclusive. */
  qtdeProdutosVendidos?: DecimalRange | null | undefined;
  /** Bounds of `qtdeVendedores`, inclusive. */
  qtdeVendedores?: IntRange | null | undefined;
  /**
   * Name of a network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `share`, inclusive. */
  share?: DecimalRange | null | undefined;
};

/** A note on a network. */
export type MeasurementNoteInput = {
  /** Note of the staff on the redemption. */
  obs: string;
  /** Name or id of the network. */
  rede: string;
};

/** How far a message is. */
export type MessageState =
  /** Was sent. */
  | 'ENVIADA'
  /** Could not be sent. */
  | 'FALHOU'
  /** Is only kept, because no mail server is configured. */
  | 'GUARDADA'
  /** Waits to be sent. */
  | 'NA_FILA';

/** Where WhatsApp messages go; an empty token keeps the one there is. */
export type MessagingSettingsInput = {
  /** Code of the sender at the messaging service. */
  codigo: string;
  /** Token of the session or service. */
  token?: string | null | undefined;
  /** Address that messages are posted to. */
  url: string;
};

/** Pause or resumption of the operations. */
export type MoneyPauseInput = {
  /** True pauses, false resumes. */
  ativa: boolean;
  /** Reason of a pause, at most 200 characters; members read it. */
  motivo?: string | null | undefined;
};

/** A month, of all networks or of one. */
export type MonthCloseInput = {
  /** Four digits. */
  ano: number;
  /** 1 to 12. */
  mes: number;
  /** Name or id of the network. */
  rede?: string | null | undefined;
};

/** Open work of a month that is being closed. */
export type MonthCloseItemKind =
  /** Points and cashback, in BRL, that expire in the next month. */
  | 'A_VENCER'
  /** Cashback past its last day that no run has expired. */
  | 'CASHBACK_VENCIDO'
  /** Open contests up to the end of the month. */
  | 'CONTESTACOES'
  /** Sales of the month whose points need correcting. */
  | 'CORRECOES'
  /** Consumers' receipts of the month that wait for review. */
  | 'NOTAS_CONSUMIDORES'
  /** Sellers' receipts of the month that wait for review. */
  | 'NOTAS_VENDEDORES'
  /** Approved payments that wait to be paid. */
  | 'PAGAMENTOS_APROVADOS'
  /** Reversals that wait for confirmation. */
  | 'PAGAMENTOS_EM_ESTORNO'
  /** Payments in a batch at the bank. */
  | 'PAGAMENTOS_EM_LOTE'
  /** Payments sent to the bank by hand. */
  | 'PAGAMENTOS_EM_TRANSITO'
  /** Payments that wait for approval. */
  | 'PAGAMENTOS_SOLICITADOS'
  /** Points past their last day that no run has expired. */
  | 'PONTOS_VENCIDOS'
  /** Requests up to the end of the month that wait for a second user. */
  | 'SEGUNDA_APROVACAO';

/** Filters of myExports; all that are given hold. */
export type MyExportsFilter = {
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `expiraEm`, inclusive. */
  expiraEm?: DayRange | null | undefined;
  /** Bounds of `linhas`, inclusive. */
  linhas?: IntRange | null | undefined;
  /** Bounds of `tamanhoBytes`, inclusive. */
  tamanhoBytes?: IntRange | null | undefined;
  /** Bounds of `terminadoEm`, inclusive. */
  terminadoEm?: DayRange | null | undefined;
  /** Bounds of `total`, inclusive. */
  total?: IntRange | null | undefined;
};

/** A network to register or its new values. */
export type NetworkInput = {
  /** Name of the network, unique. */
  nome: string;
  /** Region of the network. */
  regiao: string;
  /** BRL per point. */
  valorPonto: string;
};

/** A product of a network. */
export type NetworkProductInput = {
  /** Code of the product. */
  codProduto: string;
  /** Name or id of the network. */
  rede: string;
};

/** Filters of networks; all that are given hold. */
export type NetworksFilter = {
  /** Only active or only inactive networks. */
  ativo?: boolean | null | undefined;
  /** The network with this id. */
  id?: string | number | null | undefined;
  /** Bounds of `numeroParceiros`, inclusive. */
  numeroParceiros?: IntRange | null | undefined;
  /** Bounds of `numeroRevendas`, inclusive. */
  numeroRevendas?: IntRange | null | undefined;
  /**
   * Name of one network.
   * @deprecated Use id. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `saldoPontos`, inclusive. */
  saldoPontos?: DecimalRange | null | undefined;
  /** Bounds of `totalCusto`, inclusive. */
  totalCusto?: DecimalRange | null | undefined;
  /** Bounds of `totalPontos`, inclusive. */
  totalPontos?: DecimalRange | null | undefined;
  /** Bounds of `totalVendas`, inclusive. */
  totalVendas?: DecimalRange | null | undefined;
  /** Bounds of `ultimaPontuacao`, inclusive. */
  ultimaPontuacao?: DayRange | null | undefined;
  /** Bounds of `valorPonto`, inclusive. */
  valorPonto?: DecimalRange | null | undefined;
};

/** Where an offer of the experiences catalogue stands. */
export type OfferSituation =
  /** On sale. */
  | 'ATIVA'
  /** No longer listed by the third party. */
  | 'INATIVA'
  /** Listed, without points yet: hidden. */
  | 'NOVA';

/** Filters of offers; all that are given hold. */
export type OffersFilter = {
  /** Listed by the third party or not. */
  ativo?: boolean | null | undefined;
  /** Bounds of `desconto`, inclusive. */
  desconto?: DecimalRange | null | undefined;
  /** Bounds of `pontos`, inclusive. */
  pontos?: DecimalRange | null | undefined;
  /** Bounds of `pontosDesconto`, inclusive. */
  pontosDesconto?: DecimalRange | null | undefined;
  /** Bounds of `sincronizadoEm`, inclusive. */
  sincronizadoEm?: DayRange | null | undefined;
  /** Offers in this situation. */
  situacao?: OfferSituation | null | undefined;
};

/** Filters of offersOnSale; all that are given hold. */
export type OffersOnSaleFilter = {
  /** Bounds of `ageFrom`, inclusive. */
  ageFrom?: IntRange | null | undefined;
  /** Bounds of `ageTo`, inclusive. */
  ageTo?: IntRange | null | undefined;
  /** Offers of these categories. */
  categories?: Array<string | number> | null | undefined;
  /** Offers in these cities. */
  cities?: Array<string> | null | undefined;
  /** The offer of one code. */
  codigo?: string | null | undefined;
  /** Offers of one experience. */
  experience?: string | number | null | undefined;
  /** Bounds of `pontos`, inclusive. */
  pontos?: DecimalRange | null | undefined;
  /** Bounds of `pontosSemDesconto`, inclusive. */
  pontosSemDesconto?: DecimalRange | null | undefined;
};

/** State of a part of the operation. */
export type OperationState =
  /** An operator should look at it. */
  | 'ATENCAO'
  /** It is switched off or absent. */
  | 'DESLIGADO'
  /** It does not work. */
  | 'FALHA'
  /** It works. */
  | 'OK';

/** Part of the operation of the product. */
export type OperationTopic =
  /** Storage of uploaded files. */
  | 'ARMAZENAMENTO'
  /** Backups of the database. */
  | 'BACKUP'
  /** Imports of spreadsheets. */
  | 'IMPORTACOES'
  /** Integrity checks. */
  | 'INTEGRIDADE'
  /** Readers of receipts. */
  | 'LEITURA'
  /** E-mail and WhatsApp messages. */
  | 'MENSAGENS'
  /** Migrations of the database. */
  | 'MIGRACOES'
  /** Streaming replicas of the database. */
  | 'REPLICAS';

/** How the member takes their data. */
export type OwnDataFormat =
  /** Text with semicolons. */
  | 'CSV'
  /** JSON. */
  | 'JSON';

/** The own password, which changes of second factors require. */
export type OwnPasswordInput = {
  /** Current password of the person who is signed in. */
  senha: string;
};

/** A sale to record; points follow from the catalogue. */
export type OwnSaleInput = {
  /** Fiscal number (8 digits or more) or the 44-character key. */
  identificador: string;
  /** Products of the sale. */
  itens: Array<SaleItemInput>;
  /** Day of the sale. */
  realizadoEm: string;
  /** Kind of invoice. */
  tipoFiscal: FiscalType;
};

/** Filters of ownSubmissions; all that are given hold. */
export type OwnSubmissionsFilter = {
  /** Bounds of `atualizadoEm`, inclusive. */
  atualizadoEm?: DayRange | null | undefined;
  /** Bounds of `cashback`, inclusive. */
  cashback?: DecimalRange | null | undefined;
  /** Bounds of `contestacaoPrazo`, inclusive. */
  contestacaoPrazo?: DayRange | null | undefined;
  /** Bounds of `contestavelAte`, inclusive. */
  contestavelAte?: DayRange | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `dataLida`, inclusive. */
  dataLida?: DayRange | null | undefined;
  /** Only those still waiting. */
  emAnalise?: boolean | null | undefined;
  /** Bounds of `estimativa`, inclusive. */
  estimativa?: DecimalRange | null | undefined;
  /** Only those rejected, ended or cancelled. */
  naoProcessadas?: boolean | null | undefined;
  /** Bounds of `pontuadoEm`, inclusive. */
  pontuadoEm?: DayRange | null | undefined;
  /** Bounds of `produtosLidos`, inclusive. */
  produtosLidos?: IntRange | null | undefined;
  /** Bounds of `respostaAte`, inclusive. */
  respostaAte?: DayRange | null | undefined;
  /** Bounds of `totalLido`, inclusive. */
  totalLido?: DecimalRange | null | undefined;
  /** Bounds of `totalPontos`, inclusive. */
  totalPontos?: DecimalRange | null | undefined;
  /** Bounds of `totalVenda`, inclusive. */
  totalVenda?: DecimalRange | null | undefined;
  /** Bounds of `venceEm`, inclusive. */
  venceEm?: DayRange | null | undefined;
};

/** A participating store to register. */
export type ParticipatingStoreInput = {
  /** Whether it is in use; what is not stays in the register. */
  ativo?: boolean;
  /** Name under which it is shown. */
  nome: string;
};

/** Filters of participatingStores; all that are given hold. */
export type ParticipatingStoresFilter = {
  /** Only active or only inactive ones. */
  ativo?: boolean | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
};

/** How often a seller may redeem a prize of one commercial partner. */
export type PartnerWindow =
  /** Once a month. */
  | 'MES'
  /** Once for all. */
  | 'SEMPRE';

/** Step of the work on a payment of cashback. */
export type PayoutStage =
  /** Approved; waits for a batch. */
  | 'APROVADOS'
  /** Asked for; waits for approval. */
  | 'A_APROVAR'
  /** Returned by the bank, reversed or cancelled; the cashback went back to the consumer. */
  | 'DEVOLVIDOS'
  /** In a batch at the bank, or sent to it by hand. */
  | 'NO_BANCO'
  /** Paid, also while a reversal waits for a decision. */
  | 'PAGOS';

/** How the payment of a redemption of cashback stands. */
export type PayoutState =
  /** Approved; waits to be paid. */
  | 'APROVADO'
  /** Cancelled; the cashback went back to the consumer. */
  | 'CANCELADO'
  /** Returned by the bank; the cashback went back to the consumer. */
  | 'DEVOLVIDO'
  /** Paid; a member of staff asked to take it back, and a second person decides. */
  | 'EM_ESTORNO'
  /** In a batch at the bank. */
  | 'EM_LOTE'
  /** Sent to the bank by hand; may be on its way. */
  | 'EM_TRANSITO'
  /** Taken back; the cashback went back to the consumer. */
  | 'ESTORNADO'
  /** Paid. */
  | 'PAGO'
  /** Asked for; waits for approval. */
  | 'SOLICITADO';

/** Filters of pendingCashback; all that are given hold. */
export type PendingCashbackFilter = {
  /** Bounds of `avisos`, inclusive. */
  avisos?: IntRange | null | undefined;
  /** Part of the sender’s name. */
  cliente?: string | null | undefined;
  /** Sent by one consumer. */
  consumerId?: string | number | null | undefined;
  /** Part of the CPF; all of it for those who see it masked. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /**
   * Last day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataFinal?: string | null | undefined;
  /**
   * First day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataInicial?: string | null | undefined;
  /** Receipts of one lane. */
  faixa?: ReviewLane | null | undefined;
  /** Part of the name of who has it under review now. */
  revisor?: string | null | undefined;
  /** Bounds of `versao`, inclusive. */
  versao?: IntRange | null | undefined;
};

/** Filters of pendingSubmissions; all that are given hold. */
export type PendingSubmissionsFilter = {
  /** Bounds of `avisos`, inclusive. */
  avisos?: IntRange | null | undefined;
  /** Part of the CNPJ. */
  cnpj?: string | null | undefined;
  /** Part of the store’s code. */
  codigo?: string | null | undefined;
  /** Part of the CPF. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /**
   * Last day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataFinal?: string | null | undefined;
  /**
   * First day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataInicial?: string | null | undefined;
  /** Receipts of one lane. */
  faixa?: ReviewLane | null | undefined;
  /** Part of the store’s name. */
  loja?: string | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Part of the sender’s name. */
  parceiro?: string | null | undefined;
  /**
   * Name of a network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Part of the name of who has it under review now. */
  revisor?: string | null | undefined;
  /** Sent by one seller. */
  sellerId?: string | number | null | undefined;
  /** Of one store. */
  storeId?: string | number | null | undefined;
  /** Bounds of `versao`, inclusive. */
  versao?: IntRange | null | undefined;
};

/** Type of a PIX key. */
export type PixKeyType =
  /** Random key (EVP). */
  | 'CHAVE_ALEATORIA'
  /** CNPJ of a company. */
  | 'CNPJ'
  /** CPF of a person. */
  | 'CPF'
  /** E-mail address. */
  | 'EMAIL'
  /** Phone number. */
  | 'TELEFONE';

/** How a sale came in. */
export type PostingOrigin =
  /** Typed by its seller. */
  | 'DIGITACAO'
  /** Recorded from a receipt that was sent. */
  | 'FOTO'
  /** Typed by the staff. */
  | 'PAINEL'
  /** Uploaded in a spreadsheet. */
  | 'PLANILHA';

/** What became of a recorded sale. */
export type PostingStatus =
  /** Recorded and in force. */
  | 'APROVADA'
  /** Cancelled: what it earned was taken back. */
  | 'CANCELADA'
  /** Undone, and its receipt went back to the queue. */
  | 'DEVOLVIDA';

/** Filters of postings; all that are given hold. */
export type PostingsFilter = {
  /** CPF of one seller, digits only. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /**
   * Last day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataFinal?: string | null | undefined;
  /**
   * First day of `criadoEm`.
   * @deprecated Use criadoEm: { from, to }. Removed after release 0.5.
   */
  dataInicial?: string | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `pontosLimitados`, inclusive. */
  pontosLimitados?: DecimalRange | null | undefined;
  /** Bounds of `pontuadoEm`, inclusive. */
  pontuadoEm?: DayRange | null | undefined;
  /** Bounds of `realizadoEm`, inclusive. */
  realizadoEm?: DayRange | null | undefined;
  /**
   * Name of a network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /**
   * CNPJ of one store.
   * @deprecated Use storeId. Removed after release 0.5.
   */
  revenda?: string | null | undefined;
  /** Of one seller. */
  sellerId?: string | number | null | undefined;
  /** Of one store. */
  storeId?: string | number | null | undefined;
  /** Bounds of `totalPontos`, inclusive. */
  totalPontos?: DecimalRange | null | undefined;
  /** Bounds of `totalVenda`, inclusive. */
  totalVenda?: DecimalRange | null | undefined;
  /** Bounds of `valorCusto`, inclusive. */
  valorCusto?: DecimalRange | null | undefined;
  /** Bounds of `venceEm`, inclusive. */
  venceEm?: DayRange | null | undefined;
  /**
   * Last day of `realizadoEm`.
   * @deprecated Use realizadoEm: { from, to }. Removed after release 0.5.
   */
  vendaFinal?: string | null | undefined;
  /**
   * First day of `realizadoEm`.
   * @deprecated Use realizadoEm: { from, to }. Removed after release 0.5.
   */
  vendaInicial?: string | null | undefined;
};

/** Type of a prize: what redeeming it asks for. */
export type PrizeType =
  /** A voltage. */
  | 'bivolt'
  /** The full name for a prepaid card, when there is none yet. */
  | 'credito'
  /** Nothing further. */
  | 'geral'
  /** A mobile number and its operator. */
  | 'recarga';

/** Filters of prizes; all that are given hold. */
export type PrizesFilter = {
  /** Prizes that what the seller can spend today is enough for, or those that it is not. */
  aoAlcance?: boolean | null | undefined;
  /** Prizes of one category. */
  categoria?: string | null | undefined;
  /** The prize of one code. */
  codigo?: string | null | undefined;
  /** The seller's goal, if it is still offered, or every other prize. */
  meta?: boolean | null | undefined;
  /** Bounds of `pontos`, inclusive. */
  pontos?: DecimalRange | null | undefined;
  /** Bounds of `pontosAlternativo`, inclusive. */
  pontosAlternativo?: DecimalRange | null | undefined;
  /** Prizes of this many points or fewer. */
  pontosAte?: number | null | undefined;
  /** Prizes of one type. */
  tipo?: PrizeType | null | undefined;
};

/** A programme product to register. */
export type ProductInput = {
  /** Group of products in reports; left out it stays, empty it is removed. */
  categoria?: string | null | undefined;
  /** The programme's code of the product. */
  codigo: string;
  /** EAN-13, UPC-A or EAN-8; left out it stays, empty it is removed. */
  gtin?: string | null | undefined;
  /** Name under which it is shown. */
  nome: string;
  /** Points per unit, from today on. */
  valorPontos: string;
  /** Price per unit in BRL. */
  valorUnitario: string;
};

/** How the product of a printed item was found, the surest first. */
export type ProductMatchReason =
  /** By a description that a decision in this network assigned to it. */
  | 'APRENDIDO'
  /** By the store's code or the programme's. */
  | 'CODIGO'
  /** By its bar code. */
  | 'EAN'
  /** By the likeness of the description. */
  | 'SEMELHANTE';

/** Filters of products; all that are given hold. */
export type ProductsFilter = {
  /** Only active or only inactive products. */
  ativo?: boolean | null | undefined;
  /** Products of one category. */
  categoria?: string | null | undefined;
  /** The product of one code. */
  codigo?: string | null | undefined;
  /** Bounds of `valorPontos`, inclusive. */
  valorPontos?: DecimalRange | null | undefined;
  /** Bounds of `valorUnitario`, inclusive. */
  valorUnitario?: DecimalRange | null | undefined;
};

/** What is known of a truth. */
export type ProofState =
  /** Some rows violate it. */
  | 'FALHA'
  /** Its last whole proof found nothing. */
  | 'INTEGRA'
  /** The last try did not fit in its time. */
  | 'NAO_PROVADA'
  /** It was not proved whole yet. */
  | 'PENDENTE';

/** A proof of the second factor: a code, or the answer of a passkey with its challenge. */
export type ProveSecondFactorInput = {
  /** Six digits of an authenticator app, or a recovery code. */
  codigo?: string | null | undefined;
  /** Token of the challenge that the passkey signed. */
  desafio?: string | null | undefined;
  /** Answer of WebAuthn of a passkey. JSON, because WebAuthn defines it. */
  passkey?: Record<string, unknown> | null | undefined;
};

/** New times at which a saved query runs and its rows are sent. */
export type QueryScheduleInput = {
  /** E-mail or webhook. */
  canal: DeliveryChannel;
  /** Saved query, own or shared. */
  consultaId: string | number;
  /** E-mail: ids of active staff accounts. */
  destinatarios?: Array<string | number> | null | undefined;
  /** Monthly: day of the month. */
  diaMes?: number | null | undefined;
  /** Weekly: 1 Monday to 7 Sunday. */
  diaSemana?: number | null | undefined;
  /** Scopes that its runs may read. */
  escopos: Array<TokenScope>;
  /** File of an e-mail; default CSV. */
  formato?: SentFormat | null | undefined;
  /** Daily, weekly or monthly. */
  frequencia: ScheduleFrequency;
  /** Hour in São Paulo, 0 to 23. */
  hora: number;
  /** Name of the schedule, also the subject of its e-mails. */
  nome: string;
  /** Webhook: an https address. */
  url?: string | null | undefined;
};

/** Whether a schedule runs. */
export type QueryScheduleSituation =
  /** It runs at its times. */
  | 'ATIVO'
  /** The product switched it off after failures. */
  | 'DESLIGADO'
  /** Its owner paused it. */
  | 'PAUSADO';

/** Filters of readingResults; all that are given hold. */
export type ReadingResultsFilter = {
  /**
   * Decided on this day or in an earlier month.
   * @deprecated Use mes: { from, to }. Removed after release 0.5.
   */
  ate?: string | null | undefined;
  /**
   * Decided in the month of this day or later.
   * @deprecated Use mes: { from, to }. Removed after release 0.5.
   */
  de?: string | null | undefined;
  /** Bounds of `decididas`, inclusive. */
  decididas?: IntRange | null | undefined;
  /** One source. */
  fonte?: ReceiptSource | null | undefined;
  /** Bounds of `mes`, inclusive. */
  mes?: DayRange | null | undefined;
  /** Bounds of `minutosPoupados`, inclusive. */
  minutosPoupados?: IntRange | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `percentual`, inclusive. */
  percentual?: DecimalRange | null | undefined;
  /** Bounds of `segundos`, inclusive. */
  segundos?: IntRange | null | undefined;
  /** Bounds of `semCorrecao`, inclusive. */
  semCorrecao?: IntRange | null | undefined;
  /** Of one store. */
  storeId?: string | number | null | undefined;
};

/** Where the reading of a receipt comes from, the surest first. */
export type ReceiptSource =
  /** Characters recognised in a photograph. */
  | 'FOTO'
  /** No Brazilian receipt was recognised. */
  | 'NENHUMA'
  /** The text of a PDF. */
  | 'PDF'
  /** Only the access key, from a QR or bar code. */
  | 'QR'
  /** An XML without a valid signature: it counts as typed. */
  | 'XML'
  /** An XML whose signature holds. */
  | 'XML_ASSINADO';

/** Where the cashback goes. */
export type RedeemCashbackInput = {
  /** PIX key that receives the payment. */
  chavePix: string;
  /** The code of the voucher. */
  codigo: string;
  /** Type of a PIX key. */
  tipoChavePix: PixKeyType;
};

/** A prize to redeem. What its type asks for comes in the named fields, or written in obs. */
export type RedeemRewardInput = {
  /** The prize's code. */
  codigoPremio: string;
  /** Full name, of a credit prize when there is no card yet. */
  fullName?: string | null | undefined;
  /** Mobile of a recharge. */
  mobile?: string | null | undefined;
  /** What the prize asks for, or a note. */
  obs?: string | null | undefined;
  /** Operator of a recharge. */
  operator?: string | null | undefined;
  /** Number of units. */
  qtde: number;
  /** 110V (default) or 220V, of a bivolt prize. */
  voltage?: string | null | undefined;
};

/** What changed about a redemption. */
export type RedemptionEventKind =
  /** It was cancelled. */
  | 'CANCELAMENTO'
  /** Its day of delivery. */
  | 'ENTREGA'
  /** The note of the staff. */
  | 'OBSERVACAO'
  /** Its payment moved. */
  | 'PAGAMENTO'
  /** Its status. */
  | 'STATUS';

/** What was redeemed. */
export type RedemptionKind =
  /** A prize of one voltage. */
  | 'bivolt'
  /** Credit on a prepaid card. */
  | 'credito'
  /** An offer of the experiences catalogue. */
  | 'experiencia'
  /** A prize. */
  | 'geral'
  /** Cashback, paid by PIX. */
  | 'pix'
  /** A recharge of a mobile phone. */
  | 'recarga';

/** Status of a redemption. */
export type RedemptionStatus =
  /** Cancelled: its price was returned. */
  | 'CANCELLED'
  /** Delivered or paid. */
  | 'DELIVERED'
  /** On its way to the holder. */
  | 'IN_TRANSIT'
  /** Not delivered or paid yet. */
  | 'NOT_DELIVERED';

/** Filters of redemptions; all that are given hold. */
export type RedemptionsFilter = {
  /**
   * Last day of `resgatadoEm`.
   * @deprecated Use resgatadoEm: { from, to }. Removed after release 0.5.
   */
  ate?: string | null | undefined;
  /** Bounds of `dataEntrega`, inclusive. */
  dataEntrega?: DayRange | null | undefined;
  /**
   * First day of `resgatadoEm`.
   * @deprecated Use resgatadoEm: { from, to }. Removed after release 0.5.
   */
  de?: string | null | undefined;
  /** Redemptions of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `pontosGastos`, inclusive. */
  pontosGastos?: DecimalRange | null | undefined;
  /** Bounds of `prazoEntrega`, inclusive. */
  prazoEntrega?: DayRange | null | undefined;
  /** Bounds of `qtde`, inclusive. */
  qtde?: IntRange | null | undefined;
  /**
   * Name of one network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `resgatadoEm`, inclusive. */
  resgatadoEm?: DayRange | null | undefined;
  /** Bounds of `saldoAnterior`, inclusive. */
  saldoAnterior?: DecimalRange | null | undefined;
  /** Bounds of `saldoNovo`, inclusive. */
  saldoNovo?: DecimalRange | null | undefined;
  /** Redemptions of one seller. */
  sellerId?: string | number | null | undefined;
  /** Redemptions of one status. */
  status?: RedemptionStatus | null | undefined;
  /** Redemptions of sellers of one store. */
  storeId?: string | number | null | undefined;
  /** Bounds of `versao`, inclusive. */
  versao?: IntRange | null | undefined;
};

/** Filters of redemptionsOfConsumer; all that are given hold. */
export type RedemptionsOfConsumerFilter = {
  /** Of one consumer. */
  consumerId?: string | number | null | undefined;
  /** Bounds of `dataEntrega`, inclusive. */
  dataEntrega?: DayRange | null | undefined;
  /** Bounds of `resgatadoEm`, inclusive. */
  resgatadoEm?: DayRange | null | undefined;
  /** Bounds of `valor`, inclusive. */
  valor?: DecimalRange | null | undefined;
};

/** A registration code to register or its new values. */
export type RegistrationCodeInput = {
  /** Kept in upper case. */
  codigo: string;
  /** Last day of use,; null never expires. */
  expiraEm?: string | null | undefined;
  /** Points that the code gives. */
  pontos: string;
  /** How often the code may be used. */
  usos: number;
};

/** Filters of registrationCodes; all that are given hold. */
export type RegistrationCodesFilter = {
  /** Bounds of `expiraEm`, inclusive. */
  expiraEm?: DayRange | null | undefined;
  /** Bounds of `pontos`, inclusive. */
  pontos?: DecimalRange | null | undefined;
  /** Bounds of `usos`, inclusive. */
  usos?: IntRange | null | undefined;
  /** Bounds of `usosRealizados`, inclusive. */
  usosRealizados?: IntRange | null | undefined;
};

/** A second factor to remove. */
export type RemoveSecondFactorInput = {
  /** Id of the second factor. */
  id: string | number;
  /** Current password of the person who is signed in. */
  senha: string;
};

/** A report, and its month when it is of one. */
export type ReportChoiceInput = {
  /** Calendar year, four digits. */
  ano?: number | null | undefined;
  /** 1 to 12. */
  mes?: number | null | undefined;
  /** A report whose rows are stored and regenerated on request. */
  tipo: ReportKind;
};

/** A report whose rows are stored and regenerated on request. */
export type ReportKind =
  /** The report Antifraude. */
  | 'ANTIFRAUDE'
  /** The report Compras x Pontuação, of one month. */
  | 'COMPRAS_PONTUACAO'
  /** The report Corroboração de notas, of one month. */
  | 'CORROBORACAO'
  /** The report Mensuração. */
  | 'MENSURACAO'
  /** The report Passivo e quebra. */
  | 'PASSIVO'
  /** The report Relatório. */
  | 'RELATORIO'
  /** The report Taxa de Sucesso, of one month. */
  | 'TAXA_SUCESSO'
  /** The report Vínculos suspeitos. */
  | 'VINCULOS';

/** An e-mail or a CPF. */
export type RequestPasswordRecoveryInput = {
  /** CPF or e-mail address of the person. */
  informacao: string;
  /** Whose password: of a seller or of a consumer. */
  kind: Audience;
};

/** Who took a market survey. */
export type ResearchSource =
  /** The team in the store. */
  | 'Equipe'
  /** The system of the store. */
  | 'Sistema';

/** The code of the link and the new password. */
export type ResetPasswordInput = {
  /** Whose password: of a seller or of a consumer. */
  kind: Audience;
  /** The new password. */
  novaSenha: string;
  /** Secret of the recovery link. */
  uuid: string;
};

/** What reversals are counted by. */
export type ReversalGroup =
  /** By the reason of the rejection. */
  | 'MOTIVO'
  /** By who rejected. */
  | 'REVISOR';

/** What cancelling a sale does to points that were spent. */
export type ReversalPolicy =
  /** Only what is left is taken back; the rest is lost. */
  | 'DENTRO_DO_SALDO'
  /** They are owed: the balance goes below zero. */
  | 'SALDO_NEGATIVO'
  /** The cancellation is refused. */
  | 'SOMENTE_LIVRES';

/** Why something decided was reversed. */
export type ReversalReason =
  /** The reviewer undid the decision within seconds. */
  | 'DECISAO_DESFEITA'
  /** The store was wrong. */
  | 'LOJA_ERRADA'
  /** The operation could not be proved. */
  | 'NAO_COMPROVADA'
  /** No reason was given. */
  | 'NAO_INFORMADO'
  /** The invoice was already recorded. */
  | 'NOTA_DUPLICADA'
  /** Another reason; its text is required. */
  | 'OUTRO'
  /** The member asked for it. */
  | 'PEDIDO_DO_PARTICIPANTE'
  /** A product was wrong. */
  | 'PRODUTO_ERRADO'
  /** An amount was wrong. */
  | 'VALOR_ERRADO'
  /** The customer returned the goods. */
  | 'VENDA_DEVOLVIDA';

/** A lane of the review queue. */
export type ReviewLane =
  /** The reading raised doubts. */
  | 'COM_AVISOS'
  /** The fiscal key was read and nothing speaks against the receipt. */
  | 'PRE_VALIDADA'
  /** Approved once; waits for a second person. */
  | 'SEGUNDA_APROVACAO'
  /** No fiscal key was read and no doubt was raised. */
  | 'SEM_LEITURA';

/** Limits of one person; those left out stay. */
export type ReviewSettingsInput = {
  /** Hours in which a new, promoted or reactivated account approves nothing; 0 is none. */
  contaNovaHoras?: number | null | undefined;
  /** Percent more or less than the price list from which a sale takes two people; 0 is never. */
  desvioPreco?: string | null | undefined;
  /** Days in which an account and those who created, approved or promoted it do not approve for each other; 0 is never. */
  independenciaDias?: number | null | undefined;
  /** Units of anti-fraud that one person releases in a day for a product of a network; 0 is any number. */
  liberacaoUnidades?: string | null | undefined;
  /** Why; needed when a limit is loosened. */
  motivo?: string | null | undefined;
  /** BRL above which a payment is approved by one person and paid by another; 0 is always. */
  pagamentoUmaPessoa?: string | null | undefined;
  /** Days after which a waiting request can no longer be approved; at least 1. */
  pedidoExpiraDias?: number | null | undefined;
  /** Whether a receipt with a grave and a light doubt at once needs a second approval. */
  segundaAprovacaoAvisos?: boolean | null | undefined;
  /** Points from which a second approval is asked for. */
  segundaAprovacaoPontos?: string | null | undefined;
  /** BRL from which a second approval is asked for. */
  segundaAprovacaoReais?: string | null | undefined;
  /** Most points that one person gives in a day; 0 is no ceiling. */
  tetoPontosDia?: string | null | undefined;
  /** Most BRL that one person gives in a day, points at their value included; 0 is no ceiling. */
  tetoReaisDia?: string | null | undefined;
  /** Days after which a sale takes two people; 0 is never. */
  vendaAntigaDias?: number | null | undefined;
};

/** A prize to register or its new values. */
export type RewardInput = {
  /** Category that it is listed under. */
  categoria?: string | null | undefined;
  /** Code that the prize is redeemed by. */
  codigo: string;
  /** BRL, of the 220V version of a bivolt prize; the same cost when null. */
  custoAlternativo?: string | null | undefined;
  /** What the prize costs the programme, in BRL. */
  custoTotal: string;
  /** HTML; what is not allowed is taken out. */
  descricao: string;
  /** Photo; required for a new prize, kept when absent from an edit. */
  foto?: File | null | undefined;
  /** Name under which it is shown. */
  nome: string;
  /** Partner that the monthly limit counts by. */
  parceiroComercial?: string | null | undefined;
  /** Type of a prize: what redeeming it asks for. */
  tipo: PrizeType;
};

/** Filters of rewards; all that are given hold. */
export type RewardsFilter = {
  /** Only active or only inactive prizes. */
  ativo?: boolean | null | undefined;
  /** Prizes of one category. */
  categoria?: string | null | undefined;
  /** The prize of one code. */
  codigo?: string | null | undefined;
  /** Bounds of `custoAlternativo`, inclusive. */
  custoAlternativo?: DecimalRange | null | undefined;
  /** Bounds of `custoTotal`, inclusive. */
  custoTotal?: DecimalRange | null | undefined;
  /** Bounds of `pontos`, inclusive. */
  pontos?: DecimalRange | null | undefined;
  /** Bounds of `pontosAlternativo`, inclusive. */
  pontosAlternativo?: DecimalRange | null | undefined;
  /** Bounds of `pontosMaximo`, inclusive. */
  pontosMaximo?: DecimalRange | null | undefined;
  /** Prizes of one type. */
  tipo?: PrizeType | null | undefined;
};

/** A sale that staff record for a seller. */
export type SaleInput = {
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Tell the seller by WhatsApp; default true. */
  enviarMensagem?: boolean | null | undefined;
  /** Fiscal number (8 digits or more) or the 44-character key. */
  identificador: string;
  /** Products of the sale. */
  itens: Array<SaleItemInput>;
  /** Day of the sale. */
  realizadoEm: string;
  /** The receipt that this sale decides. */
  submissionId?: string | number | null | undefined;
  /** Kind of invoice. */
  tipoFiscal: FiscalType;
  /** Version of the receipt that was looked at. */
  versao?: number | null | undefined;
};

/** One product of a sale. */
export type SaleItemInput = {
  /** The product's code: the programme's, or the store's own. */
  codigo: string;
  /** Number of units. */
  qtde: string;
  /** Discount on the line, in BRL. */
  valorDesconto?: string | null | undefined;
  /** Price of one unit, in BRL. */
  valorUnitario: string;
};

/** What happened to a sale whose points were reversed. */
export type SaleReversal =
  /** It was cancelled for good. */
  | 'CANCELADA'
  /** Its receipt went back to the review queue. */
  | 'DEVOLVIDA';

/** A question of the analysts' console to keep. */
export type SavedQueryInput = {
  /** Whether all who have the console see it; default false. */
  compartilhada?: boolean | null | undefined;
  /** The GraphQL query. */
  consulta: string;
  /** What it asks. */
  nome: string;
  /** Variables as JSON text. */
  variaveis?: string | null | undefined;
};

/** What a scenario gives its stores. */
export type ScenarioInput = {
  /** Above 0, at most 10. */
  fatorExtra: string;
  /** From when a new factor holds,; today without it. */
  fatorVigenteEm?: string | null | undefined;
  /** What the staff call it. */
  nome: string;
  /** Ids of the prizes, when not all. */
  premios?: Array<string | number> | null | undefined;
  /** Own words in the rules; empty adds nothing. */
  textoRegulamento?: string | null | undefined;
  /** Whether every prize is in the catalogue. */
  todosPremios: boolean;
};

/** How often a schedule runs. */
export type ScheduleFrequency =
  /** Every day. */
  | 'DIARIA'
  /** One day of every month, its last day where the month is shorter. */
  | 'MENSAL'
  /** One day of every week. */
  | 'SEMANAL';

/** What a search over everything finds. */
export type SearchKind =
  /** A consumer's redemption, by code, id or consumer. */
  | 'CASHBACK_REDEMPTION'
  /** A consumer's purchase, by fiscal number, consumer or store. */
  | 'CASHBACK_SALE'
  /** A consumer's receipt that was not processed, by its id or sender. */
  | 'CLOSED_CASHBACK_RECEIPT'
  /** A seller's receipt that was not processed, by its id, sender or store. */
  | 'CLOSED_RECEIPT'
  /** A consumer, by name, CPF, e-mail or mobile; those who see masks find by name and whole CPF. */
  | 'CONSUMER'
  /** A network, by name. */
  | 'NETWORK'
  /** A consumer's receipt that waits for review, by its id or sender. */
  | 'PENDING_CASHBACK_RECEIPT'
  /** A seller's receipt that waits for review, by its id, sender or store. */
  | 'PENDING_RECEIPT'
  /** A prize, by name or code. */
  | 'PRIZE'
  /** A programme product, by name, code or bar code. */
  | 'PRODUCT'
  /** A seller's redemption, by code, id, seller, store or prize. */
  | 'REDEMPTION'
  /** A seller's sale, by fiscal number, seller or store. */
  | 'SALE'
  /** A seller, by name, CPF, e-mail or mobile. */
  | 'SELLER'
  /** A member of staff, by name, CPF or e-mail. */
  | 'STAFF'
  /** A store, by name, code, CNPJ or city. */
  | 'STORE';

/** Kinds of second factor. */
export type SecondFactorKind =
  /** A passkey (WebAuthn) of a device, a password manager or a security key. */
  | 'PASSKEY'
  /** An authenticator app that shows a new code every 30 seconds. */
  | 'TOTP';

/** A seller to register or new values of one. */
export type SellerInput = {
  /** Mobile phone with area code, 11 digits without punctuation. */
  celular: string;
  /** CNPJ of the store. */
  cnpjRevenda: string;
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Day of birth. */
  dataNascimento: string;
  /** E-mail address that notices go to. */
  email?: string | null | undefined;
  /** District of the address. */
  endBairro: string;
  /** CEP of the address, 8 digits. */
  endCep: string;
  /** City of the address. */
  endCidade: string;
  /** Complement of the address. */
  endComplemento?: string | null | undefined;
  /** State of the address, two letters. */
  endEstado: string;
  /** House number of the address. */
  endNumero: string;
  /** Street of the address. */
  endRua: string;
  /** What the person likes to do, in their own words. */
  hobby?: string | null | undefined;
  /** Full name of the seller. */
  nome: string;
  /** Sex of a person, as documented. */
  sexo: Sex;
  /** Phone, digits with area code. */
  telefone?: string | null | undefined;
};

/** Filters of sellerPostings; all that are given hold. */
export type SellerPostingsFilter = {
  /** CPF of the seller, digits only. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `pontosLimitados`, inclusive. */
  pontosLimitados?: DecimalRange | null | undefined;
  /** Bounds of `pontuadoEm`, inclusive. */
  pontuadoEm?: DayRange | null | undefined;
  /** Bounds of `realizadoEm`, inclusive. */
  realizadoEm?: DayRange | null | undefined;
  /** Bounds of `totalPontos`, inclusive. */
  totalPontos?: DecimalRange | null | undefined;
  /** Bounds of `totalVenda`, inclusive. */
  totalVenda?: DecimalRange | null | undefined;
  /** Bounds of `valorCusto`, inclusive. */
  valorCusto?: DecimalRange | null | undefined;
  /** Bounds of `venceEm`, inclusive. */
  venceEm?: DayRange | null | undefined;
};

/** A seller's own profile; an empty new password means no change. */
export type SellerProfileInput = {
  /** Mobile phone with area code, 11 digits without punctuation. */
  celular: string;
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Day of birth. */
  dataNascimento: string;
  /** E-mail address that notices go to. */
  email?: string | null | undefined;
  /** District of the address. */
  endBairro: string;
  /** CEP of the address, 8 digits. */
  endCep: string;
  /** City of the address. */
  endCidade: string;
  /** Complement of the address. */
  endComplemento?: string | null | undefined;
  /** State of the address, two letters. */
  endEstado: string;
  /** House number of the address. */
  endNumero: string;
  /** Street of the address. */
  endRua: string;
  /** What the person likes to do, in their own words. */
  hobby?: string | null | undefined;
  /** Full name of the seller. */
  nome: string;
  /** Password that the person signs in with. */
  senha?: string | null | undefined;
  /** Present password, asked for when it is changed. */
  senhaAntiga?: string | null | undefined;
  /** Sex of a person, as documented. */
  sexo: Sex;
  /** Phone, digits with area code. */
  telefone?: string | null | undefined;
};

/** A seller's own registration on the storefront. */
export type SellerRegistrationInput = {
  /** Whether the person accepted the privacy policy. */
  aceitouPoliticaPrivacidade: boolean;
  /** Mobile phone with area code, 11 digits without punctuation. */
  celular: string;
  /** CNPJ of the store, 14 characters, without punctuation. */
  cnpjRevenda?: string | null | undefined;
  /** Registration code of the address. */
  codigo_cadastro?: string | null | undefined;
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Day of birth. */
  dataNascimento: string;
  /** E-mail address that notices go to. */
  email?: string | null | undefined;
  /** District of the address. */
  endBairro: string;
  /** CEP of the address, 8 digits. */
  endCep: string;
  /** City of the address. */
  endCidade: string;
  /** Complement of the address. */
  endComplemento?: string | null | undefined;
  /** State of the address, two letters. */
  endEstado: string;
  /** House number of the address. */
  endNumero: string;
  /** Street of the address. */
  endRua: string;
  /** What the person likes to do, in their own words. */
  hobby?: string | null | undefined;
  /** The store of the link; or give cnpjRevenda. */
  idRevenda?: string | number | null | undefined;
  /** Full name of the seller. */
  nome: string;
  /** The referrer's name or code. */
  quemIndicou?: string | null | undefined;
  /** Password that the person signs in with. */
  senha: string;
  /** Sex of a person, as documented. */
  sexo: Sex;
  /** Phone, digits with area code. */
  telefone?: string | null | undefined;
};

/** Filters of sellers; all that are given hold. */
export type SellersFilter = {
  /** Only active or only inactive sellers. */
  ativo?: boolean | null | undefined;
  /** The seller with this CPF, masked or not. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `dataNascimento`, inclusive. */
  dataNascimento?: DayRange | null | undefined;
  /** Sellers of the stores of one network. */
  networkId?: string | number | null | undefined;
  /**
   * Sellers of the network of this name.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `saldoPontos`, inclusive. */
  saldoPontos?: DecimalRange | null | undefined;
  /** Sellers of one store. */
  storeId?: string | number | null | undefined;
  /** Bounds of `totalPontos`, inclusive. */
  totalPontos?: DecimalRange | null | undefined;
  /** Bounds of `ultimaPontuacao`, inclusive. */
  ultimaPontuacao?: DayRange | null | undefined;
  /** Bounds of `ultimoAcessoEm`, inclusive. */
  ultimoAcessoEm?: DayRange | null | undefined;
};

/** File that a schedule attaches. */
export type SentFormat =
  /** Text with a semicolon between the columns. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX';

/** Sex of a person, as documented. */
export type Sex =
  /** Female. */
  | 'F'
  /** Male. */
  | 'M';

/** CPF (with or without mask) and password. */
export type SignInInput = {
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** Password that the person signs in with. */
  senha: string;
};

/** Extra factor of one scenario. */
export type SimulatedExtraFactor = {
  /** 1 A, 2 B, 3 C. */
  cenario: number;
  /** Extra factor to try, above 0 and at most 10. */
  valor: string;
};

/** Factor of one store. */
export type SimulatedFactor = {
  /** CNPJ of the store. */
  cnpjLoja: string;
  /** Whole, 1 to 10. */
  valor: string;
};

/** A parameter that a simulation can change. */
export type SimulatedParameter =
  /** Percentage by which the points of every product change. */
  | 'ajusteValorPontos'
  /** Additional factor of one scenario. */
  | 'fatorExtra'
  /** Factor of one store. */
  | 'fatorPontuacao'
  /** Monthly limit of points of a seller. */
  | 'limitePontuacao'
  /** Percentage of cashback. */
  | 'percentualCashback'
  /** Cost of one point, in BRL, of one network. */
  | 'valorPonto'
  /** Points of one product. */
  | 'valorPontos';

/** BRL per point of one network. */
export type SimulatedPointValue = {
  /** Name or id. */
  rede: string;
  /** BRL per point to try. */
  valor: string;
};

/** Points per unit of one product. */
export type SimulatedPoints = {
  /** Code of the product. */
  codProduto: string;
  /** Points per unit to try. */
  valor: string;
};

/** What to change; at least one. */
export type SimulationChangesInput = {
  /** Percent on every product that is not named. */
  ajusteValorPontos?: string | null | undefined;
  /** Extra factors of scenarios. */
  fatorExtra?: Array<SimulatedExtraFactor> | null | undefined;
  /** Factors of stores. */
  fatorPontuacao?: Array<SimulatedFactor> | null | undefined;
  /** Most points of a seller in a month; 0 for none. */
  limitePontuacao?: string | null | undefined;
  /** Percentage, 0 to 100. */
  percentualCashback?: string | null | undefined;
  /** Values of a point of networks. */
  valorPonto?: Array<SimulatedPointValue> | null | undefined;
  /** Points of products. */
  valorPontos?: Array<SimulatedPoints> | null | undefined;
};

/** What the result of a simulation is broken down by. */
export type SimulationDimension =
  /** Store. */
  | 'LOJA'
  /** Product. */
  | 'PRODUTO'
  /** Network. */
  | 'REDE'
  /** Seller; the twenty that it moves most. */
  | 'VENDEDOR';

/** Other parameters to try on our own history. */
export type SimulationInput = {
  /** Months whose approved postings are replayed. */
  janela: SimulationWindow;
  /** What to change. */
  mudancas: SimulationChangesInput;
  /** Name or id of one network; all within reach without it. */
  rede?: string | null | undefined;
};

/** Filters of simulationRows; all that are given hold. */
export type SimulationRowsFilter = {
  /** Bounds of `cashbackAgora`, inclusive. */
  cashbackAgora?: DecimalRange | null | undefined;
  /** Bounds of `cashbackEntao`, inclusive. */
  cashbackEntao?: DecimalRange | null | undefined;
  /** Bounds of `custoAgora`, inclusive. */
  custoAgora?: DecimalRange | null | undefined;
  /** Bounds of `custoEntao`, inclusive. */
  custoEntao?: DecimalRange | null | undefined;
  /** Bounds of `diferenca`, inclusive. */
  diferenca?: DecimalRange | null | undefined;
  /** Rows of one breakdown. */
  dimensao?: SimulationDimension | null | undefined;
  /** Bounds of `movimento`, inclusive. */
  movimento?: DecimalRange | null | undefined;
  /** Bounds of `pontosAgora`, inclusive. */
  pontosAgora?: DecimalRange | null | undefined;
  /** Bounds of `pontosEntao`, inclusive. */
  pontosEntao?: DecimalRange | null | undefined;
  /** Of one simulation. */
  simulationId?: string | number | null | undefined;
  /** Bounds of `variacao`, inclusive. */
  variacao?: DecimalRange | null | undefined;
  /** Bounds of `vendas`, inclusive. */
  vendas?: IntRange | null | undefined;
};

/** Whole months. */
export type SimulationWindow = {
  /** Last month, 'YYYY-MM'. */
  ate: string;
  /** First month, 'YYYY-MM'. */
  de: string;
};

/** Filters of simulations; all that are given hold. */
export type SimulationsFilter = {
  /** Bounds of `ate`, inclusive. */
  ate?: DayRange | null | undefined;
  /** Bounds of `cashbackAgora`, inclusive. */
  cashbackAgora?: DecimalRange | null | undefined;
  /** Bounds of `cashbackEntao`, inclusive. */
  cashbackEntao?: DecimalRange | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `custoAgora`, inclusive. */
  custoAgora?: DecimalRange | null | undefined;
  /** Bounds of `custoEntao`, inclusive. */
  custoEntao?: DecimalRange | null | undefined;
  /** Bounds of `de`, inclusive. */
  de?: DayRange | null | undefined;
  /** Simulations in this state. */
  estado?: JobState | null | undefined;
  /** Bounds of `feitas`, inclusive. */
  feitas?: IntRange | null | undefined;
  /** Bounds of `limitadosAgora`, inclusive. */
  limitadosAgora?: IntRange | null | undefined;
  /** Bounds of `limitadosEntao`, inclusive. */
  limitadosEntao?: IntRange | null | undefined;
  /** Bounds of `pontosAgora`, inclusive. */
  pontosAgora?: DecimalRange | null | undefined;
  /** Bounds of `pontosEntao`, inclusive. */
  pontosEntao?: DecimalRange | null | undefined;
  /** Bounds of `pontosRegistrados`, inclusive. */
  pontosRegistrados?: DecimalRange | null | undefined;
  /** Bounds of `total`, inclusive. */
  total?: IntRange | null | undefined;
  /** Bounds of `variacao`, inclusive. */
  variacao?: DecimalRange | null | undefined;
};

/** Filters of soldProducts; all that are given hold. */
export type SoldProductsFilter = {
  /** Year of sale. */
  ano?: number | null | undefined;
  /** Bounds of `mes`, inclusive. */
  mes?: DayRange | null | undefined;
  /** One network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `quantidade`, inclusive. */
  quantidade?: DecimalRange | null | undefined;
  /**
   * CNPJ or name of one store.
   * @deprecated Use storeId. Removed after release 0.5.
   */
  revenda?: string | null | undefined;
  /** One store. */
  storeId?: string | number | null | undefined;
  /** Bounds of `totalPontuado`, inclusive. */
  totalPontuado?: DecimalRange | null | undefined;
  /** Bounds of `valorTotal`, inclusive. */
  valorTotal?: DecimalRange | null | undefined;
  /** Bounds of `valorUnitarioMedio`, inclusive. */
  valorUnitarioMedio?: DecimalRange | null | undefined;
};

/** Order of a list. */
export type SortDirection =
  /** From small to large. */
  | 'ASC'
  /** From large to small. */
  | 'DESC';

/** A new address from which a spreadsheet reads a saved query. */
export type SpreadsheetAddressInput = {
  /** Saved query, own or shared. */
  consultaId: string | number;
  /** Scopes that the address may read. */
  escopos: Array<TokenScope>;
  /** Last day, at most a year away. */
  expiraEm: string;
  /** Purpose of the address. */
  nome: string;
};

/** Whether an address for spreadsheets answers. */
export type SpreadsheetAddressSituation =
  /** It answers. */
  | 'ATIVO'
  /** Its last day is over. */
  | 'EXPIRADO'
  /** It was revoked. */
  | 'REVOGADO'
  /** Its query was deleted, changed by another user or is no longer shared. */
  | 'SEM_CONSULTA';

/** Filters of spreadsheetAddresses; all that are given hold. */
export type SpreadsheetAddressesFilter = {
  /** Only those that answer, or only the ended ones. */
  ativo?: boolean | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `expiraEm`, inclusive. */
  expiraEm?: DayRange | null | undefined;
  /** Bounds of `ultimoUsoEm`, inclusive. */
  ultimoUsoEm?: DayRange | null | undefined;
  /** Bounds of `usos`, inclusive. */
  usos?: IntRange | null | undefined;
};

/** How the access of a member of staff stands. */
export type StaffState =
  /** Registered by one person; a second one has to approve it. */
  | 'AGUARDA_APROVACAO'
  /** May enter. */
  | 'ATIVO'
  /** May not enter. */
  | 'INATIVO'
  /** Approved; the owner has not set a password yet. */
  | 'PRIMEIRO_ACESSO';

/** A member of staff to register. */
export type StaffUserInput = {
  /** CPF of the person, 11 digits without punctuation. */
  cpf: string;
  /** E-mail address that notices go to. */
  email: string;
  /** Networks of levels 0, 1 and 5; empty means all. */
  idRedesPermitidas?: Array<string | number> | null | undefined;
  /** Stores of a level 3. */
  idRevendasPermitidas?: Array<string | number> | null | undefined;
  /** Full name of the member of staff. */
  nome: string;
  /** 0 to 5. */
  permissao: number;
  /** Password that the person signs in with. */
  senha: string;
};

/** Filters of staffUsers; all that are given hold. */
export type StaffUsersFilter = {
  /** Only active or only inactive staff. */
  ativo?: boolean | null | undefined;
  /** The member of staff with this CPF, masked or not. */
  cpf?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Staff of one level. */
  permissao?: number | null | undefined;
  /** Staff in one state. */
  situacao?: StaffState | null | undefined;
  /** Bounds of `ultimoAcessoEm`, inclusive. */
  ultimoAcessoEm?: DayRange | null | undefined;
};

/** A stock count at the end of a day. */
export type StockCountInput = {
  /** Code of the product. */
  codProduto: string;
  /** Day of the count; not in the future. */
  data: string;
  /** Name or id of the network. */
  rede: string;
  /** Units counted. */
  saldo: string;
};

/** Filters of stockReport; all that are given hold. */
export type StockReportFilter = {
  /** Of one year, four digits. */
  ano?: number | null | undefined;
  /** Bounds of `dataPenultimoPedido`, inclusive. */
  dataPenultimoPedido?: DayRange | null | undefined;
  /** Bounds of `dataUltimoPedido`, inclusive. */
  dataUltimoPedido?: DayRange | null | undefined;
  /** Month, 1 to 12. */
  mes?: number | null | undefined;
  /** One network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `qtdPenultimoPedido`, inclusive. */
  qtdPenultimoPedido?: DecimalRange | null | undefined;
  /** Bounds of `qtdPontuada`, inclusive. */
  qtdPontuada?: DecimalRange | null | undefined;
  /** Bounds of `qtdUltimoPedido`, inclusive. */
  qtdUltimoPedido?: DecimalRange | null | undefined;
  /** Bounds of `qtdVendida`, inclusive. */
  qtdVendida?: DecimalRange | null | undefined;
  /**
   * Name of one network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `saldoEstoque`, inclusive. */
  saldoEstoque?: DecimalRange | null | undefined;
  /** Bounds of `saldoEstoqueRegional`, inclusive. */
  saldoEstoqueRegional?: DecimalRange | null | undefined;
};

/** Whom a store is chosen for. */
export type StoreAudience =
  /** Stores open to consumers. */
  | 'CONSUMERS'
  /** Stores whose sellers earn points. */
  | 'SELLERS';

/** A store to register. */
export type StoreInput = {
  /** Mobile phone with area code, 11 digits without punctuation. */
  celular: string;
  /** CNPJ of the store: 14 characters, letters allowed, without punctuation. */
  cnpj: string;
  /** CNPJ of the distribution centre that supplies the store, 14 characters. */
  cnpjCddRevendaMaster: string;
  /** Code by which the programme knows the store. */
  codigo: string;
  /** E-mail address that notices go to. */
  email?: string | null | undefined;
  /** District of the address. */
  endBairro: string;
  /** CEP of the address, 8 digits. */
  endCep: string;
  /** City of the address. */
  endCidade: string;
  /** Complement of the address. */
  endComplemento?: string | null | undefined;
  /** State of the address, two letters. */
  endEstado: string;
  /** House number of the address. */
  endNumero: string;
  /** Street of the address. */
  endRua: string;
  /** 1 to 10; default 1. */
  fatorPontuacao?: number | null | undefined;
  /** Id of the network. */
  networkId: string | number;
  /** Trade name of the store. */
  nomeFantasia: string;
  /** Legal name of the store. */
  razaoSocial: string;
  /** Name of the person who answers for the store. */
  responsavel: string;
  /** Phone, digits with area code. */
  telefone?: string | null | undefined;
  /** 0 Sistema, 1 Digitação, 2 Foto. */
  tipoPontuacao: number;
};

/** How a store sells a programme product. */
export type StoreProductInput = {
  /** CNPJ of the store. */
  cnpjRevenda: string;
  /** The store's own code. */
  codigo: string;
  /** The programme's code. */
  codigoPadrao: string;
  /** The store's own name of the product. */
  nome: string;
  /** Price per unit in BRL. */
  valorUnitario: string;
};

/** Filters of storeProducts; all that are given hold. */
export type StoreProductsFilter = {
  /** Only active or only inactive ones. */
  ativo?: boolean | null | undefined;
  /**
   * CNPJ of one store.
   * @deprecated Use storeId. Removed after release 0.5.
   */
  cnpjRevenda?: string | null | undefined;
  /** Of one network. */
  networkId?: string | number | null | undefined;
  /** Of one product. */
  productId?: string | number | null | undefined;
  /**
   * Name of a network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Of one store. */
  storeId?: string | number | null | undefined;
  /** Bounds of `valorPontos`, inclusive. */
  valorPontos?: DecimalRange | null | undefined;
  /** Bounds of `valorUnitario`, inclusive. */
  valorUnitario?: DecimalRange | null | undefined;
};

/** Switches of a store; those left out stay as they are. */
export type StoreSwitchesInput = {
  /** Whether it is in use; what is not stays in the register. */
  ativo?: boolean | null | undefined;
  /** Open to consumers. */
  ativoClientes?: boolean | null | undefined;
  /** Whether its sellers may redeem. */
  resgateLiberado?: boolean | null | undefined;
};

/** Filters of stores; all that are given hold. */
export type StoresFilter = {
  /** Only active or only inactive stores. */
  ativo?: boolean | null | undefined;
  /** Bounds of `cenario`, inclusive. */
  cenario?: IntRange | null | undefined;
  /** The store with this CNPJ, masked or not. */
  cnpj?: string | null | undefined;
  /** The store with this code. */
  codigo?: string | null | undefined;
  /** Bounds of `criadoEm`, inclusive. */
  criadoEm?: DayRange | null | undefined;
  /** Bounds of `fatorPontuacao`, inclusive. */
  fatorPontuacao?: IntRange | null | undefined;
  /** Bounds of `lancamentoManual`, inclusive. */
  lancamentoManual?: DecimalRange | null | undefined;
  /** Bounds of `lancamentoRelatorio`, inclusive. */
  lancamentoRelatorio?: DecimalRange | null | undefined;
  /** Stores of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `numeroParceiros`, inclusive. */
  numeroParceiros?: IntRange | null | undefined;
  /** Only stores that sold in the 60 days before the last 14 and not since, or only the others. */
  parada?: boolean | null | undefined;
  /**
   * Stores of the network of this name.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `saldoPontos`, inclusive. */
  saldoPontos?: DecimalRange | null | undefined;
  /** Bounds of `tipoPontuacao`, inclusive. */
  tipoPontuacao?: IntRange | null | undefined;
  /** Bounds of `totalPontos`, inclusive. */
  totalPontos?: DecimalRange | null | undefined;
  /** Bounds of `totalVendas`, inclusive. */
  totalVendas?: DecimalRange | null | undefined;
  /** Bounds of `ultimaPontuacao`, inclusive. */
  ultimaPontuacao?: DayRange | null | undefined;
};

/** What became of a receipt. */
export type SubmissionStatus =
  /** Its sale was recorded and cancelled later. */
  | 'CANCELADA'
  /** Ended without approval and without a reason. */
  | 'ENCERRADA'
  /** Waits for review. */
  | 'PENDENTE'
  /** Approved: its sale was recorded. */
  | 'POSTADA'
  /** Rejected, with one of the documented reasons. */
  | 'REPROVADA';

/** A step in the history of a receipt: a status, or something that happened without changing it. */
export type SubmissionStep =
  /** Was approved once and waits for a second person. */
  | 'AGUARDA_APROVACAO'
  /** The second person refused the approval. */
  | 'APROVACAO_RECUSADA'
  /** Was cancelled with its sale. */
  | 'CANCELADA'
  /** The contest was decided and the rejection stands. */
  | 'CONTESTACAO_MANTIDA'
  /** Its sender contested the rejection. */
  | 'CONTESTADA'
  /** What identifies its sale was corrected. */
  | 'DADOS_CORRIGIDOS'
  /** Whoever decided took the decision back within seconds: it waits for review as before. */
  | 'DECISAO_DESFEITA'
  /** Was ended. */
  | 'ENCERRADA'
  /** Arrived in the queue, or went back to it. */
  | 'PENDENTE'
  /** Was approved. */
  | 'POSTADA'
  /** Was rejected. */
  | 'REPROVADA';

/** Filters of successRate; all that are given hold. */
export type SuccessRateFilter = {
  /** Of one year, four digits. */
  ano?: number | null | undefined;
  /** Bounds of `aumentoVendas`, inclusive. */
  aumentoVendas?: DecimalRange | null | undefined;
  /** Bounds of `aumentoVendasDinheiro`, inclusive. */
  aumentoVendasDinheiro?: DecimalRange | null | undefined;
  /** Bounds of `mediaAntes`, inclusive. */
  mediaAntes?: DecimalRange | null | undefined;
  /** Month, 1 to 12. */
  mes?: number | null | undefined;
  /** Bounds of `mesesAtendidoAntes`, inclusive. */
  mesesAtendidoAntes?: IntRange | null | undefined;
  /** One network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `qtdVendida`, inclusive. */
  qtdVendida?: DecimalRange | null | undefined;
  /** Bounds of `qtdVendidaAntes`, inclusive. */
  qtdVendidaAntes?: DecimalRange | null | undefined;
  /**
   * Name of one network.
   * @deprecated Use networkId. Removed after release 0.5.
   */
  rede?: string | null | undefined;
  /** Bounds of `taxaSucesso`, inclusive. */
  taxaSucesso?: DecimalRange | null | undefined;
  /** Bounds of `valorUnitarioProduto`, inclusive. */
  valorUnitarioProduto?: DecimalRange | null | undefined;
};

/** Subject of an event in the history of a member. */
export type SupportEventKind =
  /** A contest or its decision. */
  | 'CONTESTACAO'
  /** A message sent to the member. */
  | 'MENSAGEM'
  /** A movement of the balance. */
  | 'MOVIMENTO'
  /** A step of a receipt. */
  | 'NOTA'
  /** A change of a redemption. */
  | 'RESGATE';

/** Filters of suspiciousLinks; all that are given hold. */
export type SuspiciousLinksFilter = {
  /** Links of this weight. */
  gravidade?: LinkWeight | null | undefined;
  /** With a member of one network. */
  networkId?: string | number | null | undefined;
  /** Bounds of `notas`, inclusive. */
  notas?: IntRange | null | undefined;
  /** Bounds of `ordem`, inclusive. */
  ordem?: IntRange | null | undefined;
  /** Bounds of `pessoas`, inclusive. */
  pessoas?: IntRange | null | undefined;
  /** Links by one rule. */
  regra?: LinkRule | null | undefined;
  /** Bounds of `ultimaEm`, inclusive. */
  ultimaEm?: DayRange | null | undefined;
  /** Reviewed, or not yet. */
  visto?: boolean | null | undefined;
  /** Bounds of `vistoEm`, inclusive. */
  vistoEm?: DayRange | null | undefined;
};

/** The settings to save, all of them. */
export type SystemSettingsInput = {
  /** First day of the promotion of 90 days; null turns it off. */
  dataInicioPromocao?: string | null | undefined;
  /** Most points a seller gets in a month; 0 means no limit. */
  limitePontuacao: string;
  /** Percentage of cashback. */
  percentualCashback: string;
  /** How often a voucher may be used in a week. */
  usosSemanaisVoucher: number;
  /** Value in SW products from which cashback can be taken out, in BRL. */
  valorResgateLiberado: string;
  /** Whether vouchers are in use. */
  voucherAtivo: boolean;
};

/** Automatic credits to take back, with the reason. */
export type TakeBackInput = {
  /** Last day, inclusive. */
  ate: string;
  /** Reason of the reversal. */
  causa?: ReversalReason | null | undefined;
  /** First day, inclusive. */
  de: string;
  /** Text beside the reason; required for OUTRO. */
  observacao?: string | null | undefined;
  /** Id of the rule. */
  ruleId: string | number;
};

/** Automatic credits of a rule in a period. */
export type TakeBackPreviewInput = {
  /** Last day, inclusive. */
  ate: string;
  /** First day, inclusive. */
  de: string;
  /** Id of the rule. */
  ruleId: string | number;
};

/** What an access token may read; never more than its owner. */
export type TokenScope =
  /** Networks, stores, sellers and products. */
  | 'CADASTROS'
  /** Consumers and their cashback. */
  | 'CASHBACK'
  /** CPF, telephones and e-mail in full; without it they are masked. */
  | 'DADOS_PESSOAIS'
  /** Movements, balances and what is owed. */
  | 'EXTRATO'
  /** Receipts, contests, dual approval and anti-fraud findings. */
  | 'MODERACAO'
  /** Reports and experiments. */
  | 'RELATORIOS'
  /** Redemptions of sellers. */
  | 'RESGATES'
  /** Sales, their items and the movements of balances. */
  | 'VENDAS';

/** What a truth about the data is about. */
export type TruthSubject =
  /** Redemptions of cashback and their payments. */
  | 'CASHBACK'
  /** The log of actions. */
  | 'LOGS'
  /** Recorded sales and receipts. */
  | 'PONTUACOES'
  /** What reports keep of their own. */
  | 'RELATORIOS'
  /** Balances: accounts, entries and lots of the ledger. */
  | 'SALDOS'
  /** Sums and counters kept of sales. */
  | 'SOMAS'
  /** What is kept to find suspicious links. */
  | 'VINCULOS';

/** What changes of a client product; what is absent stays. */
export type UpdateClientProductInput = {
  /** Whether it is in use; what is not stays in the register. */
  ativo?: boolean | null | undefined;
  /** Text that describes it, as the staff wrote it. */
  descricao?: string | null | undefined;
  /** Name under which it is shown. */
  nome?: string | null | undefined;
};

/** The new values of a market survey; what may be left out stays as it is. */
export type UpdateMarketSurveyInput = {
  /** Category that it is listed under. */
  categoria?: string | null | undefined;
  /** What the survey noted on communication in the store (Comunicação). */
  comunicacao?: string | null | undefined;
  /** BRL a month. */
  faturamento: string;
  /** Who took a market survey. */
  fonte: ResearchSource;
  /** Best-selling products of the store; at least one. */
  produtosMaisVendidos: Array<MarketSurveyProductInput>;
  /** Products by brand, the own brand included. */
  produtosMaisVendidosConcorrentes: Array<MarketSurveyProductInput>;
  /** Sellers of the store. */
  qtdeVendedores: number;
};

/** Own profile of a member of staff; an empty new password means no change. */
export type UpdateOwnStaffProfileInput = {
  /** Full name of the member of staff. */
  nome: string;
  /** Password that the person signs in with. */
  senha?: string | null | undefined;
  /** Present password, asked for when it is changed. */
  senhaAntiga?: string | null | undefined;
};

/** What changes of a participating store; what is absent stays. */
export type UpdateParticipatingStoreInput = {
  /** Whether it is in use; what is not stays in the register. */
  ativo?: boolean | null | undefined;
  /** Name under which it is shown. */
  nome?: string | null | undefined;
};

/** What identifies the note of a sale, and why it is corrected. */
export type UpdatePostingInput = {
  /** Why it is corrected. */
  causa?: ReversalReason | null | undefined;
  /** Id of the row, unique within its type. */
  id: string | number;
  /** Fiscal number as typed, or the 44-character access key. */
  identificador: string;
  /** Explanation for the staff. */
  motivo: string;
  /** Day of the sale, 'YYYY-MM-DD'. */
  realizadoEm: string;
  /** Kind of invoice. */
  tipoFiscal: FiscalType;
};

/** New values of a programme product. */
export type UpdateProductInput = {
  /** Group of products in reports; left out it stays, empty it is removed. */
  categoria?: string | null | undefined;
  /** The programme's code of the product. */
  codigo: string;
  /** EAN-13, UPC-A or EAN-8; left out it stays, empty it is removed. */
  gtin?: string | null | undefined;
  /** Name under which it is shown. */
  nome: string;
  /** Points per unit, from today on. */
  valorPontos: string;
};

/** What may change of a member of staff. */
export type UpdateStaffUserInput = {
  /** E-mail address that notices go to. */
  email: string;
  /** Networks of levels 0, 1 and 5; empty means all. */
  idRedesPermitidas?: Array<string | number> | null | undefined;
  /** Stores of a level 3. */
  idRevendasPermitidas?: Array<string | number> | null | undefined;
  /** Full name of the member of staff. */
  nome: string;
  /** 0 to 5. */
  permissao: number;
};

/** New values of a store. */
export type UpdateStoreInput = {
  /** Mobile phone with area code, 11 digits without punctuation. */
  celular: string;
  /** 0 Inicial, 1 A, 2 B, 3 C: which terms its sellers read. */
  cenario: number;
  /** CNPJ of the store: 14 characters, letters allowed, without punctuation. */
  cnpj: string;
  /** CNPJ of the distribution centre that supplies the store, 14 characters. */
  cnpjCddRevendaMaster: string;
  /** Code by which the programme knows the store. */
  codigo: string;
  /** E-mail address that notices go to. */
  email?: string | null | undefined;
  /** District of the address. */
  endBairro: string;
  /** CEP of the address, 8 digits. */
  endCep: string;
  /** City of the address. */
  endCidade: string;
  /** Complement of the address. */
  endComplemento?: string | null | undefined;
  /** State of the address, two letters. */
  endEstado: string;
  /** House number of the address. */
  endNumero: string;
  /** Street of the address. */
  endRua: string;
  /** 1 to 10; default 1. */
  fatorPontuacao?: number | null | undefined;
  /** First day of a new factor,; default today. */
  fatorVigenteEm?: string | null | undefined;
  /** Id of the network. */
  networkId: string | number;
  /** Trade name of the store. */
  nomeFantasia: string;
  /** Legal name of the store. */
  razaoSocial: string;
  /** Name of the person who answers for the store. */
  responsavel: string;
  /** Phone, digits with area code. */
  telefone?: string | null | undefined;
  /** 0 Sistema, 1 Digitação, 2 Foto. */
  tipoPontuacao: number;
};

/** The three audiences that sign in apart. */
export type ViewerKind =
  /** A final consumer (storefront). */
  | 'CONSUMER'
  /** A seller of a store (storefront). */
  | 'SELLER'
  /** A member of staff (panel). */
  | 'STAFF';

/** Why an amount cannot be spent yet. */
export type WaitingReason =
  /** The purchases of the campaign are below its threshold. */
  | 'ABAIXO_DO_LIMITE'
  /** The credit counts from a later day. */
  | 'DATA'
  /** The campaign gave its one redemption. */
  | 'JA_RESGATOU'
  /** It belongs to a campaign that does not give it now. */
  | 'OUTRA_CAMPANHA'
  /** It is kept for the next campaign. */
  | 'PROXIMA_CAMPANHA'
  /** No campaign runs. */
  | 'SEM_CAMPANHA';
