import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  HELD_ACTION_NOT_FOUND: { kind: 'notFound', text: 'Pedido não encontrado' },
  HELD_ACTION_DECIDED: { kind: 'conflict', text: 'Este pedido já foi decidido' },
  HELD_ACTION_SAME_PERSON: { kind: 'forbidden', text: 'A segunda aprovação é de outra pessoa' },
  LIMIT_REASON_MISSING: { kind: 'invalid', text: 'Por favor, informe o motivo para afrouxar um limite', field: 'motivo' },
});
