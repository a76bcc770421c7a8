import { z } from 'zod';
import { REJECT_REASONS } from '../../shared/enums.ts';
import { rowId } from '../../shared/form-rules.ts';

/** The second judgement; a rejection needs a reason, as the first one did. */
export const blindReviewRules = z
  .strictObject({
    id: rowId('Nota não encontrada'),
    decisao: z.enum(['APROVAR', 'REPROVAR'], { error: 'Decisão é obrigatória' }),
    motivo: z.enum(REJECT_REASONS, { error: 'Motivo é obrigatório' }).nullish(),
  })
  .refine(({ decisao, motivo }) => decisao === 'APROVAR' || Boolean(motivo), { path: ['motivo'], message: 'Motivo é obrigatório' });
