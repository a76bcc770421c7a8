import type { Edits } from '../../platform/audit/edits.ts';

/** What one person may do alone, with the labels of the screen, for the log and for the person who confirms a change. */
export const reviewSettingsRow: Edits['of'] = {
  from: 'review_settings r join system_settings s on s.id = r.id',
  key: 'r.id',
  columns: {
    segundaAprovacaoPontos: { sql: 'r.segunda_aprovacao_pontos', type: 'points', title: 'Pontos por venda' },
    segundaAprovacaoReais: { sql: 'r.segunda_aprovacao_reais', type: 'money', title: 'Cashback por compra' },
    segundaAprovacaoAvisos: { sql: 'r.segunda_aprovacao_avisos', type: 'boolean', title: 'Outra pessoa para notas com dois avisos' },
    vendaAntigaDias: { sql: 'r.venda_antiga_dias', type: 'integer', title: 'Idade da venda (dias)' },
    desvioPreco: { sql: 'r.desvio_preco', type: 'decimal', title: 'Diferença da tabela de preços (%)' },
    tetoPontosDia: { sql: 'r.teto_pontos_dia', type: 'points', title: 'Pontos por pessoa e dia' },
    tetoReaisDia: { sql: 'r.teto_reais_dia', type: 'money', title: 'Reais por pessoa e dia' },
    liberacaoUnidades: { sql: 'r.liberacao_unidades', type: 'decimal', title: 'Liberação de antifraude (unidades)' },
    pagamentoUmaPessoa: { sql: 's.pagamento_uma_pessoa', type: 'money', title: 'Cashback pago por uma só pessoa até' },
    pedidoExpiraDias: { sql: 'r.pedido_expira_dias', type: 'integer', title: 'Prazo de um pedido (dias)' },
    independenciaDias: { sql: 'r.independencia_dias', type: 'integer', title: 'Independência de quem cadastrou (dias)' },
    contaNovaHoras: { sql: 'r.conta_nova_horas', type: 'integer', title: 'Espera de uma conta nova (horas)' },
  },
};
