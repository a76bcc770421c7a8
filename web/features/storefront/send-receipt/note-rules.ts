import { z } from 'zod';
import { postOwnSaleRules } from '../../../../server/modules/postings/sales/posting.rules.ts';
import { isCalendarDate } from '../../../../server/shared/dates.ts';
import { sendTexts as texts } from './send-receipt.messages.ts';

/** Rules for a sale's receipt; a missing or incomplete date gives the documented 'Data inválida' (002 §5). */
export const noteRules = postOwnSaleRules
  .pick({ tipoFiscal: true, identificador: true })
  .extend({ realizadoEm: z.string().refine(isCalendarDate, texts.invalidDate) });
