import { formatInteger } from '../../../../server/shared/format.ts';

/** pt-BR texts of the simulator. */
export const simulationTexts = {
  title: 'Simulador',
  description: 'O que teria custado, com outros parâmetros, o que já foi aprovado. Nada é alterado.',
  search: 'Simulações',
  create: 'Nova simulação',
  repeat: 'Simular com outros valores',
  empty: 'Nenhuma simulação ainda',
  when: 'Quando',
  who: 'Quem',
  changes: 'Mudanças',
  window: 'Janela',
  network: 'Rede',
  allNetworks: 'Todas as redes',
  status: 'Situação',
  change: 'Variação do custo',
  costNow: 'Custo atual',
  costThen: 'Custo proposto',
  // New simulation
  createDescription: 'Escolha o que mudar e sobre quais meses repetir as pontuações aprovadas.',
  addChange: 'Adicionar mudança',
  noChanges: 'Nenhuma mudança ainda: adicione ao menos uma.',
  removeChange: (text: string) => `Remover: ${text}`,
  parameter: 'O que muda',
  product: 'Produto',
  productPlaceholder: 'Nome, código ou código de barras',
  store: 'Loja',
  scenario: 'Cenário',
  value: 'Novo valor',
  percentHint: 'Por exemplo 10 ou -5,5. Vale para os produtos sem mudança própria.',
  limitHint: '0: sem limite',
  repeated: 'Esta mudança já está na lista: remova-a antes.',
  months: 'Meses',
  firstMonth: 'Mês inicial',
  lastMonth: 'Mês final',
  run: 'Simular',
  running: 'Simulando...',
  // Result
  one: (id: string) => `Simulação nº ${id}`,
  notFound: 'Simulação não encontrada',
  notFoundHint: 'Ela não existe, ou é de redes que você não vê.',
  back: 'Ver simulações',
  loadFailed: 'Não foi possível carregar a simulação',
  by: (name: string, when: string) => `Por ${name}, em ${when}`,
  print: 'Imprimir',
  progress: (done: number, total: number) =>
    `Simulação em andamento: ${formatInteger(String(done))} de ${formatInteger(String(total))} pontuações. Os números abaixo ainda não são finais.`,
  failed: 'A simulação falhou. Tente de novo; se repetir, escolha uma janela menor.',
  nothing: 'Nenhuma pontuação aprovada nesta janela.',
  cost: 'Custo dos pontos proposto',
  points: 'Pontos propostos',
  cashback: 'Cashback proposto',
  total: 'Custo total proposto',
  limited: 'Vendedores no limite (proposto)',
  from: (now: string) => `atual: ${now}`,
  recorded: (points: string) => `Pontos registrados na época: ${points}.`,
  chart: 'Custo dos pontos por rede',
  now: 'Atual',
  proposed: 'Proposto',
  tabs: 'Detalhes da simulação',
  helpTitle: 'Como é calculado',
  help: [
    '"Atual" repete as pontuações aprovadas da janela com os parâmetros em vigor no dia da simulação; "proposto", com os valores propostos. O que não foi mudado é igual nos dois lados.',
    'A conta é a mesma da pontuação: quantidade × pontos do produto × fator da loja e do cenário, limite mensal de cada vendedor na ordem em que as vendas foram pontuadas, e o custo pelo valor do ponto da rede. O cashback é o da campanha, arredondado para baixo.',
    'As linhas por produto são antes do limite mensal, que vale para o mês e não para o produto. Vendedores são os vinte que mais mudam.',
  ],
} as const;

/** Labels of a simulation's statuses. */
export const simulationStatuses = {
  NA_FILA: { label: 'Na fila', tone: 'pending' },
  EM_ANDAMENTO: { label: 'Em andamento', tone: 'info' },
  CONCLUIDA: { label: 'Concluída', tone: 'approved' },
  FALHOU: { label: 'Falhou', tone: 'rejected' },
} as const;

/** The tables of a result. */
export const dimensionTexts = {
  REDE: { tab: 'Redes', name: 'Rede', detail: 'Região' },
  LOJA: { tab: 'Lojas', name: 'Loja', detail: 'Rede' },
  PRODUTO: { tab: 'Produtos', name: 'Produto', detail: 'Código' },
  VENDEDOR: { tab: 'Vendedores', name: 'Vendedor', detail: 'Loja' },
} as const;
