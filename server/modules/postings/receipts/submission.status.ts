/** Status of a submission (domain rules §4.2). */
export type SubmissionStatus = 'PENDENTE' | 'POSTADA' | 'REPROVADA' | 'ENCERRADA' | 'CANCELADA';

const NEXT: Record<SubmissionStatus, readonly SubmissionStatus[]> = {
  PENDENTE: ['POSTADA', 'REPROVADA', 'ENCERRADA'],
  // Returned to the queue, or cancelled with its posting.
  POSTADA: ['PENDENTE', 'CANCELADA'],
  REPROVADA: ['PENDENTE'],
  ENCERRADA: ['PENDENTE'],
  CANCELADA: [],
};

/** Whether the move is legal; any other is refused and changes nothing. */
export const canMove = (from: SubmissionStatus, to: SubmissionStatus): boolean => NEXT[from].includes(to);

/** Screen text of each status. */
export const SUBMISSION_STATUS_LABELS: Record<SubmissionStatus, string> = {
  PENDENTE: 'Em análise',
  POSTADA: 'Aprovada',
  REPROVADA: 'Reprovada',
  ENCERRADA: 'Encerrada',
  CANCELADA: 'Cancelada',
};
