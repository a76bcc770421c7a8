import { column } from '../../platform/lists/column.ts';
import { reversalReasonSet } from './reversal-reason-set.ts';

/** Why a redemption (alias `x`) was cancelled. */
export const cancellationColumns = {
  causa: column.text('x.cancelamento_causa', 'Motivo do cancelamento', {
    set: reversalReasonSet,
    description: 'Why it was cancelled',
    exported: false,
  }),
  observacao: column.text('x.cancelamento_observacao', 'Explicação do cancelamento', {
    description: 'What the holder reads beside the reason',
    exported: false,
  }),
} as const;
