import type { Permission } from '../../policy/permissions.ts';

/** The month that is closed, and its network; null for all. */
export interface CloseMonth {
  /** First day. */
  de: string;
  /** Last day. */
  ate: string;
  /** First day of the next month. */
  seguinte: string;
  networkId: number | string | null;
}

/** Steps of a month's close, in the order in which staff work them off. The reports are the last one. */
export const CLOSE_STEPS = ['NOTAS', 'SEGUNDA_APROVACAO', 'CONTESTACOES', 'CORRECOES', 'VENCIMENTOS', 'PAGAMENTOS'] as const;
export type CloseStep = (typeof CLOSE_STEPS)[number];

interface CloseItemRow {
  step: CloseStep;
  /** Name of the screen's line. */
  title: string;
  /** Path of the list's screen below /painel. */
  path: string;
  /** Who may read the list. */
  permission: Permission;
  /** Filter of the list: the count on the server, the link and the exported file use the same one. */
  filter: (month: CloseMonth) => Record<string, string | number>;
  /** Rows that belong to no network: counted for all networks, whichever is chosen. */
  isOfAllNetworks?: true;
  /** An amount to know, not work to finish. */
  isPreview?: true;
}

const ofNetwork = ({ networkId }: CloseMonth) => (networkId === null ? undefined : { networkId });
const payout = (title: string, estado: string): CloseItemRow => ({
  step: 'PAGAMENTOS',
  title,
  path: 'resgates/resgates-consumidor',
  permission: 'redemption:list',
  filter: ({ ate }) => ({ estado, ate }),
  isOfAllNetworks: true,
});

/** What must be done before a month is closed: one list each. */
const closeItems = {
  NOTAS_VENDEDORES: {
    step: 'NOTAS',
    title: 'Notas de vendedores',
    path: 'processar/pontuacoes-pendentes',
    permission: 'submission:list',
    filter: (month) => ({ dataInicial: month.de, dataFinal: month.ate, ...ofNetwork(month) }),
  },
  NOTAS_CONSUMIDORES: {
    step: 'NOTAS',
    title: 'Notas de consumidores',
    path: 'processar/pontuacoes-pendentes-cashback',
    permission: 'submission:list',
    filter: ({ de, ate }) => ({ dataInicial: de, dataFinal: ate }),
    isOfAllNetworks: true,
  },
  SEGUNDA_APROVACAO: {
    step: 'SEGUNDA_APROVACAO',
    title: 'Pedidos que aguardam',
    path: 'processar/segunda-aprovacao',
    permission: 'heldAction:decide',
    filter: (month) => ({ status: 'AGUARDA', dataFinal: month.ate, ...ofNetwork(month) }),
  },
  CONTESTACOES: {
    step: 'CONTESTACOES',
    title: 'Contestações abertas',
    path: 'processar/contestacoes',
    permission: 'contest:list',
    filter: (month) => ({ status: 'ABERTA', dataFinal: month.ate, ...ofNetwork(month) }),
  },
  CORRECOES: {
    step: 'CORRECOES',
    title: 'Vendas para corrigir',
    path: 'processar/correcao-pontuacao',
    permission: 'correction:run',
    filter: (month) => ({ de: month.de, ate: month.ate, ...ofNetwork(month) }),
  },
  PONTOS_VENCIDOS: {
    step: 'VENCIMENTOS',
    title: 'Pontos vencidos, a expirar',
    path: 'processar/pontos/vencidos',
    permission: 'expiry:run',
    filter: (month) => ({ situacao: 'DUE', venceAte: month.ate, ...ofNetwork(month) }),
  },
  CASHBACK_VENCIDO: {
    step: 'VENCIMENTOS',
    title: 'Cashback vencido, a expirar',
    path: 'processar/pontos/cashback-vencido',
    permission: 'expiry:run',
    filter: ({ ate }) => ({ situacao: 'DUE', venceAte: ate }),
    isOfAllNetworks: true,
  },
  A_VENCER: {
    step: 'VENCIMENTOS',
    title: 'Vence no mês seguinte',
    path: 'passivo/lotes',
    permission: 'liability:read',
    filter: (month) => ({ posicao: month.de, vencimento: month.seguinte, ...ofNetwork(month) }),
    isPreview: true,
  },
  PAGAMENTOS_SOLICITADOS: payout('Cashback para aprovar', 'SOLICITADO'),
  PAGAMENTOS_APROVADOS: payout('Cashback aprovado, para pagar', 'APROVADO'),
  PAGAMENTOS_EM_LOTE: payout('Em lote no banco', 'EM_LOTE'),
  PAGAMENTOS_EM_TRANSITO: payout('Enviado ao banco', 'EM_TRANSITO'),
  PAGAMENTOS_EM_ESTORNO: payout('Estorno para confirmar', 'EM_ESTORNO'),
} satisfies Record<string, CloseItemRow>;

export type CloseItem = keyof typeof closeItems;
export const CLOSE_ITEMS = Object.keys(closeItems) as CloseItem[];
export const closeItemRow = (item: CloseItem): CloseItemRow => closeItems[item];

/** State of a report for a month's close. */
export type CloseReportState = 'PRONTO' | 'ANTES_DO_FIM' | 'NAO_GERADO';
/** State of one line of the close. */
export type CloseState = CloseReportState | 'PENDENTE' | 'PREVIA';

/** Words for a state, on the screen and in the file. */
export const STATE_WORDS: Record<CloseState, string> = {
  PRONTO: 'Pronto',
  PENDENTE: 'Pendente',
  PREVIA: 'Prévia',
  ANTES_DO_FIM: 'Gerado antes do fim do mês',
  NAO_GERADO: 'Não gerado',
};

/** Names of the steps, on the screen and in the file. */
export const STEP_WORDS: Record<CloseStep | 'RELATORIOS', string> = {
  NOTAS: 'Notas do mês',
  SEGUNDA_APROVACAO: 'Segunda aprovação',
  CONTESTACOES: 'Contestações',
  CORRECOES: 'Correção de pontuação',
  VENCIMENTOS: 'Vencimentos',
  PAGAMENTOS: 'Pagamentos de cashback',
  RELATORIOS: 'Relatórios',
};

/** An item is ready when its list is empty; a preview has no work to finish. */
export const closeItemState = (item: CloseItem, { total, valor }: { total: number | null; valor: string | null }): CloseState => {
  if (closeItemRow(item).isPreview) return valor === null ? 'NAO_GERADO' : 'PREVIA';
  return total === 0 ? 'PRONTO' : 'PENDENTE';
};

/** A report is ready when its data were read after the month's end; `dataDay` is their São Paulo day. */
export const closeReportState = (dataDay: string | null, month: Pick<CloseMonth, 'ate'>): CloseReportState => {
  if (dataDay === null) return 'NAO_GERADO';
  return dataDay > month.ate ? 'PRONTO' : 'ANTES_DO_FIM';
};
