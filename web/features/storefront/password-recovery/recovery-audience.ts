/** Whose password is recovered; the e-mail's link marks consumers with `?tipo=cliente`. */
export interface RecoveryAudience {
  kind: 'SELLER' | 'CONSUMER';
  loginTo: string;
}

export const sellerAudience: RecoveryAudience = { kind: 'SELLER', loginTo: '/login' };
export const consumerAudience: RecoveryAudience = {
  kind: 'CONSUMER',
  loginTo: '/login-consumidor-final',
};
