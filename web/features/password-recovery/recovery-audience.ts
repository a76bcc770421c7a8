/** Whose password is recovered; the links of the e-mail say it for consumers (`?tipo=cliente`). */
export interface RecoveryAudience {
  kind: 'SELLER' | 'CONSUMER';
  loginTo: string;
  forgotTo: string;
}

export const sellerAudience: RecoveryAudience = { kind: 'SELLER', loginTo: '/login', forgotTo: '/esqueceu-senha' };
export const consumerAudience: RecoveryAudience = {
  kind: 'CONSUMER',
  loginTo: '/login-consumidor-final',
  forgotTo: '/cliente/esqueceu-senha',
};
