import { z } from 'zod';
import { requiredText } from '../../shared/form-rules.ts';

const id = z.int({ error: 'Vínculo inválido' }).min(1, 'Vínculo inválido');

/** One link. */
export const linkIdRules = z.strictObject({ id });

/** What somebody found out about a link; it is then seen. */
export const reviewLinkRules = z.strictObject({ id, observacao: requiredText('Observação', 2_000) });
