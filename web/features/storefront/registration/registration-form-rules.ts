import { z } from 'zod';
import { registerConsumerRules } from '../../../../server/modules/consumers/consumer.rules.ts';
import { registerSellerRules } from '../../../../server/modules/sellers/seller.rules.ts';

/** The API takes a registration without the second password; the form always asks for it (document 002 §5, rules 3 and 4). */
const confirmarSenha = z
  .string({ error: 'Confirmar Senha obrigatório' })
  .min(1, 'Confirmar Senha obrigatório')
  .max(128, 'Senhas não conferem');

/** A seller's registration with both passwords. */
export const sellerFormRules = registerSellerRules.safeExtend({ confirmarSenha });

/** A consumer's registration with both passwords. */
export const consumerFormRules = registerConsumerRules.safeExtend({ confirmarSenha });
