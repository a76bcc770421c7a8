import { daysWithoutAccess } from '../../../../server/modules/sellers/days-without-access.rules.ts';
import { toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { SEX_LABELS, type Sex } from '../../../../server/shared/enums.ts';
import type { SellersFilter } from '../../../graphql/types.generated.ts';
import type { FilterDefinition, ListColumn } from '../../../lists/list-types.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import type { SellerRowFragment } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';

/** Days since the last access; null shows '-'. */
export const daysAway = ({ ultimoAcessoEm }: Pick<SellerRowFragment, 'ultimoAcessoEm'>): number | null =>
  daysWithoutAccess(ultimoAcessoEm ? new Date(ultimoAcessoEm) : null, toSaoPauloDate(new Date()));

/** Columns of Vendedores Lojas (document 001 §3 Seller); the address and rarely used columns start hidden. */
export const sellerColumns: readonly ListColumn<SellerRowFragment>[] = [
  { field: 'nome', title: 'Nome', width: 170 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 135 },
  { field: 'revenda', title: 'Loja', width: 150 },
  { field: 'codRevenda', title: 'Código Loja', width: 96, hideOnPhone: true },
  { field: 'cnpjRevenda', title: 'CNPJ Loja', type: 'cnpj', width: 180, hidden: true },
  { field: 'cnpjCddRevendaMaster', title: 'CNPJ CD', type: 'cnpj', width: 180, hidden: true, sortable: false },
  { field: 'celular', title: 'Celular', type: 'phone', width: 145, sortable: false, secondary: true },
  { field: 'telefone', title: 'Telefone', type: 'phone', width: 140, hidden: true, sortable: false },
  { field: 'email', title: 'E-mail', width: 220, hideOnPhone: true },
  { field: 'dataNascimento', title: 'Data de Nascimento', type: 'date', hidden: true },
  { field: 'sexo', title: 'Sexo', value: ({ sexo }) => (sexo ? SEX_LABELS[sexo as Sex] : null), hidden: true, sortable: false },
  { field: 'endCidade', title: 'Cidade', width: 150, hidden: true },
  { field: 'endEstado', title: 'Estado', hidden: true },
  { field: 'endRua', title: 'Rua', hidden: true, sortable: false },
  { field: 'endNumero', title: 'Número', hidden: true, sortable: false },
  { field: 'endComplemento', title: 'Complemento', hidden: true, sortable: false },
  { field: 'endBairro', title: 'Bairro', hidden: true, sortable: false },
  { field: 'endCep', title: 'CEP', hidden: true, sortable: false },
  { field: 'hobby', title: 'Hobby', hidden: true, sortable: false },
  { field: 'totalPontos', title: 'Pontuação Total', type: 'points', width: 112 },
  { field: 'saldoPontos', title: 'Saldo de Pontos', type: 'points', width: 108 },
  { field: 'ultimaPontuacao', title: 'Última Pontuação', type: 'dateTime' },
  { field: 'ultimoAcessoEm', title: 'Último Acesso', type: 'dateTime', hidden: true },
  // Derived from the last access, which is what the server sorts by.
  {
    field: 'diasSemAcesso',
    sortKey: 'ultimoAcessoEm',
    title: texts.daysWithoutAccess,
    type: 'integer',
    width: 110,
    secondary: true,
    value: daysAway,
  },
  { field: 'quemIndicou', title: 'Quem Indicou', width: 160, hidden: true },
  { field: 'aceitouRegulamento', title: 'Aceitou Regulamento', type: 'boolean', hidden: true },
];

export const networkOnly: readonly FilterDefinition<SellersFilter>[] = [networkFilter];
/** For people who also see inactive sellers. */
export const networkAndSituation: readonly FilterDefinition<SellersFilter>[] = [
  networkFilter,
  { kind: 'boolean', name: 'ativo', label: texts.situation, trueLabel: texts.actives, falseLabel: texts.inactives, allLabel: texts.all },
];
