/** pt-BR texts of the settings screens; the documented ones are to the letter (document 001 §5, §8). */
export const settingsTexts = {
  title: 'Configurações do Sistema',
  consumers: 'Consumidor Final',
  sellers: 'Balconista',
  loadFailed: 'Erro ao carregar configurações',
  saved: 'Configurações atualizadas com sucesso',
  releaseAt: 'Valor para liberar o resgate',
  releaseAtHint: 'Total em produtos SW a partir do qual o cashback pode ser resgatado.',
  percent: 'Percentual de cashback (%)',
  percentHint: 'Sobre o valor em produtos SW de cada nota aprovada.',
  promotionStart: 'Data de início da promoção',
  promotionHint: (last: string | null) =>
    last
      ? `Dura 90 dias: o último dia é ${last}. Sem data, a promoção fica desligada.`
      : 'Dura 90 dias. Sem data, a promoção fica desligada.',
  limit: 'Limite de pontuação',
  limitHint: 'Pontos por vendedor em cada mês; 0 é sem limite.',
  weeklyUses: 'Usos semanais do voucher',
  weeklyUsesHint: 'Por pessoa, de segunda a domingo.',
  voucherActive: 'Voucher ativo',
} as const;
