import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  CONTEST_NOT_FOUND: { kind: 'notFound', text: 'Contestação não encontrada' },
  CONTEST_NOTE_NOT_REJECTED: { kind: 'conflict', text: 'Só notas não processadas podem ser contestadas' },
  CONTEST_TOO_LATE: { kind: 'conflict', text: 'O prazo de 90 dias para contestar esta nota terminou' },
  CONTEST_ALREADY_MADE: { kind: 'conflict', text: 'Esta nota já foi contestada' },
  CONTEST_DECIDED: { kind: 'conflict', text: 'Esta contestação já foi decidida' },
  CONTEST_OWN_DECISION: { kind: 'forbidden', text: 'Quem reprovou a nota não decide a contestação' },
});

defineConstraintErrors({ contests_submission_id_unique: 'CONTEST_ALREADY_MADE' });
