import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  NETWORK_NOT_FOUND: { kind: 'notFound', text: 'Rede não encontrada' },
  NETWORK_NAME_TAKEN: { kind: 'conflict', text: 'Rede já cadastrada', field: 'nome' },
  // Deleting would orphan what was earned there (domain rules §4.0, 9).
  NETWORK_IN_USE: { kind: 'conflict', text: ({ lojas }) => `Rede não pode ser excluída: possui ${lojas} loja(s) cadastrada(s)` },
});
defineConstraintErrors({ networks_nome_unique: 'NETWORK_NAME_TAKEN' });
