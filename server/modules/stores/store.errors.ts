import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  STORE_NOT_FOUND: { kind: 'notFound', text: 'Loja não encontrada' },
  STORE_NETWORK_UNKNOWN: { kind: 'invalid', text: 'Rede não encontrada', field: 'networkId' },
  STORE_CODE_TAKEN: { kind: 'conflict', text: 'Código em uso por outra Loja', field: 'codigo' },
  STORE_CNPJ_TAKEN: { kind: 'conflict', text: 'CNPJ já cadastrado', field: 'cnpj' },
  STORE_FACTOR_IN_FUTURE: { kind: 'invalid', text: 'A vigência do fator não pode ser futura', field: 'fatorVigenteEm' },
  // Deleting would leave people and receipts without their store (domain rules §4.0, 9).
  STORE_IN_USE: { kind: 'conflict', text: ({ motivos }) => `Loja não pode ser excluída: possui ${motivos}` },
});
defineConstraintErrors({ stores_codigo_unique: 'STORE_CODE_TAKEN', stores_cnpj_unique: 'STORE_CNPJ_TAKEN' });
