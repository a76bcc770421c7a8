import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { cardsScope } from './card-holding.ts';
import { cardSituationSet } from './card-sets.ts';

/** A card's status, in one word. */
const SITUATION = `case when k.seller_id is null and k.bloqueado then 'RETIRADO' when k.seller_id is null then 'LIVRE'
  when k.em_desbloqueio then 'EM_DESBLOQUEIO' when not k.entregue then 'A_CAMINHO' when k.bloqueado then 'BLOQUEADO' else 'ATIVO' end`;

/** Prepaid cards by network (document 001 §2, Cartões). */
export const cardsList = defineList({
  name: 'cards',
  rowType: 'Card',
  description: 'Prepaid cards (Cartões): those of sellers, and the stock.',
  permission: 'card:list',
  from: `cards k left join sellers v on v.id = k.seller_id left join stores s on s.id = v.store_id
    left join networks n on n.id = s.network_id`,
  key: 'k.id',
  search: "(k.busca || ' ' || coalesce(v.busca, ''))",
  columns: {
    id: column.id('k.id', 'Id', { exported: false }),
    rede: column.text('n.nome', 'Rede', { description: 'Network of the seller', sortable: true }),
    parceiro: column.text('v.nome', 'Vendedor', { description: 'Seller who has it', sortable: true }),
    cpf: column.text('v.cpf', 'CPF', { sortable: true }),
    codigoBarras: column.text('k.codigo_barras', 'Código de Barras', { sortable: true, nullable: false }),
    numero: column.text('k.numero', 'Número', { sortable: true, nullable: false }),
    saldo: column.money('k.saldo', 'Saldo', { sortable: true, nullable: false }),
    nome: column.text('k.nome', 'Nome', { description: 'Name on the card', sortable: true }),
    situacao: column.text(SITUATION, 'Situação', { set: cardSituationSet, sortable: true, nullable: false }),
    entregue: column.boolean('k.entregue', 'Entregue', { sortable: true, nullable: false }),
    atualizadoEm: column.dateTime('k.atualizado_em', 'Saldo em', { description: 'When the balance was told', sortable: true }),
  },
  filters: {
    rede: { type: 'text', replacedBy: 'networkId', description: 'Name of a network.', where: (value) => `n.nome = ${value}` },
    networkId: { type: 'id', description: 'A network.', where: (value) => `n.id = ${value}` },
    situacao: {
      type: 'text',
      set: cardSituationSet,
      description: 'Cards in this situation.',
      where: (value) => `(${SITUATION}) = ${value}`,
    },
  },
  scope: cardsScope,
  defaultSort: [
    { column: 'rede', direction: 'asc' },
    { column: 'parceiro', direction: 'asc' },
  ],
  fileName: 'cartoes',
});
