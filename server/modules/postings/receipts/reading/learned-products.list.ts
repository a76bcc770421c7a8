import { column } from '../../../../platform/lists/column.ts';
import { defineList } from '../../../../platform/lists/list.ts';
import { rowsOf } from '../../sales/posting-scope.ts';

/** Printed descriptions with the product that a decision assigned to them. */
export const learnedProductsList = defineList({
  name: 'learnedProducts',
  rowType: 'LearnedProduct',
  description: 'Printed descriptions that decisions assigned to products; the newest of a network applies to its next receipts.',
  permission: 'submission:list',
  from: `learned_products l join products p on p.id = l.product_id join networks n on n.id = l.network_id
    left join stores r on r.id = l.store_id join submissions s on s.id = l.submission_id left join staff_users u on u.id = s.decidido_por_id`,
  key: 'l.id',
  search: "(l.texto || ' ' || p.busca)",
  where: ['l.removido_em is null', "s.status = 'POSTADA'"],
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
    criadoEm: column.dateTime('l.criado_em', 'Aprendido em', { sortable: true, nullable: false }),
  },
  filters: {
    productId: { type: 'id', description: 'Of one product.', where: (value) => `l.product_id = ${value}` },
    networkId: { type: 'id', description: 'Of one network.', where: (value) => `l.network_id = ${value}` },
    storeId: { type: 'id', description: 'Taught by receipts of one store.', where: (value) => `l.store_id = ${value}` },
  },
  scope: (scope) => rowsOf('l', scope),
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'descricoes_aprendidas',
});
