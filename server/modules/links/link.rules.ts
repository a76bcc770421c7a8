import { z } from 'zod';
import { requiredText } from '../../shared/form-rules.ts';

const id = z.int({ error: 'Vínculo inválido' }).min(1, 'Vínculo inválido');

/** One link. */
export const linkIdRules = z.strictObject({ id });

/** Someone's findings about a link, which mark it as reviewed. */
export const reviewLinkRules = z.strictObject({ id, observacao: requiredText('Observação', 2_000) });
