import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  HELD_ACTION_NOT_FOUND: { kind: 'notFound', text: 'Pedido não encontrado' },
  HELD_ACTION_DECIDED: { kind: 'conflict', text: 'Este pedido já foi decidido' },
  HELD_ACTION_SAME_PERSON: { kind: 'forbidden', text: 'A segunda aprovação é de outra pessoa' },
  HELD_ACTION_MAKER_GONE: {
    kind: 'conflict',
    text: ({ nome }) => `${nome} não pode mais fazer este pedido: só é possível recusá-lo.`,
  },
  HELD_ACTION_EXPIRED: { kind: 'conflict', text: 'O prazo deste pedido acabou: faça um novo pedido.' },
  EFFECT_CHANGED: {
    kind: 'conflict',
    text: ({ efeito }) => `O efeito deste pedido mudou desde que você o abriu. Agora: ${efeito}. Confira e decida de novo.`,
  },
  LIMIT_REASON_MISSING: { kind: 'invalid', text: 'Por favor, informe o motivo para afrouxar um limite', field: 'motivo' },
});
