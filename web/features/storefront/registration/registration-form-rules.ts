import { z } from 'zod';
import { registerConsumerRules } from '../../../../server/modules/consumers/consumer.rules.ts';
import { registerSellerRules } from '../../../../server/modules/sellers/seller.rules.ts';

/** The API does not require the password confirmation; the form always does (document 002 §5, rules 3 and 4). */
const confirmarSenha = z
  .string({ error: 'Confirmar Senha obrigatório' })
  .min(1, 'Confirmar Senha obrigatório')
  .max(128, 'Senhas não conferem');

/** A seller's registration, with password confirmation. */
export const sellerFormRules = registerSellerRules.safeExtend({ confirmarSenha });

/** A consumer's registration, with password confirmation. */
export const consumerFormRules = registerConsumerRules.safeExtend({ confirmarSenha });
