/** Texts of the reports (document 001 §2, §3 and §8). */
export const reportTexts = {
  network: 'Rede',
  allNetworks: 'Todas',
  store: 'Loja',
  year: 'Ano',
  month: 'Mês',
  product: 'Produto',
  edit: 'Editar',
  close: 'Fechar',
  exportCsv: 'Baixar CSV',
  fileDownloaded: 'Arquivo exportado com sucesso!',
  preparing: 'Gerando o relatório pela primeira vez…',
  howComputed: 'Como é calculado',
  loadFailed: 'Não foi possível carregar o relatório',
  nothing: 'Não há dados para esta rede e este período.',
  who: 'Responsável',
  when: 'Data',
  note: 'Observação',
  editNote: 'Editar observação',
  noteSaved: 'Observação salva com sucesso',
  noNotes: 'Nenhuma observação até aqui.',
  noteHistory: 'Histórico de observações',
  total: 'Total',
  print: 'Imprimir',
} as const;

/** Antifraude. */
export const antifraudTexts = {
  situation: 'Situação',
  flagged: 'Com alerta',
  notFlagged: 'Sem alerta',
  alerts: 'Redes com alerta',
  noAlerts: 'Nenhuma rede com alerta.',
  inAlert: 'Rede com alerta',
  noPurchases: 'Sem compras',
  noPurchasesHint: 'Não há compras nem contagem deste produto nesta rede: a linha não gera alerta.',
  seeStock: 'Ver compras e estoque',
  release: 'Editar liberação',
  quantity: 'Quantidade liberada',
  quantityHint: 'Unidades além das compras, em passos de 0,01. Use um valor negativo para corrigir.',
  released: 'Liberação salva com sucesso',
  releaseHistory: 'Histórico de liberações',
  noReleases: 'Nenhuma liberação até aqui.',
  help: [
    'Qtd. Vendida = primeira contagem de estoque + todas as compras da rede.',
    'Qtd. Pontuada = unidades das vendas aprovadas; as canceladas não contam.',
    'Qtd. AF = Qtd. Pontuada − Qtd. Vendida − Liberado, nunca abaixo de zero. A tolerância das Configurações do Sistema, em %, aumenta antes a Qtd. Vendida.',
    'Pontos Unitário = pontos aprovados ÷ unidades aprovadas. Saldo de Pontos = Qtd. AF × Pontos Unitário.',
    'Uma rede fica em alerta quando algum produto tem Qtd. AF acima de zero.',
  ],
} as const;

/** Compras x Pontuação. */
export const stockTexts = {
  insert: 'Inserir estoque',
  balance: 'Saldo',
  reportDate: 'Data do relatório',
  dateHint: 'O saldo vale para o fim deste dia.',
  saved: 'Saldo salvo com sucesso',
  history: 'Histórico de alterações',
  noHistory: 'Nenhum saldo inserido até aqui.',
  negative: 'Pontuou mais do que poderia existir',
  help: [
    'Qtd. Vendida = unidades dos dois últimos pedidos até o fim do mês.',
    'Qtd. Pontuada = unidades aprovadas desde o penúltimo pedido (ou o último, se só há um) até o fim do mês.',
    'Saldo Estoque = último saldo inserido + compras depois dele − unidades pontuadas depois dele.',
    'Saldo Estoque Regional = soma do Saldo Estoque das redes ativas da mesma região.',
    'O saldo inserido fecha o dia: compras e vendas do mesmo dia já estão nele.',
  ],
} as const;

/** Produtos Vendidos. */
export const soldTexts = {
  title: 'Produtos Vendidos',
  help: [
    'Quantidade, Valor Total e Total Pontuado somam as vendas aprovadas do mês da venda.',
    'Valor Total = quantidade × valor unitário − desconto. Valor Unitário Médio = Valor Total ÷ Quantidade.',
  ],
} as const;

/** Histórico. */
export const historyTexts = {
  title: 'Histórico',
  previous: 'Ano anterior (mesmos meses)',
  change: 'Variação',
  bought: 'Compras do Upload Histórico',
  since: (day: string) => `Dados desde ${day}.`,
  fileName: (ano: number) => `historico_${ano}.csv`,
  chart: 'Soma das redes por mês',
  help: [
    'Valor do mês = compras enviadas em Upload Histórico quando cobrem o mês; se não, as vendas aprovadas do mês. Nunca a soma das duas.',
    'Meses que ainda não chegaram ficam vazios. 2020 começa em julho.',
  ],
} as const;

/** Mensuração. */
export const measurementTexts = {
  fileName: 'mensuracao.csv',
  seeHistory: 'Ver histórico da rede',
  search: 'Buscar rede',
  help: [
    'Antes: os 12 meses anteriores à Data de Cadastro da rede. Meses atendidos = os que tiveram compras ou vendas.',
    'Média Mensal = soma desses meses ÷ meses atendidos. Média Semanal = Média Mensal × 12 ÷ 52.',
    'Depois: vendas aprovadas desde a Data de Cadastro. Média Mensal Pós = Total Vendido Pós ÷ meses com vendas.',
    'Média Semanal Pós = Total Vendido Pós ÷ semanas decorridas até a última venda.',
    'Resultado = (média depois ÷ média antes − 1) × 100; "-" quando não há média antes.',
  ],
} as const;

/** Taxa de Sucesso. */
export const successTexts = {
  increase: (money: string) => `Aumento de vendas: ${money}`,
  decrease: (money: string) => `Queda de vendas: ${money}`,
  same: 'Vendas iguais às de antes',
  products: (more: number, all: number) => `${more} de ${all} ${all === 1 ? 'produto vendeu' : 'produtos venderam'} mais que antes`,
  fresh: 'Novo',
  freshHint: 'A rede não comprava este produto antes do programa.',
  help: [
    'Média Antes = unidades compradas nos 12 meses anteriores ao programa ÷ meses com compras.',
    'Aumento de Vendas = unidades aprovadas no mês − Média Antes. Em reais: × Valor Unitário.',
    'Taxa de Sucesso = Aumento de Vendas ÷ Média Antes × 100.',
    'Valor Unitário = preço médio do mês; sem venda, o do produto.',
  ],
} as const;

/** Atualizar Relatórios. */
export const updateTexts = {
  title: 'Atualizar Relatórios',
  description: 'Os relatórios são refeitos toda noite. Aqui você os refaz agora; as telas mostram os dados anteriores até o fim.',
  regenerate: 'Atualizar',
  ofMonth: 'Usa o ano e o mês acima',
  whole: 'Todo o período',
  open: 'Abrir relatório',
} as const;

/** Relatório. */
export const overviewTexts = {
  frame: 'Painel externo',
  openFrame: 'Abrir em outra aba',
  sold: 'Total vendido',
  points: 'Pontos gerados',
  cost: 'Custo dos pontos',
  sales: 'Vendas aprovadas',
  sellers: 'Vendedores com vendas',
  before: (value: string) => `mês anterior: ${value}`,
  wholeBefore: (value: string) => `mês anterior inteiro: ${value}`,
  soldChart: 'Total vendido por mês',
  pointsChart: 'Pontos gerados por mês',
  yearBefore: 'Ano anterior',
  networks: 'Redes no mês',
  fileName: (ano: number, mes: number) => `relatorio_${ano}-${String(mes).padStart(2, '0')}.csv`,
  soldBefore: 'Mês anterior',
  change: 'Variação',
  help: [
    'Vendas aprovadas pelo mês da venda; as canceladas não contam.',
    'Custo dos pontos = pontos × valor do ponto da rede no dia da pontuação.',
  ],
} as const;

/** Corroboração de notas. */
export const corroborationTexts = {
  search: 'Buscar loja ou rede',
  sales: 'Vendas',
  points: 'Pontos',
  consumer: 'Por consumidor',
  file: 'Por planilha',
  purchases: 'Por compras',
  any: 'Corroborado',
  none: 'Sem corroboração',
  help: [
    'Por consumidor = pontos das vendas cuja nota um consumidor também enviou ÷ pontos da loja no mês.',
    'Por planilha = pontos das vendas que vieram na planilha da loja ÷ pontos.',
    'Por compras = pontos × parte das unidades pontuadas pela rede, até o fim do mês, que as compras, a primeira contagem e as liberações cobrem.',
    'Corroborado = o que alguma das três confirma. 40 pontos por consumidor, 60 por planilha e 40% dos outros 100 são 70%.',
  ],
} as const;
