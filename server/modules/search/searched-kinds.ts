import type { List } from '../../platform/lists/list.ts';
import type { Row } from '../../platform/lists/run-list.ts';
import type { Permission } from '../../policy/permissions.ts';
import { formatCnpj } from '../../shared/cnpj.ts';
import { formatCpf } from '../../shared/cpf.ts';
import { formatDate } from '../../shared/dates.ts';
import { STAFF_LEVEL_LABELS, type StaffLevel } from '../../shared/enums.ts';
import { consumerRedemptionsList } from '../cashback/index.ts';
import { consumersList } from '../consumers/index.ts';
import { networksList } from '../networks/index.ts';
import {
  cashbackPostingsList,
  closedCashbackList,
  closedSubmissionsList,
  pendingCashbackList,
  pendingSubmissionsList,
  postingsList,
} from '../postings/index.ts';
import { productsList } from '../products/index.ts';
import { redemptionsList } from '../redemptions/index.ts';
import { rewardsList } from '../rewards/index.ts';
import { sellersList } from '../sellers/index.ts';
import { staffUsersList } from '../staff/index.ts';
import { storesList } from '../stores/index.ts';
import type { SearchKind } from './search-kind-set.ts';

/** How one kind is searched and told. */
export interface SearchedKind {
  kind: SearchKind;
  list: List;
  /** Who may open its screen, where more people may read the list. */
  screen?: Permission;
  /** The column that is its title. */
  titulo: string;
  /** What its screen is opened or searched by. */
  referencia: string;
  /** What tells it from others of the same title. */
  detalhe: readonly (readonly [column: string, shown?: (value: never) => string])[];
  exact: readonly string[];
  byId: boolean;
  /** SQL of the rows with exactly this number. */
  numbered?: (number: string) => string;
}

const day = (value: Date | string) => formatDate(value);
const level = (value: StaffLevel) => STAFF_LEVEL_LABELS[value];
const kind = (
  name: SearchKind,
  list: List,
  told: Pick<SearchedKind, 'titulo' | 'referencia' | 'detalhe'> & Partial<Pick<SearchedKind, 'screen' | 'exact' | 'byId' | 'numbered'>>,
): SearchedKind => ({ kind: name, list, exact: [], byId: false, ...told });

/** The index of notes begins with store and type, so each store is one probe. */
const noteOf = (number: string) =>
  `p.store_id = any(array(select id from stores)) and p.tipo_fiscal in ('N', 'C') and p.identificador_chave = fiscal_number_key(${number})`;

const ofSeller = { titulo: 'parceiro', referencia: 'id', detalhe: [['revenda'], ['criadoEm', day]], byId: true } as const;
const ofConsumer = {
  titulo: 'cliente',
  referencia: 'id',
  detalhe: [
    ['cpf', formatCpf],
    ['criadoEm', day],
  ],
  byId: true,
} as const;

/** Every kind, in the order of the answer: people and places first, then what happened, then the catalogue. */
export const searchedKinds: readonly SearchedKind[] = [
  kind('SELLER', sellersList, { titulo: 'nome', referencia: 'cpf', detalhe: [['cpf', formatCpf], ['revenda']] }),
  kind('CONSUMER', consumersList, {
    titulo: 'nome',
    referencia: 'id',
    detalhe: [['cpf', formatCpf], ['endCidade']],
    screen: 'consumer:list',
  }),
  kind('STORE', storesList, {
    titulo: 'nomeFantasia',
    referencia: 'cnpj',
    detalhe: [['cnpj', formatCnpj], ['rede']],
    exact: ['codigo', 'nomeFantasia'],
    screen: 'store:screen',
  }),
  kind('NETWORK', networksList, { titulo: 'nome', referencia: 'nome', detalhe: [['regiao']], exact: ['nome'], screen: 'network:screen' }),
  kind('SALE', postingsList, {
    titulo: 'identificador',
    referencia: 'identificador',
    detalhe: [['parceiro'], ['revenda'], ['realizadoEm', day]],
    exact: ['identificador'],
    numbered: noteOf,
  }),
  kind('CASHBACK_SALE', cashbackPostingsList, {
    titulo: 'identificador',
    referencia: 'identificador',
    detalhe: [['cliente'], ['loja'], ['realizadoEm', day]],
    exact: ['identificador'],
    numbered: noteOf,
  }),
  kind('PENDING_RECEIPT', pendingSubmissionsList, ofSeller),
  kind('PENDING_CASHBACK_RECEIPT', pendingCashbackList, ofConsumer),
  kind('CLOSED_RECEIPT', closedSubmissionsList, ofSeller),
  kind('CLOSED_CASHBACK_RECEIPT', closedCashbackList, ofConsumer),
  kind('REDEMPTION', redemptionsList, {
    titulo: 'premio',
    referencia: 'redemptionCode',
    detalhe: [['usuario'], ['revenda'], ['redemptionCode']],
    exact: ['redemptionCode'],
    byId: true,
  }),
  kind('CASHBACK_REDEMPTION', consumerRedemptionsList, {
    titulo: 'premio',
    referencia: 'redemptionCode',
    detalhe: [['cliente'], ['resgatadoEm', day], ['redemptionCode']],
    exact: ['redemptionCode'],
    byId: true,
  }),
  kind('PRIZE', rewardsList, { titulo: 'nome', referencia: 'codigo', detalhe: [['codigo']], exact: ['codigo', 'nome'] }),
  kind('PRODUCT', productsList, {
    titulo: 'nome',
    referencia: 'codigo',
    detalhe: [['codigo']],
    exact: ['codigo', 'nome', 'gtin'],
    screen: 'product:screen',
  }),
  kind('STAFF', staffUsersList, { titulo: 'nome', referencia: 'cpf', detalhe: [['permissao', level], ['email']] }),
];

/** Kinds that users know by number, in the order in which a number finds them. */
const NUMBERED: readonly SearchKind[] = [
  'REDEMPTION',
  'CASHBACK_REDEMPTION',
  'SALE',
  'CASHBACK_SALE',
  'PENDING_RECEIPT',
  'PENDING_CASHBACK_RECEIPT',
  'CLOSED_RECEIPT',
  'CLOSED_CASHBACK_RECEIPT',
];

/** Place of a kind among the hits with exactly the searched number. */
export const numberedPlace = (name: SearchKind): number => {
  const place = NUMBERED.indexOf(name);
  return place === -1 ? NUMBERED.length : place;
};

const withoutZeros = (text: string) => text.toLowerCase().replace(/^0+/, '');

/** Whether a row has exactly the number, as its id or in a column that is typed whole. */
export const hasNumber = ({ exact, byId }: SearchedKind, row: Row, number: string): boolean =>
  (byId && String(row.id) === number) || exact.some((name) => withoutZeros(String(row[name] ?? '')) === withoutZeros(number));

/** The columns that a kind reads. */
export const columnsOf = ({ titulo, referencia, detalhe }: SearchedKind): string[] => [
  ...new Set(['id', titulo, referencia, ...detalhe.map(([column]) => column)]),
];

/** One line that tells a row from others of the same title; empty values are left out. */
export const detailOf = ({ detalhe }: SearchedKind, row: Row): string =>
  detalhe
    .map(([column, shown]) => (row[column] === null ? '' : (shown ?? String)(row[column] as never)))
    .filter(Boolean)
    .join(' · ');
