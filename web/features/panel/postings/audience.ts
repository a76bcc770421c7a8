/** Whose receipts a screen is about: the seller's way to points, or the consumer's to cashback. */
export type Audience = 'SELLER' | 'CONSUMER';

export const asAudience = (value: string | null | undefined): Audience => (value === 'CONSUMER' ? 'CONSUMER' : 'SELLER');

/** The queue of each audience; documents lead there after a sale, a cancellation or a return (001 §2, Redirects). */
export const PENDING_PATHS: Readonly<Record<Audience, string>> = {
  SELLER: '/painel/processar/pontuacoes-pendentes',
  CONSUMER: '/painel/processar/pontuacoes-pendentes-cashback',
};
