import type { CloseStep } from '../../../../../server/modules/month-close/month-close.rules.ts';

/** Texts of Fechamento do mês. */
export const closeTexts = {
  title: 'Fechamento do mês',
  description: 'O que falta para fechar o mês, etapa por etapa. Cada número abre a lista filtrada como ele.',
  loadFailed: 'Não foi possível carregar o fechamento',
  ready: (done: number, all: number) => `${done} de ${all} etapas prontas`,
  pending: (count: number) => `Pendente: ${count.toLocaleString('pt-BR')}`,
  reportsPending: (count: number) => (count === 1 ? '1 relatório a gerar' : `${count} relatórios a gerar`),
  allNetworks: (title: string) => `${title} (todas as redes)`,
  open: (title: string) => `Abrir lista: ${title}`,
  seeList: 'Abrir lista',
  seeLots: 'Abrir lotes',
  points: (value: string) => `${value} pontos`,
  regenerate: 'Gerar de novo',
  regenerateOf: (title: string) => `Gerar de novo: ${title}`,
  export: 'Exportar fechamento',
  exportHint: 'Um ZIP com o resumo, o que está pendente e os relatórios gerados.',
  exporting: 'Preparando o arquivo do fechamento…',
  download: 'Baixar ZIP',
  exportFailed: 'Não foi possível preparar o arquivo. Tente novamente.',
  explanations: {
    NOTAS: 'Notas enviadas no mês que ainda esperam análise: decida todas antes de fechar.',
    SEGUNDA_APROVACAO: 'Pedidos feitos até o fim do mês que esperam uma segunda pessoa.',
    CONTESTACOES: 'Contestações abertas até o fim do mês, ainda sem resposta.',
    CORRECOES: 'Vendas do mês cujos pontos não são os dos valores que valiam no dia.',
    VENCIMENTOS: 'O que venceu até o fim do mês e ainda não expirou, e a prévia do mês seguinte.',
    PAGAMENTOS: 'Resgates de cashback pedidos até o fim do mês que ainda não foram pagos.',
    RELATORIOS: 'Relatórios com dados lidos depois do último dia do mês.',
  } satisfies Record<CloseStep | 'RELATORIOS', string>,
} as const;
