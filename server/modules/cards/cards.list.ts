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
    id: { sql: 'k.id', type: 'id', title: 'Id', exported: false },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', description: 'Network of the seller', sortable: true },
    parceiro: { sql: 'v.nome', type: 'text', title: 'Vendedor', description: 'Seller who has it', sortable: true },
    cpf: { sql: 'v.cpf', type: 'text', title: 'CPF', sortable: true },
    codigoBarras: { sql: 'k.codigo_barras', type: 'text', title: 'Código de Barras', sortable: true, nullable: false },
    numero: { sql: 'k.numero', type: 'text', title: 'Número', sortable: true, nullable: false },
    saldo: { sql: 'k.saldo', type: 'money', title: 'Saldo', sortable: true, nullable: false },
    nome: { sql: 'k.nome', type: 'text', title: 'Nome', description: 'Name on the card', sortable: true },
    situacao: {
      sql: SITUATION,
      type: 'text',
      set: cardSituationSet,
      title: 'Situação',
      sortable: true,
      nullable: false,
    },
    entregue: { sql: 'k.entregue', type: 'boolean', title: 'Entregue', sortable: true, nullable: false },
    atualizadoEm: { sql: 'k.atualizado_em', type: 'dateTime', title: 'Saldo em', description: 'When the balance was told', sortable: true },
  },
  filters: {
    rede: { type: 'text', description: 'Name of a network.', where: (value) => `n.nome = ${value}` },
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
