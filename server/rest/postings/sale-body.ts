import { z } from 'zod';
import { inputError } from '../../platform/errors/app-error.ts';
import type { RouteRequest } from '../../platform/rest/route.ts';

/** doc 001 §3 Sale submission: whatever the documented body carries beyond the sale is read from the session and the catalogue instead. */
export function saleOf(body: RouteRequest['body']): { venda: Record<string, unknown>; enviarMensagem: unknown } {
  const { venda, enviarMensagem } = body as { venda?: unknown; enviarMensagem?: unknown };
  if (typeof venda !== 'object' || venda === null || Array.isArray(venda))
    throw inputError([{ field: 'venda', message: 'Informe os dados da venda' }]);
  return { venda: venda as Record<string, unknown>, enviarMensagem: enviarMensagem ?? (venda as Record<string, unknown>).enviarMensagem };
}

const amount = z.union([z.number(), z.string()]);
const itemsRule = z.array(z.looseObject({ codigo: amount, qtde: amount, valorUnitario: amount, valorDesconto: amount.nullish() }));

/** A body that identifies a posting or a receipt: by id, fiscal number or key. */
export const identifierRule = z.looseObject({ identificador: z.union([z.string(), z.number()]) });

/** Maps the documented body to the input of an action that records a sale. */
export const saleOptions = (without: readonly string[]) => ({
  without,
  plus: {
    identificador: amount.describe('Número da nota ou do cupom.'),
    linkArquivo: z.string().nullish().describe('Endereço da nota em análise.'),
    itens: itemsRule,
  },
  under: { key: 'venda', beside: { enviarMensagem: z.boolean().describe('Se a pessoa é avisada.').optional() } },
  isOpen: true,
});
