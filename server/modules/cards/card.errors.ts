import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  CARD_NOT_FOUND: { kind: 'notFound', text: 'Cartão não encontrado', field: 'numero' },
  CARD_BARCODE_TAKEN: { kind: 'conflict', text: 'Código de barras já cadastrado', field: 'codigoBarras' },
  CARD_NUMBER_TAKEN: { kind: 'conflict', text: 'Número de cartão já cadastrado', field: 'numero' },
  CARD_SELLER_UNKNOWN: { kind: 'invalid', text: 'Vendedor não encontrado', field: 'cpf' },
  CARD_SELLER_HAS_CARD: { kind: 'conflict', text: 'Este vendedor já tem um cartão', field: 'cpf' },
  CARD_NOT_FREE: { kind: 'conflict', text: 'Este cartão não está livre para outro vendedor' },
  CARD_WITHOUT_SELLER: { kind: 'conflict', text: 'Este cartão não está com um vendedor' },
  CARD_DELIVERED: { kind: 'conflict', text: 'Este cartão já foi entregue' },
  CARD_BLOCKED: { kind: 'conflict', text: 'Este cartão já está bloqueado' },
  CARD_NOT_BLOCKED: { kind: 'conflict', text: 'Este cartão não está bloqueado' },
  CARD_UNBLOCKING: {
    kind: 'conflict',
    text: 'O desbloqueio deste cartão já foi solicitado. Ele pode levar até 24 horas úteis.',
  },
});
defineConstraintErrors({
  cards_codigo_barras_unique: 'CARD_BARCODE_TAKEN',
  cards_numero_unique: 'CARD_NUMBER_TAKEN',
  cards_seller_id_unique: 'CARD_SELLER_HAS_CARD',
});
