import { paletteMessages } from './palette.messages.ts';
import type { Choice } from './search-kinds.ts';

/** Something to do, by its verb, and the screen for it. */
export interface PanelAction {
  title: string;
  /** Path below /painel, with the filters that show what the action is for. */
  path: string;
  /** Permission of the action; the screen asks for its own. */
  permission: string;
  /** Where on the screen it is done, when nothing opens by itself. */
  hint?: string;
  /** Label of the screen's button that is pressed on arrival: it opens a dialog or a menu. */
  opens?: string;
}

const EXPORT = 'Exportar';
const exporting = (what: string, path: string, permission: string): PanelAction => ({
  title: `Exportar ${what}`,
  path,
  permission,
  opens: EXPORT,
});
const switching = (what: string, path: string, permission: string): PanelAction[] => [
  { title: `Inativar ${what}`, path, permission, hint: 'Pela chave Ativo na linha' },
  { title: `Excluir ${what}`, path, permission: permission.replace(':update', ':delete'), hint: 'Pelo menu da linha' },
];

/** The actions of the palette besides those of the section Cadastrar. */
export const panelActions: readonly PanelAction[] = [
  { title: 'Lançar venda', path: 'processar/nova-venda', permission: 'sale:post' },
  { title: 'Analisar notas pendentes', path: 'processar/pontuacoes-pendentes', permission: 'submission:decide' },
  { title: 'Gerar lote de pagamentos', path: 'resgates/resgates-consumidor', permission: 'payout:manage', opens: 'Gerar lote' },
  { title: 'Registrar retorno do banco', path: 'resgates/resgates-consumidor', permission: 'payout:manage', opens: 'Retorno do banco' },
  { title: 'Ver lotes de pagamento', path: 'resgates/resgates-consumidor', permission: 'payout:manage', opens: 'Lotes' },
  { title: 'Enviar planilha de vendas', path: 'processar/vendas', permission: 'import:sales' },
  { title: 'Enviar planilha de produtos', path: 'processar/produtos', permission: 'import:products' },
  { title: 'Desfazer upload', path: 'processar/uploads', permission: 'import:read', hint: 'Pelo menu da linha' },
  { title: 'Gerar relatórios', path: 'processar/relatorios', permission: 'reports:generate' },
  { title: 'Expirar pontos', path: 'processar/pontos', permission: 'expiry:run' },
  { title: 'Devolver pontos expirados', path: 'processar/pontos', permission: 'expiry:run' },
  { title: 'Corrigir pontuação', path: 'processar/correcao-pontuacao', permission: 'correction:run' },
  { title: 'Simular mudança', path: 'simulador/nova', permission: 'simulation:run' },
  { title: 'Criar token de acesso', path: 'analise/tokens', permission: 'analysis:manageTokens' },
  { title: 'Criar endereço de planilha', path: 'analise/planilhas', permission: 'analysis:manageTokens' },
  { title: 'Agendar consulta', path: 'analise/agendamentos', permission: 'analysis:manageTokens' },
  ...switching('vendedor', 'vendedores', 'seller:update'),
  ...switching('loja', 'lojas', 'store:update'),
  ...switching('rede', 'redes?ativo=true', 'network:update'),
  ...switching('produto', 'produtos?ativo=true', 'product:update'),
  ...switching('prêmio', 'premios?ativo=true', 'reward:update'),
  { title: 'Inativar administrador', path: 'administradores', permission: 'staff:update', hint: 'Pela chave Ativo na linha' },
  { ...exporting('vendedores', 'vendedores', 'seller:list'), opens: 'Exportar Excel' },
  exporting('consumidores', 'consumidores', 'consumer:list'),
  exporting('lojas', 'lojas', 'store:screen'),
  exporting('redes', 'redes', 'network:screen'),
  exporting('vendas', 'pontuacoes', 'posting:export'),
  exporting('compras com cashback', 'pontuacoes-cashback', 'cashback:list'),
  exporting('resgates de vendedores', 'resgates/resgates-balconista', 'redemption:list'),
  exporting('resgates de consumidores', 'resgates/resgates-consumidor', 'redemption:list'),
  exporting('prêmios', 'premios', 'reward:screen'),
  exporting('produtos', 'produtos', 'product:screen'),
  exporting('cartões', 'cartoes', 'card:list'),
  exporting('administradores', 'administradores', 'staff:list'),
  exporting('logs', 'logs', 'log:list'),
];

/** The action as a line of the palette. */
export const actionChoice = ({ title, path, hint = '', opens }: PanelAction): Choice => ({
  key: `action:${title}`,
  group: paletteMessages.searchActions,
  icon: 'action',
  title,
  detail: hint,
  to: `/painel/${path}`,
  ...(opens ? { opens } : {}),
});
