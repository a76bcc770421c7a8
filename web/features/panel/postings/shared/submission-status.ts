import type { StatusLook } from '../../../../lists/list-types.ts';

/** Labels and colours of a receipt's statuses. */
export const SUBMISSION_STATUSES: Readonly<Record<string, StatusLook>> = {
  PENDENTE: { label: 'Em análise', tone: 'pending' },
  POSTADA: { label: 'Aprovada', tone: 'approved' },
  REPROVADA: { label: 'Reprovada', tone: 'rejected' },
  ENCERRADA: { label: 'Encerrada', tone: 'closed' },
  CANCELADA: { label: 'Cancelada', tone: 'closed' },
};

/** Events in a history that are not statuses. */
const STEPS: Readonly<Record<string, StatusLook>> = {
  AGUARDA_APROVACAO: { label: 'Aguarda segunda aprovação', tone: 'info' },
  APROVACAO_RECUSADA: { label: 'Segunda aprovação recusada', tone: 'rejected' },
  DECISAO_DESFEITA: { label: 'Decisão desfeita', tone: 'info' },
  CONTESTADA: { label: 'Contestada', tone: 'info' },
  CONTESTACAO_MANTIDA: { label: 'Contestação: reprovação mantida', tone: 'rejected' },
  DADOS_CORRIGIDOS: { label: 'Dados da nota corrigidos', tone: 'info' },
};

/** A status's appearance; unknown statuses show their own name. */
export const lookOf = (status: string): StatusLook => SUBMISSION_STATUSES[status] ?? STEPS[status] ?? { label: status, tone: 'info' };
