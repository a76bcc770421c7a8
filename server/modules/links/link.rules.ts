import { z } from 'zod';
import { requiredText, rowId } from '../../shared/form-rules.ts';

const id = rowId('Vínculo inválido');

/** One link. */
export const linkIdRules = z.strictObject({ id });

/** Someone's findings about a link, which mark it as reviewed. */
export const reviewLinkRules = z.strictObject({ id, observacao: requiredText('Observação', 2_000) });
