import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  REPORT_NETWORK_UNKNOWN: { kind: 'notFound', text: 'Rede não encontrada', field: 'rede' },
  REPORT_PRODUCT_UNKNOWN: { kind: 'notFound', text: 'Produto não encontrado', field: 'codProduto' },
  REPORT_MONTH_AHEAD: { kind: 'invalid', text: 'Mês inválido', field: 'mes' },
  STOCK_COUNT_IN_FUTURE: { kind: 'invalid', text: 'Data inválida', field: 'data' },
});
