const count = new Intl.NumberFormat('pt-BR');

/** Page sizes of document 000 §9; -1 is 'Todos' (the free grid accepts no page size above 100). */
export const PAGE_SIZES = [5, 10, 50, 100, -1] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** Pager text (document 000 §9). */
export const pagerText = ({ from, to, total }: { from: number; to: number; total: number }): string =>
  total === 0 ? 'Nenhum resultado' : `${count.format(from)}-${count.format(to)} de ${count.format(total)} resultados`;

export const listTexts = {
  empty: 'Sem resultados',
  emptyHint: 'Os registros aparecem aqui assim que existirem.',
  emptyFilteredHint: 'Nada corresponde à busca e aos filtros. Tente outros termos ou limpe os filtros.',
  loading: 'Carregando',
  loadFailed: 'Não foi possível carregar a lista',
  retry: 'Tentar novamente',
  filters: 'Filtros',
  showResults: 'Ver resultados',
  clearFilters: 'Limpar filtros',
  moreFilters: 'Mais filtros',
  chooseColumn: 'Escolha uma coluna',
  removeFilter: (title: string) => `Remover filtro: ${title}`,
  minimum: 'Mínimo',
  maximum: 'Máximo',
  rangeReversed: 'Mínimo não pode ser maior que o máximo',
  period: 'Período',
  invalidDate: 'Data inválida',
  search: 'Buscar',
  searchKey: 'Buscar na lista',
  all: 'Todos',
  rowsPerPage: 'Linhas por página',
  exportLabel: 'Exportar',
  exportCurrent: 'Exportar visão atual',
  exportAll: 'Exportar tudo',
  exported: 'Exportação concluída com sucesso!',
  exportQueued: 'Sua exportação está sendo preparada.',
  myExports: 'Minhas exportações',
  exportFailed: 'Erro ao exportar arquivo',
  refresh: 'Atualizar',
  sortBy: 'Ordenar por',
  ascending: 'crescente',
  descending: 'decrescente',
  columns: 'Colunas',
  usualColumns: 'Colunas que cabem',
  density: 'Densidade',
  columnsAndDensity: 'Colunas e densidade',
  nextRowKeys: '↓ ou J',
  previousRowKeys: '↑ ou K',
  detail: 'Ver detalhes',
  detailOf: (name: string) => `Detalhes: ${name}`,
  placeOf: (place: number, total: number) => `${count.format(place)} de ${count.format(total)}`,
  copied: (title: string) => `${title}: texto copiado!`,
  moveColumn: (title: string) => `Mover ${title}`,
  narrower: (title: string) => `Estreitar ${title}`,
  wider: (title: string) => `Alargar ${title}`,
  actions: 'Ações',
  capped: (shown: number) => `Mostrando no máximo ${count.format(shown)} linhas. Use os filtros ou exporte para ver todas.`,
  selected: (n: number) => (n === 1 ? '1 selecionado' : `${count.format(n)} selecionados`),
  updatedAt: (time: string) => `Atualizado às ${time}`,
} as const;
