import type { SearchKind } from '../graphql/types.generated.ts';
import { paletteMessages } from './palette.messages.ts';
import type { SearchQuery } from './search.generated.ts';

/** A row that the server found. */
export type Hit = SearchQuery['search'][number];

type ShownIcon = 'person' | 'consumer' | 'store' | 'network' | 'sale' | 'receipt' | 'redemption' | 'prize' | 'product' | 'staff';

interface ShownKind {
  /** Heading of its hits. */
  label: string;
  icon: ShownIcon;
  /** Menu path of the screen that must be there for a recent choice to be offered again. */
  screen: string;
  /** Where a hit is opened, below /painel: its own screen, otherwise its list with this row found. */
  path: (hit: Hit) => string;
  /** Names somebody: such choices are not remembered on the device. */
  isPersonal: boolean;
}

/** Lists open on their last days; emptied, the period hides nothing. */
const ANY_DAY = '&dataInicial=&dataFinal=';
const found = (text: string, more = '') => `?busca=${encodeURIComponent(text)}${more}`;
const review = ({ id }: Hit) => `processar/nova-venda?nota=${id}`;

/** How each kind is told and where it leads. */
export const searchKinds: Readonly<Record<SearchKind, ShownKind>> = {
  SELLER: {
    label: 'Vendedores',
    icon: 'person',
    screen: 'vendedores',
    path: ({ referencia }) => `parceiro/${encodeURIComponent(referencia)}`,
    isPersonal: true,
  },
  CONSUMER: { label: 'Consumidores', icon: 'consumer', screen: 'consumidores', path: ({ id }) => `consumidor/${id}`, isPersonal: true },
  STORE: {
    label: 'Lojas',
    icon: 'store',
    screen: 'Lojas',
    path: ({ referencia }) => `revenda/${encodeURIComponent(referencia)}`,
    isPersonal: false,
  },
  NETWORK: { label: 'Redes', icon: 'network', screen: 'redes', path: ({ referencia }) => `redes${found(referencia)}`, isPersonal: false },
  SALE: {
    label: 'Vendas',
    icon: 'sale',
    screen: 'pontuacoes',
    path: ({ referencia }) => `pontuacoes${found(referencia, ANY_DAY)}`,
    isPersonal: false,
  },
  CASHBACK_SALE: {
    label: 'Compras com cashback',
    icon: 'sale',
    screen: 'pontuacoes-cashback',
    path: ({ referencia }) => `pontuacoes-cashback${found(referencia, ANY_DAY)}`,
    isPersonal: false,
  },
  PENDING_RECEIPT: {
    label: 'Notas pendentes',
    icon: 'receipt',
    screen: 'processar/pontuacoes-pendentes',
    path: review,
    isPersonal: true,
  },
  PENDING_CASHBACK_RECEIPT: {
    label: 'Notas pendentes de cashback',
    icon: 'receipt',
    screen: 'processar/pontuacoes-pendentes-cashback',
    path: review,
    isPersonal: true,
  },
  CLOSED_RECEIPT: {
    label: 'Notas encerradas',
    icon: 'receipt',
    screen: 'pontuacoes',
    path: ({ titulo }) => `pontuacoes/encerrado${found(titulo, ANY_DAY)}`,
    isPersonal: true,
  },
  CLOSED_CASHBACK_RECEIPT: {
    label: 'Notas encerradas de cashback',
    icon: 'receipt',
    screen: 'pontuacoes-cashback',
    path: ({ titulo }) => `pontuacoes-cashback/encerrado${found(titulo, ANY_DAY)}`,
    isPersonal: true,
  },
  REDEMPTION: {
    label: 'Resgates de vendedores',
    icon: 'redemption',
    screen: 'resgates',
    path: ({ referencia }) => `resgates/resgates-balconista${found(referencia)}`,
    isPersonal: false,
  },
  CASHBACK_REDEMPTION: {
    label: 'Resgates de consumidores',
    icon: 'redemption',
    screen: 'resgates/resgates-consumidor',
    path: ({ referencia }) => `resgates/resgates-consumidor${found(referencia)}`,
    isPersonal: false,
  },
  PRIZE: { label: 'Prêmios', icon: 'prize', screen: 'premios', path: ({ referencia }) => `premios${found(referencia)}`, isPersonal: false },
  PRODUCT: {
    label: 'Produtos',
    icon: 'product',
    screen: 'produtos',
    path: ({ referencia }) => `produtos${found(referencia, '&ativo=')}`,
    isPersonal: false,
  },
  STAFF: {
    label: 'Administradores',
    icon: 'staff',
    screen: 'administradores',
    path: ({ referencia }) => `administradores${found(referencia)}`,
    isPersonal: true,
  },
};

/** What a choice of the palette looks like. */
export type ChoiceIcon = ShownIcon | 'screen' | 'recent' | 'action';

/** One line of the palette: a screen, an action, something found, or a recent choice. */
export interface Choice {
  key: string;
  group: string;
  icon: ChoiceIcon;
  title: string;
  detail: string;
  to: string;
  /** Label of the button that the screen presses on arrival. */
  opens?: string;
  /** What may be remembered of it; nothing where it names somebody. */
  recall?: { kind: SearchKind | null; id: string };
}

export const choiceOf = (hit: Hit): Choice => {
  const { label, icon, path, isPersonal } = searchKinds[hit.kind];
  return {
    key: `${hit.kind}:${hit.id}`,
    group: hit.exato ? paletteMessages.searchExact : label,
    icon,
    title: hit.titulo,
    detail: hit.exato ? `${label} · ${hit.detalhe}` : hit.detalhe,
    to: `/painel/${path(hit)}`,
    ...(isPersonal ? {} : { recall: { kind: hit.kind, id: hit.id } }),
  };
};
