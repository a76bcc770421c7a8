import { inputError } from '../../platform/errors/app-error.ts';
import type { RouteRequest } from '../../platform/rest/route.ts';

/** doc 001 §3 Sale submission: what the documented body carries beyond the sale is read from the session and the catalogue. */
export function saleOf(body: RouteRequest['body']): { venda: Record<string, unknown>; enviarMensagem: unknown } {
  const { venda, enviarMensagem } = body as { venda?: unknown; enviarMensagem?: unknown };
  if (typeof venda !== 'object' || venda === null || Array.isArray(venda))
    throw inputError([{ field: 'venda', message: 'Informe os dados da venda' }]);
  return { venda: venda as Record<string, unknown>, enviarMensagem: enviarMensagem ?? (venda as Record<string, unknown>).enviarMensagem };
}
