import { defineErrors } from '../../platform/errors/app-error.ts';

const named = (what: string) => (params: Record<string, unknown>) => `${what}: ${String(params.nome)}`;

defineErrors({
  SIMULATION_NOT_FOUND: { kind: 'notFound', text: 'Simulação não encontrada' },
  SIMULATION_PRODUCT_UNKNOWN: { kind: 'notFound', text: named('Produto não encontrado'), field: 'mudancas' },
  SIMULATION_STORE_UNKNOWN: { kind: 'notFound', text: named('Loja não encontrada'), field: 'mudancas' },
  SIMULATION_NETWORK_UNKNOWN: { kind: 'notFound', text: named('Rede não encontrada'), field: 'mudancas' },
  SIMULATION_MONTH_AHEAD: { kind: 'invalid', text: 'Mês final inválido', field: 'ate' },
});
