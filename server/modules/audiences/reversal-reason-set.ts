import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { ReversalReason } from '../../shared/reversal-reason.ts';

/** Here, because postings, redemptions, imports and balances use it. */
export const reversalReasonSet = closedSet<ReversalReason>('ReversalReason', 'Why something decided was reversed.', {
  NOTA_DUPLICADA: 'The invoice was already recorded.',
  PRODUTO_ERRADO: 'A product was wrong.',
  LOJA_ERRADA: 'The store was wrong.',
  VALOR_ERRADO: 'An amount was wrong.',
  VENDA_DEVOLVIDA: 'The customer returned the goods.',
  PEDIDO_DO_PARTICIPANTE: 'The member asked for it.',
  NAO_COMPROVADA: 'The operation could not be proved.',
  OUTRO: 'Another reason; its text is required.',
  NAO_INFORMADO: 'No reason was given.',
  DECISAO_DESFEITA: 'The reviewer undid the decision within seconds.',
});
