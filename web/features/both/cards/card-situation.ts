import type { StatusLook } from '../../../lists/list-types.ts';

/** Appearance of a card's situation, by the server's value. */
export const cardSituations: Readonly<Record<string, StatusLook>> = {
  LIVRE: { label: 'Estoque', tone: 'info' },
  A_CAMINHO: { label: 'A caminho', tone: 'pending' },
  EM_DESBLOQUEIO: { label: 'Desbloqueio solicitado', tone: 'pending' },
  ATIVO: { label: 'Ativo', tone: 'approved' },
  BLOQUEADO: { label: 'Bloqueado', tone: 'rejected' },
  RETIRADO: { label: 'Retirado', tone: 'closed' },
};
