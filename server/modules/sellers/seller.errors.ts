import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  SELLER_NOT_FOUND: { kind: 'notFound', text: 'Vendedor não encontrado' },
  SELLER_CPF_TAKEN: { kind: 'conflict', text: 'Vendedor Loja já cadastrado', field: 'cpf' },
  SELLER_CPF_FIXED: { kind: 'invalid', text: 'CPF não pode ser alterado', field: 'cpf' },
  SELLER_STORE_UNKNOWN: { kind: 'invalid', text: 'Loja não encontrada', field: 'cnpjRevenda' },
  SELLER_BIRTH_IN_FUTURE: { kind: 'invalid', text: 'Data de Nascimento inválido', field: 'dataNascimento' },
  SELLER_GOAL_UNAVAILABLE: { kind: 'invalid', text: 'Este prêmio não está disponível para a sua loja', field: 'codigo' },
  SELLER_NOT_ADULT: { kind: 'invalid', text: 'É preciso ter 18 anos ou mais para se cadastrar', field: 'dataNascimento' },
  // Deleting would leave points, prizes and receipts without an owner (domain rules §4.0, 9).
  SELLER_IN_USE: { kind: 'conflict', text: ({ motivos }) => `Vendedor não pode ser excluído: possui ${motivos}` },
});
defineConstraintErrors({ sellers_cpf_unique: 'SELLER_CPF_TAKEN' });
