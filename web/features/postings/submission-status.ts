import type { StatusLook } from '../../lists/list-types.ts';

/** Words and colours of a receipt's states. */
export const SUBMISSION_STATUSES: Readonly<Record<string, StatusLook>> = {
  PENDENTE: { label: 'Em análise', tone: 'pending' },
  POSTADA: { label: 'Aprovada', tone: 'approved' },
  REPROVADA: { label: 'Reprovada', tone: 'rejected' },
  ENCERRADA: { label: 'Encerrada', tone: 'closed' },
  CANCELADA: { label: 'Cancelada', tone: 'closed' },
};

/** The look of a state, its own name when it is a new one. */
export const lookOf = (status: string): StatusLook => SUBMISSION_STATUSES[status] ?? { label: status, tone: 'info' };
