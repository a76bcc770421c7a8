import { fileColumnSql } from '../../../platform/files/file-url.ts';
import { column } from '../../../platform/lists/column.ts';
import { defineList } from '../../../platform/lists/list.ts';
import { LIVE_FINDINGS } from './live-findings.ts';
import { submissionScope } from './submission-scope.ts';
import { reviewLaneSet, submissionStatusSet } from './submission-sets.ts';

const like = (column: string) => (value: string) => `search_text(${column}) like '%' || search_text(${value}) || '%'`;
const digits = (column: string) => (value: string) =>
  `${column} like '%' || upper(regexp_replace(${value}, '[^0-9A-Za-z]', '', 'g')) || '%'`;

/** What every submission list reads: sender, store and file in their current state. */
export const SUBMISSION_FROM = `submissions s
  left join sellers v on v.id = s.seller_id
  left join consumers c on c.id = s.consumer_id
  left join stores r on r.id = s.store_id
  left join networks n on n.id = s.network_id
  join stored_files f on f.id = s.file_id
  left join staff_users holder on holder.id = s.reservado_por_id
  left join staff_users judge on judge.id = s.decidido_por_id`;

/** What people who see masks search in the lists of receipts. */
export const SUBMISSION_MASKED_SEARCH = {
  text: "search_text(concat_ws(' ', v.nome, c.nome, r.cnpj, r.codigo, r.nome_fantasia))",
  cpf: 'coalesce(v.cpf, c.cpf)',
} as const;

/** Columns shared by the pending and closed lists. */
export const submissionColumns = {
  id: column.id('s.id', 'Id', { sortable: true }),
  parceiro: column.text('coalesce(v.nome, c.nome)', 'Vendedor Loja', {
    description: 'Name of who sent it',
    sortable: true,
    nullable: false,
  }),
  cpf: column.text('coalesce(v.cpf, c.cpf)', 'CPF', { sortable: true, nullable: false }),
  codRevenda: column.text('r.codigo', 'Código Loja', { sortable: true }),
  revenda: column.text('r.nome_fantasia', 'Loja', { sortable: true }),
  cnpj: column.text('r.cnpj', 'CNPJ', { sortable: true }),
  rede: column.text('n.nome', 'Rede', { sortable: true }),
  criadoEm: column.dateTime('s.criado_em', 'Enviada em', { sortable: true, nullable: false }),
  status: column.text('s.status', 'Situação', { set: submissionStatusSet, nullable: false }),
  versao: column.integer('s.versao', 'Versão', { description: 'To send with a decision', nullable: false, exported: false }),
  linkArquivo: column.file(fileColumnSql('f'), 'Arquivo', { nullable: false, exported: false }),
  linkMiniatura: column.file(fileColumnSql('f', { thumbnail: true }), 'Miniatura', { exported: false }),
  tipoArquivo: column.text('f.tipo_arquivo', 'Tipo de arquivo', { nullable: false, exported: false }),
} as const;

/** Filters by sender and store, as in the pending screen's "Buscar Por" (001 §2). */
export const submissionFilters = {
  sellerId: { type: 'id', description: 'Sent by one seller.', where: (value: string) => `s.seller_id = ${value}` },
  storeId: { type: 'id', description: 'Of one store.', where: (value: string) => `s.store_id = ${value}` },
  networkId: { type: 'id', description: 'Of one network.', where: (value: string) => `s.network_id = ${value}` },
  parceiro: { type: 'text', description: 'Part of the sender’s name.', where: like('coalesce(v.nome, c.nome)') },
  cpf: { type: 'text', description: 'Part of the CPF.', where: digits('coalesce(v.cpf, c.cpf)') },
  cnpj: { type: 'text', description: 'Part of the CNPJ.', where: digits('r.cnpj') },
  codigo: { type: 'text', description: 'Part of the store’s code.', where: like('r.codigo') },
  loja: { type: 'text', description: 'Part of the store’s name.', where: like('r.nome_fantasia') },
  rede: { type: 'text', replacedBy: 'networkId', description: 'Name of a network.', where: (value: string) => `n.nome = ${value}` },
} as const;

/** A key was read and no doubts were found (beyond C1); store and sender are looked at again, because they can change after the reading. */
export const PRE_VALIDATED = `(s.chave_fiscal is not null and coalesce(s.leitura -> 'findings' = '[]', false) and ${LIVE_FINDINGS} = 0)`;
const LANES = new Map<string, string>([
  ['PRE_VALIDADA', PRE_VALIDATED],
  ['COM_AVISOS', `(s.leitura -> 'findings' <> '[]' or ${LIVE_FINDINGS} > 0)`],
  ['SEM_LEITURA', `(s.chave_fiscal is null and coalesce(s.leitura -> 'findings', '[]') = '[]' and ${LIVE_FINDINGS} = 0)`],
  ['SEGUNDA_APROVACAO', "exists (select from held_actions h where h.submission_id = s.id and h.status = 'AGUARDA')"],
]);

/** Only for waiting receipts: who is reviewing it now, and how many doubts the reading raised. */
export const queueColumns = {
  reservadoPor: column.text('case when s.reservado_ate > now() then holder.nome end', 'Em análise por'),
  avisos: column.integer(`(jsonb_array_length(coalesce(s.leitura -> 'findings', '[]')) + ${LIVE_FINDINGS})`, 'Avisos', {
    description: 'How many doubts the reading raised, with those about the store and the sender as they are now',
    nullable: false,
  }),
  preValidada: column.boolean(PRE_VALIDATED, 'Pré-validada', {
    description: 'Its key was read and nothing speaks against it',
    nullable: false,
  }),
  prioridade: column.boolean('s.prioridade', 'Prioridade', { description: 'Brought back by a contest', nullable: false }),
  aguardaAprovacao: column.text(
    "(select first.nome from held_actions h join staff_users first on first.id = h.primeiro_por_id where h.submission_id = s.id and h.status = 'AGUARDA')",
    'Aguarda segunda aprovação',
    { description: 'Who approved it first, while it waits for the second' },
  ),
} as const;

/** Filters for waiting receipts. */
export const queueFilters = {
  revisor: {
    type: 'text',
    description: 'Part of the name of who has it under review now.',
    where: (value: string) => `s.reservado_ate > now() and ${like('holder.nome')(value)}`,
  },
  faixa: {
    type: 'text',
    set: reviewLaneSet,
    description: 'Receipts of one lane.',
    where: (_bound: string, value: unknown) => LANES.get(String(value)) ?? 'false',
  },
} as const;

/** Sellers' receipt queue (Pontuações Pendentes, 001 §2). */
export const pendingSubmissionsList = defineList({
  name: 'pendingSubmissions',
  rowType: 'PendingSubmission',
  description: 'Receipts of sellers that wait for review.',
  permission: 'submission:list',
  from: SUBMISSION_FROM,
  key: 's.id',
  search: 's.busca',
  digits: 'submissions',
  where: ["s.status = 'PENDENTE'", "s.audience = 'SELLER'"],
  columns: {
    ...submissionColumns,
    ...queueColumns,
  },
  filters: { ...submissionFilters, ...queueFilters },
  periods: { criadoEm: ['dataInicial', 'dataFinal'] },
  scope: submissionScope,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'pontuacoes_pendentes',
});
