/** pt-BR texts of prizes and redemptions on the storefront; documented ones are verbatim (document 002 §2, §5 and §8). */
export const prizeTexts = {
  title: 'PRÊMIOS',
  description: 'Troque seus pontos por prêmios do dia a dia.',
  search: 'Buscar prêmios...',
  searchButton: 'Buscar',
  details: 'VER DETALHES',
  emptyTitle: 'Nenhum prêmio encontrado',
  emptySearch: 'Tente outra palavra ou veja todos os prêmios.',
  emptyAll: 'Novos prêmios aparecem aqui assim que forem publicados.',
  showAll: 'Ver todos os prêmios',
  seeExperiences: 'Ver experiências',
  affordable: 'Você já pode resgatar',
  missing: (points: string) => (points === '1' ? 'Falta 1 ponto' : `Faltam ${points} pontos`),
  notReleased: 'O resgate não está liberado para a sua loja.',
  notFoundTitle: 'Prêmio não encontrado',
  notFoundText: 'Ele pode ter saído do catálogo.',
  quantity: 'Quantidade',
  voltage: 'Voltagem',
  operator: 'Operadora',
  mobile: 'Celular',
  fullName: 'Nome completo',
  redeem: 'RESGATAR',
  redeeming: 'Resgatando',
  partner: (name: string) => `Oferecido por ${name}`,
  total: 'Total',
  question: (qty: number, name: string, partner: string | null, points: string) =>
    partner
      ? `Tem certeza que deseja resgatar ${qty} x ${name} na ${partner}... por ${points} pontos?`
      : `Tem certeza que deseja resgatar ${qty} x ${name} por ${points} pontos?`,
  balanceBefore: 'Saldo atual',
  balanceAfter: 'Saldo depois do resgate',
  redeemed: 'Resgate realizado com sucesso!',
  newBalance: (points: string) => `Seu saldo atual é de ${points} pontos`,
  about: 'Sobre o prêmio',
  noPhoto: 'Prêmio sem foto',
  gallery: 'Fotos e vídeos',
  ownTitle: 'Meus Resgates',
  ownDescription: 'O que você já trocou por pontos.',
  ownEmptyTitle: 'Você ainda não fez resgates',
  ownEmptyText: 'Escolha um prêmio e troque seus pontos.',
  seePrizes: 'Ver prêmios',
  seeVoucher: 'Ver voucher',
  code: 'Código',
  redeemedOn: (day: string) => `Resgatado em ${day}`,
  deliveredOn: (day: string) => `Entrega em ${day}`,
  promisedFor: (day: string) => `Entrega prevista até ${day}`,
  pages: 'Páginas dos resgates',
} as const;

/** Texts of an offer's page (document 002 §2, §3). */
export const offerTexts = {
  experiences: 'EXPERIÊNCIAS',
  experience: 'A experiência',
  partner: 'Quem oferece',
  place: 'Local e contato',
  terms: 'Condições',
  website: 'Site',
  phone: 'Telefone',
  email: 'E-mail',
  ages: (from: number | null, to: number | null) =>
    from !== null && to !== null ? `De ${from} a ${to} anos` : from !== null ? `A partir de ${from} anos` : `Até ${to} anos`,
  before: (points: string) => `de ${points} pontos`,
} as const;

/** pt-BR texts of card credit. */
export const creditTexts = {
  title: 'Crédito no cartão',
  description: 'Troque pontos por crédito. No primeiro resgate o cartão é enviado junto, no nome que você informar.',
  card: 'Cartão',
  empty: 'Nenhum crédito disponível no momento.',
} as const;
