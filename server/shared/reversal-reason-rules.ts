import { z } from 'zod';
import { REVERSAL_REASONS, REVERSAL_TEXT_MAX, type Reason, type ReversalReason } from './reversal-reason.ts';

const MISSING = 'Selecione um motivo';

const observacao = z
  .string({ error: 'Explicação inválida' })
  .trim()
  .max(REVERSAL_TEXT_MAX, `A explicação tem no máximo ${REVERSAL_TEXT_MAX} caracteres`)
  .nullish()
  .transform((text) => text || null);

const explainsOther = ({ causa, observacao: text }: { causa: ReversalReason; observacao: string | null }): boolean =>
  causa !== 'OUTRO' || text !== null;
const otherWithoutText = { message: 'Explique o motivo', path: ['observacao'] };

/** Rules of an action that reverses something. Without a reason, which the documented REST paths do not have, it is stored as not informed. */
export const withReason = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({
      ...shape,
      causa: z
        .enum([...REVERSAL_REASONS, 'NAO_INFORMADO'], { error: 'Motivo inválido' })
        .nullish()
        .transform((causa) => causa ?? 'NAO_INFORMADO'),
      observacao,
    })
    .refine((input) => explainsOther(input as unknown as Reason), otherWithoutText);

/** Rules of a form that asks for a reason and for more. */
export const withAskedReason = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...shape, causa: z.enum(REVERSAL_REASONS, { error: MISSING }), observacao })
    .refine((input) => explainsOther(input as unknown as Reason), otherWithoutText);

/** The reason as the screens ask for it. */
export const reasonFields = withAskedReason({});
