import { maySendInvoice } from '../members/may-send-invoice.ts';
import type { Viewer } from '../session/session-context.ts';

export type StorefrontIcon = 'home' | 'profile' | 'statement' | 'redeem' | 'send' | 'products' | 'stores' | 'rules' | 'contact';

/** An entry of the members' menu; its position depends on the width (document 002 §2, Shell). */
export interface StorefrontEntry {
  label: string;
  to: string;
  icon: StorefrontIcon;
  /** Shown only at that width; at both when omitted. */
  only?: 'desktop' | 'mobile';
}

type Member = Pick<Viewer, 'kind' | 'tipoPontuacao'>;

const SEND: StorefrontEntry = { label: 'Enviar Nota Fiscal', to: '/enviar-pontuacao', icon: 'send' };
const CONTACT: StorefrontEntry = { label: 'Contato', to: '/contato', icon: 'contact' };

const sellerMenu = (viewer: Member): StorefrontEntry[] => [
  { label: 'Home', to: '/home', icon: 'home' },
  { label: 'Meu Perfil', to: '/perfil', icon: 'profile' },
  { label: 'Pontuações', to: '/pontuacoes', icon: 'statement' },
  { label: 'Resgates', to: '/resgates', icon: 'redeem' },
  ...(maySendInvoice(viewer) ? [SEND] : []),
  { label: 'Pontos por Produto', to: '/pontos-produtos', icon: 'products' },
  { label: 'Regulamento', to: '/regulamento', icon: 'rules', only: 'mobile' },
  CONTACT,
];

const consumerMenu = (): StorefrontEntry[] => [
  { label: 'Home', to: '/home-consumidor-final', icon: 'home' },
  { label: 'Meu Perfil', to: '/perfil-cliente', icon: 'profile' },
  { label: 'Compras', to: '/pontuacoes', icon: 'statement' },
  { label: 'Resgates', to: '/resgates-cliente', icon: 'redeem' },
  SEND,
  { label: 'Lojas Participantes', to: '/lojas-participantes', icon: 'stores' },
  { label: 'Produtos', to: '/produtos', icon: 'products' },
  { label: 'Regulamento', to: '/regulamento', icon: 'rules', only: 'desktop' },
  CONTACT,
];

/** The members' menu, in the documented order. */
export const storefrontMenu = (viewer: Member): StorefrontEntry[] => {
  if (viewer.kind === 'STAFF') return [];
  return viewer.kind === 'SELLER' ? sellerMenu(viewer) : consumerMenu();
};

/** A place in the phone's bottom bar; the raised one is the member's main action. */
export interface BottomEntry {
  label: string;
  to: string;
  icon: StorefrontIcon;
  isRaised?: boolean;
}

/** The five places of the bottom bar; four for sellers whose store does not score by invoice. */
export const bottomEntries = (viewer: Member): BottomEntry[] => {
  if (viewer.kind === 'STAFF') return [];
  const isSeller = viewer.kind === 'SELLER';
  return [
    { label: 'Início', to: isSeller ? '/home' : '/home-consumidor-final', icon: 'home' },
    { label: 'Extrato', to: '/pontuacoes', icon: 'statement' },
    ...(maySendInvoice(viewer) ? [{ label: 'Enviar nota', to: '/enviar-pontuacao', icon: 'send' as const, isRaised: true }] : []),
    { label: 'Resgatar', to: isSeller ? '/premios-dia-dia' : '/cashback', icon: 'redeem' },
    { label: 'Perfil', to: isSeller ? '/perfil' : '/perfil-cliente', icon: 'profile' },
  ];
};
