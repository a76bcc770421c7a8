/** The owner's audience for accounts, receipts and redemptions, as tables spell it. */
export type Audience = 'SELLER' | 'CONSUMER';

interface AudienceTable {
  table: string;
  /** The foreign-key column that points to the audience's table. */
  reference: string;
  currency: 'PONTO' | 'BRL';
  /** The refusal for what prevents deleting a member. */
  open: {
    balance: (amount: string) => string;
    receipts: (count: string) => string;
    redemptions: (count: string) => string;
  };
  /** Further columns a deletion sets, as SQL. */
  forgets: string;
}

/** The audiences' differences where both have the same verb. Where their rules differ, each has its own action. */
export const AUDIENCES: Readonly<Record<Audience, AudienceTable>> = {
  SELLER: {
    table: 'sellers',
    reference: 'seller_id',
    currency: 'PONTO',
    open: {
      balance: (amount) => `saldo de ${amount} pontos`,
      receipts: (count) => `${count} pontuação(ões) pendente(s)`,
      redemptions: (count) => `${count} resgate(s) a entregar`,
    },
    forgets: ', google_auth_id = null',
  },
  CONSUMER: {
    table: 'consumers',
    reference: 'consumer_id',
    currency: 'BRL',
    open: {
      balance: (amount) => `saldo de cashback de R$ ${amount}`,
      receipts: (count) => `${count} nota(s) pendente(s)`,
      redemptions: (count) => `${count} resgate(s) a pagar`,
    },
    forgets: '',
  },
};
