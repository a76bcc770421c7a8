/** pt-BR labels of a member's history. */
export const STEP_LABELS: Readonly<Record<string, string>> = {
  ENVIADA: 'enviada',
  PENDENTE: 'devolvida para análise',
  REPROVADA: 'reprovada',
  ENCERRADA: 'encerrada sem pontuar',
  AGUARDA_APROVACAO: 'aguarda segunda aprovação',
  APROVACAO_RECUSADA: 'segunda aprovação recusada',
  DECISAO_DESFEITA: 'decisão desfeita em seguida',
  CONTESTADA: 'contestada',
  CONTESTACAO_MANTIDA: 'contestação respondida, decisão mantida',
  DADOS_CORRIGIDOS: 'dados corrigidos',
};

export const REDEMPTION_CHANGE_LABELS: Readonly<Record<string, string>> = {
  STATUS: 'status alterado',
  ENTREGA: 'data de entrega',
  PAGAMENTO: 'pagamento',
};

export const MESSAGE_LABELS: Readonly<Record<string, string>> = {
  NA_FILA: 'Na fila de envio',
  ENVIADA: 'Enviada',
  FALHOU: 'Não foi possível enviar',
  GUARDADA: 'Guardada: não há servidor de e-mail',
};
