import type { Parameter } from '../../shared/parameters.ts';

/** A parameter that decides what a sale, a redemption or a withdrawal costs, or what somebody may do or see. */
export interface GuardedParameter {
  /** Where it is stored, as 'table.column'. */
  columns: readonly string[];
  /** The direction that gives more. A change in the other direction is free, unless `both`. */
  loosens: 'up' | 'down' | 'both';
  /** Its name in the simulator; without one, a change cannot be replayed. */
  replay?: Parameter;
  /** Ordinary work moves it by more than ten percent, so only a factor of two counts. */
  isCoarse?: true;
  /** Zero takes the row out of use instead of giving it away. */
  zeroHides?: true;
  /** Zero is no limit, so a limit that is set where there was none gives nothing. */
  zeroIsNoLimit?: true;
  /**
   * What a new row, or one put into use again, is compared with: the extreme of the rows in use, and at least `bound`. Above a factor of two it
   * takes two people. Rows of the last thirty days do not count, or each new one could double the one before.
   */
  usual?: {
    /** SQL of one `value`; $1 is the rows that do not count, $2 the instant before which a row must have been created. */
    sql?: string;
    bound: string;
  };
}

const IN_USE = 'ativo and excluido_em is null and id <> all($1) and criado_em <= $2';

/**
 * Every guarded parameter. `guarded-parameters.test.ts` compares it with the columns of the settings and parameters, and fails for a column that
 * is neither here nor in its list of free ones.
 */
export const GUARDED_PARAMETERS = {
  valorPontos: {
    columns: ['products.valor_pontos', 'product_values.valor_pontos'],
    loosens: 'both',
    replay: 'valorPontos',
    usual: { sql: `select max(valor_pontos) as value from products where ${IN_USE}`, bound: '50' },
  },
  fatorPontuacao: {
    columns: ['stores.fator_pontuacao', 'store_factors.fator_pontuacao'],
    loosens: 'both',
    replay: 'fatorPontuacao',
    usual: { bound: '1' },
  },
  valorPonto: {
    columns: ['networks.valor_ponto'],
    loosens: 'both',
    replay: 'valorPonto',
    usual: { sql: `select max(valor_ponto) as value from networks where ${IN_USE}`, bound: '0.05' },
  },
  fatorExtra: { columns: ['scenario_factors.fator_extra'], loosens: 'both', replay: 'fatorExtra' },
  limitePontuacao: {
    columns: ['system_settings.limite_pontuacao'],
    loosens: 'both',
    replay: 'limitePontuacao',
    zeroIsNoLimit: true,
  },
  percentualCashback: { columns: ['system_settings.percentual_cashback'], loosens: 'both', replay: 'percentualCashback' },
  /** A factor that also applies to days before today. */
  fatorRetroativo: { columns: ['store_factors.vigente_em', 'scenario_factors.vigente_em'], loosens: 'up', isCoarse: true },
  /** The factor of a store's scenario. */
  cenario: { columns: ['stores.cenario', 'store_scenarios.cenario'], loosens: 'up' },
  /** The value of a point of a store's network. */
  redeDaLoja: { columns: ['stores.network_id'], loosens: 'up' },
  /** The points of what a store's code stands for. */
  produtoDaLoja: { columns: ['store_products.product_id'], loosens: 'up' },
  /** Prices judge whether a sale is strange. */
  precoTabela: { columns: ['products.valor_unitario'], loosens: 'both' },
  precoDaLoja: { columns: ['store_products.valor_unitario'], loosens: 'both', isCoarse: true },
  custoPremio: {
    columns: ['rewards.custo_total'],
    loosens: 'down',
    usual: { sql: `select min(custo_total) as value from rewards where ${IN_USE}`, bound: '20' },
  },
  custoAlternativo: {
    columns: ['rewards.custo_alternativo'],
    loosens: 'down',
    usual: { sql: `select min(custo_total) as value from rewards where ${IN_USE}`, bound: '20' },
  },
  pontosOferta: {
    columns: ['offers.pontos', 'offers.desconto', 'offers.pontos_desconto'],
    loosens: 'down',
    zeroHides: true,
    usual: {
      // Twice the lowest, so that a first price below all others takes two people: an offer's age says nothing about its price.
      sql: `select min(coalesce(pontos_desconto, pontos)) * 2 as value from offers
        where ativo and pontos > 0 and id <> all($1) and criado_em <= $2`,
      bound: '200',
    },
  },
  /** Units a network bought, which limit what may be scored. */
  compras: { columns: ['purchases.qtde'], loosens: 'up', isCoarse: true },
  /** Units that a network may still score of a product; the limit of released units applies to what a count adds. */
  estoque: { columns: ['stock_counts.saldo'], loosens: 'up', isCoarse: true },
  valorResgateLiberado: { columns: ['system_settings.valor_resgate_liberado'], loosens: 'down' },
  toleranciaAf: { columns: ['system_settings.tolerancia_af'], loosens: 'up' },
  exigirSaldo: { columns: ['system_settings.exigir_saldo'], loosens: 'down' },
  diasToleranciaMes: { columns: ['system_settings.dias_tolerancia_mes'], loosens: 'up' },
  janelaParceiro: { columns: ['system_settings.janela_parceiro'], loosens: 'down' },
  politicaEstorno: { columns: ['system_settings.politica_estorno'], loosens: 'down' },
  levarParaProxima: { columns: ['system_settings.levar_para_proxima'], loosens: 'up' },
  prazoResgateDias: { columns: ['system_settings.prazo_resgate_dias'], loosens: 'up' },
  diasDevolucao: { columns: ['system_settings.dias_devolucao'], loosens: 'up' },
  chaveCpfDoTitular: { columns: ['system_settings.chave_cpf_do_titular'], loosens: 'down' },
  /** One per level, which sees masks or not. */
  niveisMascarados: { columns: ['system_settings.niveis_mascarados'], loosens: 'down' },
} satisfies Record<string, GuardedParameter>;

/** Name of a guarded parameter. */
export type GuardedName = keyof typeof GUARDED_PARAMETERS;

/** The parameter of a name. */
export const guarded = (name: GuardedName): GuardedParameter => GUARDED_PARAMETERS[name];
