import type { StatusTone } from '../../ui/status-chip.tsx';

const LOOKS: Readonly<Record<string, { tone: StatusTone; label: string }>> = {
  PENDENTE: { tone: 'pending', label: 'Em análise' },
  POSTADA: { tone: 'approved', label: 'Aprovada' },
  REPROVADA: { tone: 'rejected', label: 'Reprovada' },
  ENCERRADA: { tone: 'closed', label: 'Encerrada' },
  CANCELADA: { tone: 'closed', label: 'Cancelada' },
  // Events in a receipt's history that are not statuses.
  DECISAO_DESFEITA: { tone: 'info', label: 'De volta à análise' },
  DADOS_CORRIGIDOS: { tone: 'info', label: 'Dados corrigidos' },
  CONTESTADA: { tone: 'info', label: 'Contestada' },
  CONTESTACAO_MANTIDA: { tone: 'rejected', label: 'Decisão mantida' },
};

/** How a receipt's status appears to the member who sent it. */
export const submissionLook = (status: string): { tone: StatusTone; label: string } => LOOKS[status] ?? { tone: 'info', label: status };
