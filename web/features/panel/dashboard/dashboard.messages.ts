/** Texts of the dashboard (document 000 §2). */
export const dashboardTexts = {
  title: 'Dashboard',
  network: 'Rede',
  allNetworks: 'Todas',
  search: 'Buscar',
  sellers: 'Vendedores Cadastrados',
  scoredSellers: 'Vendedores Pontuados',
  stores: 'Lojas Cadastradas',
  scoredStores: 'Lojas Pontuadas',
  topSellers: 'Top 10 Vendedores',
  topStores: 'Top 10 Lojas',
  seller: 'Vendedor',
  store: 'Loja',
  points: 'Pontos Acumulados',
  sold: 'Total Vendido',
  loadFailed: 'Não foi possível carregar o dashboard',
  nothing: 'As primeiras pontuações aprovadas aparecem aqui.',
} as const;
