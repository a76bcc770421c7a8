import { SEX_LABELS, type Sex } from '../../../../server/shared/enums.ts';
import type { ConsumersFilter } from '../../../graphql/types.generated.ts';
import type { FilterDefinition, ListColumn } from '../../../lists/list-types.ts';
import type { ConsumerRowFragment } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

/** The columns whose values may be masked. */
export const PERSONAL_FIELDS: ReadonlySet<string> = new Set(['cpf', 'celular', 'telefone', 'email']);

/** Columns of Consumidores (document 001 §3 Consumer); the address and rarely used columns start hidden. */
export const consumerColumns: readonly ListColumn<ConsumerRowFragment>[] = [
  { field: 'nome', title: 'Nome', width: 170 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 135 },
  { field: 'celular', title: 'Celular', type: 'phone', width: 145, sortable: false, secondary: true },
  { field: 'endCidade', title: 'Cidade', width: 120 },
  { field: 'endEstado', title: 'Estado', width: 84, hideOnPhone: true },
  { field: 'email', title: 'E-mail', width: 200, hideOnPhone: true },
  { field: 'totalProdutosSW', title: texts.bought, type: 'money', width: 120 },
  { field: 'saldoCashback', title: texts.balance, type: 'money', width: 112 },
  { field: 'ultimoAcessoEm', title: 'Último Acesso', type: 'dateTime', hideOnPhone: true },
  { field: 'criadoEm', title: 'Cadastrado em', type: 'dateTime', hideOnPhone: true },
  { field: 'telefone', title: 'Telefone', type: 'phone', width: 140, hidden: true, sortable: false },
  { field: 'dataNascimento', title: 'Data de Nascimento', type: 'date', hidden: true },
  { field: 'sexo', title: 'Sexo', value: ({ sexo }) => (sexo ? SEX_LABELS[sexo as Sex] : null), hidden: true, sortable: false },
  { field: 'endRua', title: 'Rua', hidden: true, sortable: false },
  { field: 'endNumero', title: 'Número', hidden: true, sortable: false },
  { field: 'endComplemento', title: 'Complemento', hidden: true, sortable: false },
  { field: 'endBairro', title: 'Bairro', hidden: true, sortable: false },
  { field: 'endCep', title: 'CEP', hidden: true, sortable: false },
  { field: 'aceitouRegulamento', title: 'Aceitou Regulamento', type: 'boolean', hidden: true },
];

/** For people who also see inactive consumers. */
export const situation: readonly FilterDefinition<ConsumersFilter>[] = [
  { kind: 'boolean', name: 'ativo', label: texts.situation, trueLabel: texts.actives, falseLabel: texts.inactives, allLabel: texts.all },
];
