import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  SCENARIO_STORE_UNKNOWN: { kind: 'notFound', text: 'Loja não encontrada', field: 'lojas' },
  SCENARIO_REWARD_UNKNOWN: { kind: 'notFound', text: 'Prêmio não encontrado', field: 'premios' },
  EXPERIMENT_TOO_YOUNG: { kind: 'invalid', text: 'O experimento ainda não tem um dia completo', field: 'inicio' },
});
