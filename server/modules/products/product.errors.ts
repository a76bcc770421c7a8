import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  PRODUCT_NOT_FOUND: { kind: 'notFound', text: 'Produto não encontrado' },
  PRODUCT_CODE_TAKEN: { kind: 'conflict', text: 'Código já cadastrado', field: 'codigo' },
  PRODUCT_GTIN_TAKEN: { kind: 'conflict', text: 'Código de barras já cadastrado em outro produto', field: 'gtin' },
  // Deleting would orphan what was sold or bought (domain rules §4.0, 9).
  PRODUCT_IN_USE: { kind: 'conflict', text: ({ motivos }) => `Produto não pode ser excluído: possui ${motivos}` },
  PRODUCT_NOT_PARTICIPATING: { kind: 'notFound', text: 'Produto não participante' },
  STORE_PRODUCT_STORE_UNKNOWN: { kind: 'invalid', text: 'Loja não encontrada', field: 'cnpjRevenda' },
  STORE_PRODUCT_STANDARD_UNKNOWN: { kind: 'invalid', text: 'Produto Experiências SW não encontrado', field: 'codigoPadrao' },
  STORE_PRODUCT_CODE_TAKEN: { kind: 'conflict', text: 'Código já cadastrado nesta loja', field: 'codigo' },
});
defineConstraintErrors({
  products_codigo_unique: 'PRODUCT_CODE_TAKEN',
  products_gtin_unique: 'PRODUCT_GTIN_TAKEN',
  store_products_store_id_codigo_unique: 'STORE_PRODUCT_CODE_TAKEN',
});
