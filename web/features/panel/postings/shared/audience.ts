/** Whose receipts a screen shows: sellers earning points or consumers earning cashback. */
export type Audience = 'SELLER' | 'CONSUMER';

export const asAudience = (value: string | null | undefined): Audience => (value === 'CONSUMER' ? 'CONSUMER' : 'SELLER');

/** Each audience's queue; the documents redirect there after a sale, cancellation or return (001 §2, Redirects). */
export const PENDING_PATHS: Readonly<Record<Audience, string>> = {
  SELLER: '/painel/processar/pontuacoes-pendentes',
  CONSUMER: '/painel/processar/pontuacoes-pendentes-cashback',
};
