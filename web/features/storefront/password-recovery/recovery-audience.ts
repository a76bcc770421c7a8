/** Whose password is recovered; the links of the e-mail say it for consumers (`?tipo=cliente`). */
export interface RecoveryAudience {
  kind: 'SELLER' | 'CONSUMER';
  loginTo: string;
}

export const sellerAudience: RecoveryAudience = { kind: 'SELLER', loginTo: '/login' };
export const consumerAudience: RecoveryAudience = {
  kind: 'CONSUMER',
  loginTo: '/login-consumidor-final',
};
