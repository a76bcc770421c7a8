/** Why something decided was reversed, as staff choose it. The last one needs a text. */
export const REVERSAL_REASONS = [
  'NOTA_DUPLICADA',
  'PRODUTO_ERRADO',
  'LOJA_ERRADA',
  'VALOR_ERRADO',
  'VENDA_DEVOLVIDA',
  'PEDIDO_DO_PARTICIPANTE',
  'NAO_COMPROVADA',
  'OUTRO',
] as const;
/** NAO_INFORMADO: an entry point without a reason, such as the documented REST paths. DECISAO_DESFEITA: the author undid a decision at once. */
export type ReversalReason = (typeof REVERSAL_REASONS)[number] | 'NAO_INFORMADO' | 'DECISAO_DESFEITA';

/** Panel text of each reason. */
export const REVERSAL_REASON_LABELS: Readonly<Record<ReversalReason, string>> = {
  NOTA_DUPLICADA: 'Nota duplicada',
  PRODUTO_ERRADO: 'Produto errado',
  LOJA_ERRADA: 'Loja errada',
  VALOR_ERRADO: 'Valor errado',
  VENDA_DEVOLVIDA: 'Venda devolvida',
  PEDIDO_DO_PARTICIPANTE: 'Pedido do participante',
  NAO_COMPROVADA: 'Suspeita de fraude',
  OUTRO: 'Outro motivo',
  NAO_INFORMADO: 'Motivo não informado',
  DECISAO_DESFEITA: 'Decisão desfeita em seguida',
};

/** A suspicion is not a finding: members read that the operation could not be proved. */
const FOR_MEMBERS: Partial<Record<string, string>> = { NAO_COMPROVADA: 'Operação não comprovada', PEDIDO_DO_PARTICIPANTE: 'A seu pedido' };

/** A stored reason with its text, as the queries return it. */
export interface ShownReason {
  causa?: string | null | undefined;
  observacao?: string | null | undefined;
}

/** 'Nota duplicada: já lançada em 02/11'; only the text where the reason is OUTRO, null where no reason is stored. */
export function reversalReasonText({ causa, observacao }: ShownReason, reader: 'STAFF' | 'MEMBER'): string | null {
  if (!causa) return null;
  const text = observacao?.trim();
  if (text && causa === 'OUTRO') return text;
  const label = (reader === 'MEMBER' && FOR_MEMBERS[causa]) || REVERSAL_REASON_LABELS[causa as ReversalReason] || causa;
  return text ? `${label}: ${text}` : label;
}

/** Longest text beside a reason, in characters. */
export const REVERSAL_TEXT_MAX = 300;

/** A reason to store. */
export interface Reason {
  causa: ReversalReason;
  observacao: string | null;
}
