import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  PARTICIPATING_STORE_NOT_FOUND: { kind: 'notFound', text: 'Loja não encontrada' },
  PARTICIPATING_STORE_NAME_TAKEN: { kind: 'conflict', text: 'Loja já cadastrada', field: 'nome' },
  CLIENT_PRODUCT_NOT_FOUND: { kind: 'notFound', text: 'Produto não encontrado' },
  CLIENT_PRODUCT_NAME_TAKEN: { kind: 'conflict', text: 'Produto já cadastrado', field: 'nome' },
});
defineConstraintErrors({
  participating_stores_nome_unique: 'PARTICIPATING_STORE_NAME_TAKEN',
  client_products_nome_unique: 'CLIENT_PRODUCT_NAME_TAKEN',
});
