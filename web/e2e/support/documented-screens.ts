/** Everyone who signs in to the panel, by documented level. */
type Levels = readonly (0 | 1 | 2 | 3 | 4 | 5)[];

/** A screen of the panel: who may open it, and its heading; for detail pages the document only describes the content. */
export interface PanelScreen {
  route: string;
  levels: Levels;
  title: string | null;
}

/** A screen of the storefront; `member` means sellers and consumers, `visitor` neither. */
export interface StorefrontScreen {
  route: string;
  audience: 'public' | 'visitor' | 'seller' | 'consumer' | 'member';
  title: string | null;
}

const EVERYONE: Levels = [0, 1, 2, 3, 4, 5];
const READERS: Levels = [0, 1, 2, 3, 5];
const DESK: Levels = [0, 1, 2, 4, 5];
const PROCESSORS: Levels = [0, 1, 2, 5];
const EDITORS: Levels = [1, 2, 5];
const MANAGERS: Levels = [1, 2];

const panel = (route: string, levels: Levels, title: string | null): PanelScreen => ({ route: `/painel/${route}`, levels, title });
const storefront = (route: string, audience: StorefrontScreen['audience'], title: string | null = null): StorefrontScreen => ({
  route,
  audience,
  title,
});

/** The panel's screens in documents 000 and 001, in the order of the client's inventory. */
export const panelScreens: readonly PanelScreen[] = [
  panel('dashboard', READERS, 'Dashboard'),
  panel('mensuracao', READERS, 'Mensuração'),
  panel('historico', READERS, 'Histórico'),
  panel('relatorio', READERS, 'Relatório'),
  panel('taxa-sucesso', MANAGERS, 'Taxa de Sucesso'),
  panel('produtos', MANAGERS, 'Produtos Experiências SW'),
  panel('banners', MANAGERS, 'Banners'),
  panel('premios', MANAGERS, 'Prêmios'),
  panel('ofertas-tlc', MANAGERS, 'Ofertas TLC'),
  panel('pontuacoes', READERS, 'Pontuações'),
  panel('pontuacoes/pontuado', READERS, 'Pontuações'),
  panel('pontuacoes/encerrado', READERS, 'Pontuações Encerradas'),
  panel('pontuacoes-cashback', READERS, 'Pontuações Cashback'),
  panel('pontuacoes-cashback/pontuado', READERS, 'Pontuações cashback aprovadas'),
  panel('pontuacoes-cashback/encerrado', READERS, 'Cashback encerradas'),
  panel('antifraude', MANAGERS, 'Antifraude'),
  panel('compras-pontuacao', MANAGERS, 'Compras x Pontuação'),
  panel('produtos-vendidos', READERS, 'Produtos Vendidos'),
  panel('resgates', DESK, 'Resgates'),
  panel('resgates/resgates-balconista', DESK, 'Resgates Balconista'),
  panel('resgates/resgates-consumidor', DESK, 'Resgates Consumidor'),
  panel('fotos-videos', READERS, 'Fotos e Vídeos'),
  panel('cartoes', MANAGERS, 'Cartões'),
  panel('vendedores', EVERYONE, 'Vendedores Lojas'),
  panel('consumidores', EVERYONE, 'Consumidores'),
  panel('consumidor/{id}', EVERYONE, null),
  panel('Lojas', READERS, 'Lojas'),
  panel('redes', READERS, 'Redes'),
  panel('codigos', PROCESSORS, 'Códigos Cadastro'),
  panel('codigos/codigo', PROCESSORS, 'Pontuações Código'),
  panel('codigos/lista-codigo-cadastro', PROCESSORS, 'Lista de códigos cadastrados'),
  panel('logs', [2], 'Logs'),
  panel('configuracao-whats', MANAGERS, 'Configuração Whats'),
  panel('configuracoes', MANAGERS, 'Configurações do Sistema'),
  panel('gestao-conteudo', MANAGERS, 'Gestão de Conteúdo Clientes'),
  panel('cadastrar/administrador', MANAGERS, 'Cadastrar Administrador'),
  panel('cadastrar/rede', EDITORS, 'Cadastrar Rede'),
  panel('cadastrar/revenda', EDITORS, 'Cadastrar Loja'),
  panel('cadastrar/cartao', [2], 'Cadastrar Cartão'),
  panel('cadastrar/premio', MANAGERS, 'Cadastrar Prêmio'),
  panel('cadastrar/produto', EDITORS, 'Cadastrar Produto'),
  panel('cadastrar/produto/criteria', EDITORS, 'Cadastrar Produto'),
  panel('cadastrar/produto/revenda', EDITORS, 'Cadastrar Produto Loja'),
  panel('cadastrar/banner', MANAGERS, 'Cadastrar Banner'),
  panel('cadastrar/codigo-cadastro', MANAGERS, 'Cadastrar Código'),
  panel('cadastrar/parceiro', EDITORS, 'Cadastrar Vendedor Loja'),
  panel('cadastrar/pesquisa-mercado', EDITORS, 'Cadastrar Pesquisa de Mercado'),
  panel('processar', PROCESSORS, 'Processar'),
  panel('processar/produtos', PROCESSORS, 'Upload Produtos'),
  panel('processar/produtos/criteria', PROCESSORS, 'Upload Produtos'),
  panel('processar/produtos/revenda', PROCESSORS, 'Upload Produtos Loja'),
  panel('processar/vendas', PROCESSORS, 'Upload Vendas'),
  panel('processar/historico', PROCESSORS, 'Upload Histórico'),
  panel('processar/pontuacoes-pendentes', PROCESSORS, 'Pontuações Pendentes'),
  panel('processar/pontuacoes-pendentes-cashback', PROCESSORS, 'Pontuações pendentes cashback'),
  // Document 001 gives level 0 the route, but restricts the endpoints it needs to 1 and 2.
  panel('processar/pontos', MANAGERS, 'Expirar e Devolver Pontos'),
  panel('processar/saldo-cartao', PROCESSORS, 'Upload Saldo Cartão'),
  panel('processar/relatorios', PROCESSORS, 'Atualizar Relatórios'),
  panel('processar/correcao-pontuacao', PROCESSORS, 'Correção de Pontuação'),
  panel('processar/foto-video', PROCESSORS, null),
  panel('processar/nova-venda', PROCESSORS, 'Nova venda'),
  panel('perfil', EVERYONE, 'Meu Perfil'),
  panel('pesquisa-de-mercado', READERS, 'Pesquisas de Mercado'),
  panel('parceiro/{cpf}', EVERYONE, null),
  panel('revenda/{cnpj}', READERS, null),
];

/** Panel screens beyond the documents. */
export const addedPanelScreens: readonly PanelScreen[] = [
  panel('administradores', MANAGERS, 'Administradores'),
  panel('perfil/segundo-fator', EVERYONE, 'Segundo fator'),
  panel('perfil/acessos', EVERYONE, 'Meus acessos'),
  panel('analise', MANAGERS, 'Análise'),
  panel('analise/tokens', MANAGERS, 'Tokens de acesso'),
  panel('analise/planilhas', MANAGERS, 'Planilhas e agendamentos'),
  panel('analise/agendamentos', MANAGERS, 'Planilhas e agendamentos'),
  panel('exportacoes', EVERYONE, 'Minhas exportações'),
  panel('processar/uploads', PROCESSORS, 'Histórico de uploads'),
  panel('processar/segunda-aprovacao', PROCESSORS, 'Segunda aprovação'),
  panel('processar/contestacoes', PROCESSORS, 'Contestações'),
  panel('processar/revisao-cega', PROCESSORS, 'Revisão às Cegas'),
  panel('processar/moderacao', EDITORS, 'Desempenho da moderação'),
  panel('processar/leitura-de-notas', EDITORS, 'Leitura de Notas'),
  panel('processar/descricoes-aprendidas', PROCESSORS, 'Descrições Aprendidas'),
  panel('credito-automatico', PROCESSORS, 'Crédito automático'),
  panel('credito-automatico/decisoes', PROCESSORS, 'Crédito automático'),
  panel('simulador', MANAGERS, 'Simulador'),
  panel('simulador/nova', MANAGERS, 'Nova simulação'),
  panel('simulador/{id}', MANAGERS, null),
  panel('passivo', MANAGERS, 'Passivo e quebra'),
  panel('passivo/lotes', MANAGERS, 'Lotes do passivo'),
  panel('vinculos', MANAGERS, 'Vínculos suspeitos'),
  panel('corroboracao', READERS, 'Corroboração de notas'),
  panel('cenarios', MANAGERS, 'Cenários'),
  panel('experimentos', MANAGERS, 'Experimentos'),
  panel('fechamento', PROCESSORS, 'Fechamento do mês'),
  panel('processar/pontos/vencidos', MANAGERS, 'Pontos vencidos'),
  panel('processar/pontos/cashback-vencido', MANAGERS, 'Cashback vencido'),
  panel('integridade', [2], 'Integridade'),
  panel('operacao', [0, 2], 'Operação'),
];

/** The storefront's screens in document 002, in the order of the client's inventory. */
export const storefrontScreens: readonly StorefrontScreen[] = [
  storefront('/', 'visitor'),
  storefront('/login', 'visitor'),
  storefront('/login-consumidor-final', 'visitor'),
  storefront('/cadastrar-consumidor-final', 'visitor'),
  storefront('/cadastrar', 'visitor'),
  storefront('/cadastrar-vendedor/{idRevenda}', 'visitor'),
  storefront('/esqueceu-senha', 'public'),
  storefront('/cliente/esqueceu-senha', 'public'),
  storefront('/esqueceu-senha/{uuid}', 'public'),
  storefront('/politica-privacidade', 'public'),
  storefront('/home-cliente', 'public'),
  storefront('/home', 'seller'),
  storefront('/home-consumidor-final', 'consumer'),
  storefront('/perfil', 'seller'),
  storefront('/perfil-cliente', 'member'),
  storefront('/pontuacoes', 'member'),
  storefront('/resgates', 'seller'),
  storefront('/resgates-cliente', 'consumer', 'Meus Resgates'),
  storefront('/resgates/{id}', 'member'),
  storefront('/enviar-pontuacao', 'member'),
  storefront('/pontos-produtos', 'seller', 'Pontos por Produto'),
  storefront('/regulamento', 'member'),
  storefront('/contato', 'member'),
  storefront('/fotos-videos', 'member', 'Fotos e Vídeos'),
  storefront('/cartao', 'seller'),
  storefront('/loja', 'seller'),
  storefront('/loja/credito', 'seller'),
  storefront('/premio/{codigo}', 'seller'),
  storefront('/premios-dia-dia', 'seller', 'PRÊMIOS'),
  storefront('/experiencias', 'seller'),
  storefront('/indicacao', 'seller', 'INDIQUE E GANHE'),
  storefront('/cashback', 'consumer'),
  storefront('/loja/cadastrar-vendedor/{idRevenda}', 'seller'),
  storefront('/lojas-participantes', 'consumer'),
  storefront('/produtos', 'consumer'),
];

/** Storefront screens beyond the documents. */
export const addedStorefrontScreens: readonly StorefrontScreen[] = [storefront('/privacidade', 'member')];
