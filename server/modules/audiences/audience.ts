/** Whose accounts, receipts and redemptions they are, as tables say it. */
export type Audience = 'SELLER' | 'CONSUMER';

interface AudienceTable {
  table: string;
  /** The column of other tables that points at the audience's table. */
  reference: string;
  currency: 'PONTO' | 'BRL';
  /** How to say what keeps a member from being deleted. */
  open: {
    balance: (amount: string) => string;
    receipts: (count: number) => string;
    redemptions: (count: number) => string;
  };
  /** What a deletion sets besides, as SQL. */
  forgets: string;
}

/** What differs between the audiences where both have the same verb. Where their rules differ, each has its own action. */
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
