import { column } from '../../../../platform/lists/column.ts';
import { defineList } from '../../../../platform/lists/list.ts';
import { rowsOf } from '../../sales/posting-scope.ts';

/** Credited receipts in which a description was the product that decisions assigned to it. */
export const learnedReceiptsList = defineList({
  name: 'learnedReceipts',
  rowType: 'LearnedReceipt',
  description: 'Credited receipts in which a learned description was its product; of one description by its filter.',
  permission: 'submission:list',
  from: `learned_products l join submissions s on s.id = l.submission_id join postings p on p.submission_id = s.id and p.status = 'APROVADA'
    left join stores r on r.id = p.store_id left join staff_users u on u.id = s.decidido_por_id`,
  key: 'l.id',
  where: ['l.removido_em is null'],
  columns: {
    id: column.id('l.id', 'Id', { exported: false }),
    submissionId: column.id('l.submission_id', 'Nota', { nullable: false }),
    descricao: column.text('l.descricao', 'Descrição na nota', { nullable: false }),
    identificador: column.text('p.identificador', 'Identificador', { nullable: false }),
    loja: column.text('r.nome_fantasia', 'Loja', { sortable: true }),
    realizadoEm: column.date('p.realizado_em', 'Realizado em', { sortable: true, nullable: false }),
    totalPontos: column.points("case when p.audience = 'SELLER' then p.total_pontos end", 'Pontos', { description: 'Of a seller' }),
    cashback: column.money("case when p.audience = 'CONSUMER' then p.cashback end", 'Cashback', { description: 'Of a consumer' }),
    ensinou: column.boolean('l.ensina', 'Confirmada', {
      description: 'A reviewer decided the item; else it was only used',
      nullable: false,
    }),
    decididoPor: column.text('u.nome', 'Decidida por', { description: 'Null for an automatic credit', sortable: true }),
    decididoEm: column.dateTime('s.decidido_em', 'Decidida em', { sortable: true }),
  },
  filters: {
    learnedProductId: {
      type: 'id',
      description: 'Of one learned description.',
      where: (value) =>
        `exists (select from learned_products o
          where o.id = ${value} and o.network_id = l.network_id and o.texto = l.texto and o.product_id = l.product_id)`,
    },
  },
  scope: (scope) => rowsOf('l', scope),
  defaultSort: [{ column: 'decididoEm', direction: 'desc' }],
  fileName: 'notas_da_descricao',
});
