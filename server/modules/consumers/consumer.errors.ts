import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  CONSUMER_NOT_FOUND: { kind: 'notFound', text: 'Consumidor não encontrado' },
  CONSUMER_CPF_TAKEN: { kind: 'conflict', text: 'Consumidor Final já cadastrado', field: 'cpf' },
  CONSUMER_CPF_FIXED: { kind: 'invalid', text: 'CPF não pode ser alterado', field: 'cpf' },
  CONSUMER_BIRTH_IN_FUTURE: { kind: 'invalid', text: 'Data de Nascimento inválido', field: 'dataNascimento' },
  CONSUMER_NOT_ADULT: { kind: 'invalid', text: 'É preciso ter 18 anos ou mais para se cadastrar', field: 'dataNascimento' },
  CONSUMER_REASON_PERSONAL: { kind: 'invalid', text: 'Conte o motivo sem o nome nem os dados da pessoa', field: 'motivo' },
  // Deleting would leave cashback, receipts and payments without an owner (domain rules §4.0, 9).
  CONSUMER_IN_USE: { kind: 'conflict', text: ({ motivos }) => `Consumidor não pode ser excluído: possui ${motivos}` },
});
defineConstraintErrors({ consumers_cpf_unique: 'CONSUMER_CPF_TAKEN' });
