import { z } from 'zod';
import { quantity, type RedemptionChoices, readNote } from '../../../../server/modules/redemptions/redemption.rules.ts';
import type { PrizeType } from '../../../../server/shared/enums.ts';
import type { PrizeQuery } from './prizes.generated.ts';

/** What redeeming needs to know of a prize or of an offer. */
export type Prize = Pick<
  PrizeQuery['prizes']['items'][number],
  'codigo' | 'nome' | 'tipo' | 'parceiroComercial' | 'pontos' | 'pontosAlternativo' | 'pedeNome'
>;

const text = z.string().nullable();

/** What the form of a prize holds; which of it counts depends on the type. */
export const redeemFormFields = z.object({ qtde: quantity, voltage: text, operator: text, mobile: text, fullName: text });

/** The form's rules for one prize: the server's own reading of the note says what is missing. */
export const redeemFormSchema = ({ tipo, pedeNome }: Prize) =>
  redeemFormFields.superRefine((values, issue) => {
    const reading = readNote(tipo as PrizeType, values satisfies RedemptionChoices, !pedeNome);
    if ('message' in reading) issue.addIssue({ code: 'custom', path: [reading.field], message: reading.message });
  });

/** A partner's prizes go one at a time (domain rules §4.7). */
export const allowsQuantity = ({ parceiroComercial }: Prize): boolean => !parceiroComercial;
