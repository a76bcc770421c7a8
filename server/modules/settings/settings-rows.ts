import type { Edits } from '../../platform/audit/edits.ts';

const row = { from: 'system_settings s', key: 's.id' } as const;

/** Configurações do Sistema with the labels of the screen, for the log. */
export const systemSettingsRow: Edits['of'] = {
  ...row,
  columns: {
    valorResgateLiberado: { sql: 's.valor_resgate_liberado', type: 'money', title: 'Valor para liberar o resgate' },
    percentualCashback: { sql: 's.percentual_cashback', type: 'decimal', title: 'Percentual de cashback (%)' },
    dataInicioPromocao: { sql: 's.data_inicio_promocao', type: 'date', title: 'Data de início da promoção' },
    limitePontuacao: { sql: 's.limite_pontuacao', type: 'points', title: 'Limite de pontuação' },
    usosSemanaisVoucher: { sql: 's.usos_semanais_voucher', type: 'integer', title: 'Usos semanais do voucher' },
    voucherAtivo: { sql: 's.voucher_ativo', type: 'boolean', title: 'Voucher ativo' },
  },
};

/** Its part Avançado. */
export const advancedSettingsRow: Edits['of'] = {
  ...row,
  columns: {
    politicaEstorno: {
      sql: 's.politica_estorno',
      type: 'text',
      title: 'Estorno de pontos já gastos',
      words: {
        SALDO_NEGATIVO: 'Deixa débito, que os próximos pontos pagam',
        DENTRO_DO_SALDO: 'Estorna só até o saldo que resta',
        SOMENTE_LIVRES: 'Recusa o cancelamento',
      },
    },
    diasToleranciaMes: { sql: 's.dias_tolerancia_mes', type: 'integer', title: 'Dias de tolerância do mês' },
    janelaParceiro: {
      sql: 's.janela_parceiro',
      type: 'text',
      title: 'Prêmios de um mesmo parceiro',
      words: { MES: 'Um por mês', SEMPRE: 'Um no total' },
    },
    exigirSaldo: { sql: 's.exigir_saldo', type: 'boolean', title: 'Exigir saldo de compra' },
    toleranciaAf: { sql: 's.tolerancia_af', type: 'decimal', title: 'Tolerância do Antifraude (%)' },
    levarParaProxima: { sql: 's.levar_para_proxima', type: 'boolean', title: 'Levar para a próxima campanha' },
    prazoResgateDias: { sql: 's.prazo_resgate_dias', type: 'integer', title: 'Prazo de resgate do cashback (dias)' },
    diasDevolucao: { sql: 's.dias_devolucao', type: 'integer', title: 'Prazo dos pontos devolvidos (dias)' },
    chaveCpfDoTitular: { sql: 's.chave_cpf_do_titular', type: 'boolean', title: 'Chave PIX do tipo CPF só do próprio consumidor' },
    textoCashback: { sql: 's.texto_cashback', type: 'text', title: 'Texto do cartão de cashback' },
    niveisMascarados: { sql: 's.niveis_mascarados', type: 'text', title: 'Níveis que veem dados mascarados' },
    niveisSegundoFator: { sql: 's.niveis_segundo_fator', type: 'text', title: 'Níveis com segundo fator obrigatório' },
  },
};
