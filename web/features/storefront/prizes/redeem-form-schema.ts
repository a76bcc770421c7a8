import { z } from 'zod';
import { quantity, type RedemptionChoices, readNote } from '../../../../server/modules/redemptions/redemption.rules.ts';
import type { PrizeType } from '../../../../server/shared/enums.ts';
import type { PrizeQuery } from './prizes.generated.ts';

/** What redeeming needs from a prize or offer. */
export type Prize = Pick<
  PrizeQuery['prizes']['items'][number],
  'codigo' | 'nome' | 'tipo' | 'parceiroComercial' | 'pontos' | 'pontosAlternativo' | 'pedeNome'
>;

const text = z.string().nullable();

/** Values of the redemption form; the prize's type decides which apply. */
export const redeemFormFields = z.object({ qtde: quantity, voltage: text, operator: text, mobile: text, fullName: text });

/** Validates the form for one prize, using the server's own reading of the note. */
export const redeemFormSchema = ({ tipo, pedeNome }: Prize) =>
  redeemFormFields.superRefine((values, issue) => {
    const reading = readNote(tipo as PrizeType, values satisfies RedemptionChoices, !pedeNome);
    if ('message' in reading) issue.addIssue({ code: 'custom', path: [reading.field], message: reading.message });
  });

/** Partner prizes are redeemed one at a time (domain rules §4.7). */
export const allowsQuantity = ({ parceiroComercial }: Prize): boolean => !parceiroComercial;
