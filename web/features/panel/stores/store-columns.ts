import type { StoresFilter } from '../../../graphql/types.generated.ts';
import type { FilterDefinition, ListColumn } from '../../../lists/list-types.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { scoringTypeLabel } from './store-labels.ts';
import type { StoreRowFragment } from './stores.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';

/** Columns of Lojas (document 001 §3 Store); the address and rarely used columns start hidden. */
export const storeColumns: readonly ListColumn<StoreRowFragment>[] = [
  { field: 'nomeFantasia', title: 'Nome Fantasia', width: 150 },
  { field: 'codigo', title: 'Código', width: 80 },
  { field: 'rede', title: 'Rede', width: 110 },
  { field: 'razaoSocial', title: 'Razão Social', width: 220, hidden: true },
  { field: 'cnpj', title: 'CNPJ', type: 'cnpj', width: 165, secondary: true },
  { field: 'cnpjCddRevendaMaster', title: 'CNPJ CD', type: 'cnpj', width: 165, hidden: true, sortable: false },
  { field: 'telefone', title: 'Telefone', type: 'phone', hidden: true, sortable: false },
  { field: 'celular', title: 'Celular', type: 'phone', hidden: true, sortable: false },
  { field: 'endCidade', title: 'Cidade', width: 104 },
  { field: 'endEstado', title: 'Estado', hideOnPhone: true },
  { field: 'endRua', title: 'Rua', hidden: true, sortable: false },
  { field: 'endNumero', title: 'Número', hidden: true, sortable: false },
  { field: 'endComplemento', title: 'Complemento', hidden: true, sortable: false },
  { field: 'endBairro', title: 'Bairro', hidden: true, sortable: false },
  { field: 'endCep', title: 'CEP', hidden: true, sortable: false },
  { field: 'responsavel', title: 'Responsável', width: 160, hidden: true },
  { field: 'email', title: 'E-mail', width: 200, hidden: true, sortable: false },
  { field: 'tipoPontuacao', title: 'Tipo de Pontuação', secondary: true, value: ({ tipoPontuacao }) => scoringTypeLabel(tipoPontuacao) },
  { field: 'fatorPontuacao', title: 'Fator', value: ({ fatorPontuacao }) => `${fatorPontuacao}x`, hidden: true },
  { field: 'numeroParceiros', title: 'Nº Vendedores', type: 'integer', width: 96 },
  { field: 'totalVendas', title: 'Total Vendas', type: 'money', width: 118 },
  { field: 'totalPontos', title: 'Pontuação Total', type: 'points', width: 110, secondary: true },
  { field: 'saldoPontos', title: 'Saldo de Pontos', type: 'points', width: 104 },
  { field: 'lancamentoRelatorio', title: 'Lançamento Relatório', type: 'points', width: 120, hideOnPhone: true },
  { field: 'lancamentoManual', title: 'Lançamento Manual', type: 'points', width: 120, hideOnPhone: true },
  { field: 'ultimaPontuacao', title: 'Última Pontuação', type: 'dateTime', hideOnPhone: true },
  { field: 'criadoEm', title: 'Cadastrada em', type: 'dateTime', hidden: true },
];

const quiet: FilterDefinition<StoresFilter> = {
  kind: 'boolean',
  name: 'parada',
  label: texts.quiet,
  trueLabel: texts.quietOnes,
  falseLabel: texts.otherOnes,
};
export const networkOnly: readonly FilterDefinition<StoresFilter>[] = [networkFilter, quiet];
/** For people who also see inactive stores. */
export const networkAndSituation: readonly FilterDefinition<StoresFilter>[] = [
  networkFilter,
  { kind: 'boolean', name: 'ativo', label: texts.situation, trueLabel: texts.active, falseLabel: texts.inactive, allLabel: texts.all },
  quiet,
];
