import { column } from '../../../../platform/lists/column.ts';
import { defineList } from '../../../../platform/lists/list.ts';
import { rowsOf } from '../../sales/posting-scope.ts';

/** Rows of the mapping of `l`: what any receipt of the network taught or used of the same description and product. */
const SAME = (alias: string) =>
  `${alias}.network_id = l.network_id and ${alias}.texto = l.texto and ${alias}.product_id = l.product_id and ${alias}.removido_em is null`;
/** Approved receipts whose decision taught it, as `e` and `t`. */
const TAUGHT_IT = `from learned_products e join submissions t on t.id = e.submission_id and t.status = 'POSTADA' where e.ensina and ${SAME('e')}`;

/** Printed descriptions with the product that a decision assigned to them. */
export const learnedProductsList = defineList({
  name: 'learnedProducts',
  rowType: 'LearnedProduct',
  description: 'Printed descriptions that decisions assigned to products, once for each network, with the first receipt that taught them.',
  permission: 'submission:list',
  from: `learned_products l join products p on p.id = l.product_id join networks n on n.id = l.network_id
    left join stores r on r.id = l.store_id join submissions s on s.id = l.submission_id left join staff_users u on u.id = s.decidido_por_id`,
  key: 'l.id',
  search: "(l.texto || ' ' || p.busca)",
  where: ['l.removido_em is null', 'l.ensina', "s.status = 'POSTADA'", `not exists (select ${TAUGHT_IT} and e.id < l.id)`],
  columns: {
    id: column.id('l.id', 'Id', { exported: false }),
    descricao: column.text('l.descricao', 'Descrição na nota', { sortable: true, nullable: false }),
    codigo: column.text('l.codigo', 'Código na nota', { description: 'As printed; null when none is' }),
    codigoPadrao: column.text('p.codigo', 'Código Experiências SW', { sortable: true, nullable: false }),
    nomePadrao: column.text('p.nome', 'Produto Experiências SW', { sortable: true, nullable: false }),
    rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false }),
    loja: column.text('r.nome_fantasia', 'Loja', { sortable: true }),
    submissionId: column.id('l.submission_id', 'Nota', { description: 'Id of the receipt whose decision taught it', nullable: false }),
    decididoPor: column.text('u.nome', 'Aprendido com', { description: 'Who decided that receipt', sortable: true }),
    decisoes: column.integer(`(select count(*)::int ${TAUGHT_IT})`, 'Decisões', { description: 'Decisions that agree', nullable: false }),
    pessoas: column.integer(`(select count(distinct t.decidido_por_id)::int ${TAUGHT_IT})`, 'Pessoas', {
      description: 'Reviewers of those decisions',
      nullable: false,
    }),
    notas: column.integer(
      `(select count(*)::int from learned_products u join postings q on q.submission_id = u.submission_id and q.status = 'APROVADA'
        where ${SAME('u')})`,
      'Notas pontuadas',
      { description: 'Credited receipts with this description as this product', nullable: false },
    ),
    criadoEm: column.dateTime('l.criado_em', 'Aprendido em', { sortable: true, nullable: false }),
  },
  filters: {
    productId: { type: 'id', description: 'Of one product.', where: (value) => `l.product_id = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `l.network_id = ${value}` },
    storeId: {
      type: 'id',
      description: 'Taught by receipts of one store.',
      where: (value) => `exists (select ${TAUGHT_IT} and e.store_id = ${value})`,
    },
  },
  scope: (scope) => rowsOf('l', scope),
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'descricoes_aprendidas',
});
