import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  CREDIT_RULE_NOT_FOUND: { kind: 'notFound', text: 'Regra não encontrada' },
  CREDIT_RULE_BOUNDS: { kind: 'invalid', text: 'Para ligar a regra, informe os três limites: por nota, por dia e por participante' },
  CREDIT_RULE_NETWORK: { kind: 'conflict', text: 'A rede está inativa: ative a rede antes de ligar a regra' },
  TAKE_BACK_EMPTY: { kind: 'conflict', text: 'Não há créditos automáticos a recolher neste período' },
  TAKE_BACK_LARGE: {
    kind: 'conflict',
    text: ({ notas, maximo }) => `O período tem ${notas} notas. Escolha um período menor: até ${maximo} notas por pedido.`,
  },
});
