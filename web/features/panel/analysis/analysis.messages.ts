/** pt-BR texts of the analysts' console and of access tokens. */
export const analysisTexts = {
  console: 'Análise',
  consoleHint: 'Ctrl+Enter executa, Ctrl+Espaço completa.',
  saved: 'Consultas salvas',
  save: 'Salvar consulta',
  saveHint: 'Guarda a consulta e as variáveis do editor.',
  savedOk: 'Consulta salva',
  name: 'Nome',
  shared: 'Compartilhar com a equipe de análise',
  sharedBy: (dono: string) => `Compartilhada por ${dono}`,
  private: 'Só sua',
  open: 'Abrir',
  replace: 'Substituir pela do editor',
  replaced: 'Consulta substituída',
  remove: 'Excluir',
  removeTitle: 'Excluir consulta',
  removeQuestion: (nome: string) => `Excluir a consulta “${nome}”?`,
  removed: 'Consulta excluída',
  noSaved: 'Nenhuma consulta salva ainda.',
  nothingToSave: 'Escreva uma consulta antes de salvar',
  rest: 'API REST',
  csv: 'Resultado em CSV',
  xlsx: 'Resultado em Excel',
  nothingToExport: 'Execute uma consulta que traga linhas antes de exportar',
  cost: (price: number, limit: number) => `Preço ${price.toLocaleString('pt-BR')} de ${limit.toLocaleString('pt-BR')} linhas`,
  deliveries: 'Planilhas e agendamentos',
  tokens: 'Tokens de acesso',
  tokensHint: 'Para ferramentas que leem a API GraphQL em seu nome. Um token só lê.',
  newToken: 'Criar token',
  tokenName: 'Nome do token',
  scope: 'Pode ler',
  expires: 'Válido até',
  expiresHint: 'No máximo um ano',
  tokenCreated: 'Token criado',
  tokenOnce: 'Copie agora: ele não será mostrado de novo.',
  token: 'Token',
  copied: 'Token copiado',
  owner: 'Dono',
  situation: 'Situação',
  createdAt: 'Criado em',
  lastUse: 'Último uso',
  neverUsed: 'Nunca',
  revoke: 'Revogar',
  revokeTitle: 'Revogar token',
  revokeQuestion: (nome: string) => `Quem usa “${nome}” perde o acesso na hora. Revogar?`,
  revoked: 'Token revogado',
  filterActive: 'Ativos',
  filterEnded: 'Encerrados',
  emptyTokens: 'Crie um token para ligar uma ferramenta à API.',
  scopes: {
    CADASTROS: 'Cadastros',
    VENDAS: 'Vendas',
    RESGATES: 'Resgates',
    CASHBACK: 'Cashback',
    MODERACAO: 'Moderação',
    EXTRATO: 'Extrato',
    RELATORIOS: 'Relatórios',
    DADOS_PESSOAIS: 'Dados pessoais sem máscara',
  },
} as const;

/** The query a new console starts with. */
export const FIRST_QUERY = `# Vendas, pontos e custo por mês e rede.
# "O que posso perguntar" escreve outras consultas sem GraphQL.
query VendasPorMesERede {
  salesTotals(
    groupBy: [MONTH, NETWORK]
    options: { sort: "month", direction: DESC }
  ) {
    rows {
      month
      network
      count
      amount
      points
      cost
    }
    all {
      amount
    }
  }
}
`;
