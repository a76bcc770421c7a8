import type { StatusTone } from '../ui/status-chip.tsx';

const LOOKS: Readonly<Record<string, { tone: StatusTone; label: string }>> = {
  PENDENTE: { tone: 'pending', label: 'Em análise' },
  POSTADA: { tone: 'approved', label: 'Aprovada' },
  REPROVADA: { tone: 'rejected', label: 'Reprovada' },
  ENCERRADA: { tone: 'closed', label: 'Encerrada' },
  CANCELADA: { tone: 'closed', label: 'Cancelada' },
};

/** How a member reads the status of a receipt they sent. */
export const submissionLook = (status: string): { tone: StatusTone; label: string } => LOOKS[status] ?? { tone: 'info', label: status };
