import { type ReportKind, reportKinds } from '../../server/modules/reports/report-kinds.rules.ts';

/** A screen of the panel, as the menu and the command palette show it. */
export interface MenuEntry {
  label: string;
  /** Path below /painel, without leading or trailing slash. */
  path: string;
  permission: string;
  /** Paths of screens elsewhere that belong to this one, such as the page of a row. `?name`: only with this parameter. */
  covers?: readonly string[];
  /** Heading above it, where a section holds several ideas; entries of one heading follow each other. */
  heading?: string;
  /** The number beside it: networks under anti-fraud alert (document 000 §2), failed integrity checks, or requests that wait for this person. */
  badge?: 'antifraud' | 'integrity' | 'waiting';
}

export type MenuIcon = 'overview' | 'points' | 'people' | 'rewards' | 'communication' | 'system' | 'register' | 'process';

/** A titled group of the menu. */
export interface MenuSection {
  label: string;
  icon: MenuIcon;
  entries: readonly MenuEntry[];
}

const entry = (label: string, path: string, permission: string): MenuEntry => ({ label, path, permission });
const report = (tipo: ReportKind): MenuEntry => entry(reportKinds[tipo].title, reportKinds[tipo].path, reportKinds[tipo].permission);
const under = (heading: string, entries: readonly MenuEntry[]): MenuEntry[] => entries.map((one) => ({ ...one, heading }));

/**
 * The side menu of document 000 §6, with the routes of §2. Anyone who may use a screen sees its entry: the document's levels live in the
 * server's permission table, which gives the viewer's abilities.
 */
export const panelMenu: readonly MenuSection[] = [
  {
    label: 'Visão geral',
    icon: 'overview',
    entries: [
      entry('Dashboard', 'dashboard', 'dashboard:read'),
      report('MENSURACAO'),
      entry('Histórico', 'historico', 'history:read'),
      report('RELATORIO'),
      report('TAXA_SUCESSO'),
      entry('Simulador', 'simulador', 'simulation:read'),
      entry('Experimentos', 'experimentos', 'experiment:read'),
      report('PASSIVO'),
      entry('Fechamento do mês', 'fechamento', 'monthClose:read'),
      entry('Análise', 'analise', 'analysis:read'),
    ],
  },
  {
    label: 'Pontuações',
    icon: 'points',
    entries: [
      entry('Pontuações', 'pontuacoes', 'posting:list'),
      entry('Pontuações Cashback', 'pontuacoes-cashback', 'cashback:list'),
      { ...report('ANTIFRAUDE'), badge: 'antifraud' },
      report('COMPRAS_PONTUACAO'),
      entry('Produtos Vendidos', 'produtos-vendidos', 'soldProducts:read'),
      report('CORROBORACAO'),
      report('VINCULOS'),
      entry('Códigos Cadastro', 'codigos', 'registrationCode:list'),
    ],
  },
  {
    label: 'Lojas e pessoas',
    icon: 'people',
    entries: [
      entry('Redes', 'redes', 'network:screen'),
      { ...entry('Lojas', 'Lojas', 'store:screen'), covers: ['revenda'] },
      entry('Cenários', 'cenarios', 'scenario:read'),
      { ...entry('Vendedores', 'vendedores', 'seller:list'), covers: ['parceiro'] },
      { ...entry('Consumidor', 'consumidores', 'consumer:list'), covers: ['consumidor'] },
      entry('Pesquisas de Mercado', 'pesquisa-de-mercado', 'research:list'),
    ],
  },
  {
    label: 'Prêmios e resgates',
    icon: 'rewards',
    entries: [
      entry('Resgates', 'resgates', 'redemption:list'),
      entry('Resgates Consumidor', 'resgates/resgates-consumidor', 'redemption:list'),
      entry('Prêmios', 'premios', 'reward:list'),
      entry('Ofertas TLC', 'ofertas-tlc', 'offer:list'),
      entry('Produtos', 'produtos', 'product:screen'),
      entry('Cartões', 'cartoes', 'card:list'),
      entry('Fotos e Vídeos', 'fotos-videos', 'gallery:list'),
    ],
  },
  {
    label: 'Comunicação',
    icon: 'communication',
    entries: [
      entry('Banners', 'banners', 'banner:list'),
      entry('Conteúdo Clientes', 'gestao-conteudo', 'content:list'),
      entry('Configuração Whats', 'configuracao-whats', 'messaging:read'),
    ],
  },
  {
    label: 'Cadastrar',
    icon: 'register',
    entries: [
      entry('Administrador', 'cadastrar/administrador', 'staff:create'),
      entry('Rede', 'cadastrar/rede', 'network:create'),
      entry('Loja', 'cadastrar/revenda', 'store:create'),
      entry('Cartão', 'cadastrar/cartao', 'card:create'),
      entry('Prêmio', 'cadastrar/premio', 'reward:create'),
      entry('Produto', 'cadastrar/produto', 'product:create'),
      entry('Banner', 'cadastrar/banner', 'banner:create'),
      entry('Código Cadastro', 'cadastrar/codigo-cadastro', 'registrationCode:create'),
      entry('Vendedor Loja', 'cadastrar/parceiro', 'seller:create'),
      entry('Pesquisa de Mercado', 'cadastrar/pesquisa-mercado', 'research:create'),
    ],
  },
  {
    label: 'Processar',
    icon: 'process',
    entries: [
      ...under('Análise', [
        {
          ...entry('Pontuações Pendentes', 'processar/pontuacoes-pendentes', 'submission:decide'),
          covers: ['processar/nova-venda?nota'],
        },
        entry('Pontuações Pendentes Cashback', 'processar/pontuacoes-pendentes-cashback', 'submission:decide'),
        { ...entry('Segunda Aprovação', 'processar/segunda-aprovacao', 'heldAction:decide'), badge: 'waiting' },
        entry('Contestações', 'processar/contestacoes', 'contest:list'),
        entry('Revisão às Cegas', 'processar/revisao-cega', 'blindReview:decide'),
        entry('Desempenho da Moderação', 'processar/moderacao', 'review:metrics'),
        entry('Leitura de Notas', 'processar/leitura-de-notas', 'review:metrics'),
        entry('Descrições Aprendidas', 'processar/descricoes-aprendidas', 'submission:list'),
        entry('Crédito Automático', 'credito-automatico', 'creditRule:list'),
      ]),
      ...under('Vendas e arquivos', [
        entry('Nova Venda', 'processar/nova-venda', 'sale:post'),
        entry('Upload Vendas', 'processar/vendas', 'import:sales'),
        entry('Upload Produtos', 'processar/produtos', 'import:products'),
        entry('Upload Histórico', 'processar/historico', 'import:history'),
        entry('Upload Saldo Cartão', 'processar/saldo-cartao', 'import:cardBalance'),
        entry('Histórico de uploads', 'processar/uploads', 'import:read'),
        entry('Upload Foto ou Vídeo', 'processar/foto-video', 'gallery:upload'),
      ]),
      ...under('Pontos e relatórios', [
        entry('Pontos', 'processar/pontos', 'expiry:run'),
        entry('Correção de Pontuação', 'processar/correcao-pontuacao', 'correction:run'),
        entry('Atualizar Relatórios', 'processar/relatorios', 'reports:generate'),
      ]),
    ],
  },
  {
    label: 'Sistema',
    icon: 'system',
    entries: [
      entry('Administradores', 'administradores', 'staff:list'),
      entry('Configurações', 'configuracoes', 'settings:read'),
      entry('Logs', 'logs', 'log:list'),
      { ...entry('Integridade', 'integridade', 'integrity:read'), badge: 'integrity' },
      entry('Operação', 'operacao', 'operation:read'),
    ],
  },
];

/** The menu for one person: the existing screens they may use, without empty sections. */
export const visibleMenu = ({
  can,
  hasRoute,
}: {
  can: (permission: string) => boolean;
  hasRoute: (path: string) => boolean;
}): readonly MenuSection[] =>
  panelMenu
    .map((section) => ({ ...section, entries: section.entries.filter(({ path, permission }) => can(permission) && hasRoute(path)) }))
    .filter(({ entries }) => entries.length > 0);

const normalized = (path: string) => path.toLowerCase().replace(/^\/+|\/+$/g, '');

/** The menu entry for an address: its own, that which covers it, or that of the nearest parent screen. */
export const entryOfPath = (menu: readonly MenuSection[], address: string): MenuEntry | null => {
  const [path = '', query = ''] = address.split('?');
  const wanted = normalized(path);
  const parameters = new URLSearchParams(query);
  const isUnder = (candidate: string) => {
    const [base = '', parameter] = candidate.split('?');
    return (wanted === base || wanted.startsWith(`${base}/`)) && (parameter === undefined || parameters.has(parameter));
  };
  const places = menu
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => [entry.path, ...(entry.covers ?? [])].map((candidate) => ({ entry, candidate: normalized(candidate) })))
    .filter(({ candidate }) => isUnder(candidate));
  const longest = places.toSorted((a, b) => b.candidate.length - a.candidate.length)[0];
  return longest?.entry ?? null;
};
