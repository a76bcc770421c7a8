import { defineList, type ListColumn, type ScopeContext } from '../../platform/lists/list.ts';
import { consumersScope } from '../consumers/index.ts';
import { entryTypeSet } from '../ledger/index.ts';
import { sellersScope } from '../sellers/index.ts';

/** Lots that an entry created, including their replacements (function ledger_own_lots). */
const OWN_LOTS = 'select ledger_own_lots(e.id)';

const columns = {
  id: { sql: 'e.id::int', type: 'id', title: 'Id', exported: false },
  tipo: { sql: 'e.type', type: 'text', set: entryTypeSet, title: 'Movimento', description: 'Type of the ledger entry', nullable: false },
  valor: { sql: 'e.valor', type: 'decimal', title: 'Valor', description: 'Signed: points of a seller, BRL of a consumer', nullable: false },
  saldoApos: { sql: 'e.balance_after', type: 'decimal', title: 'Saldo depois', nullable: false },
  dividaApos: { sql: 'e.debt_after', type: 'decimal', title: 'Débito depois', nullable: false },
  documento: { sql: 'e.origem_tipo', type: 'text', title: 'Documento', nullable: false },
  documentoId: { sql: 'e.origem_id', type: 'text', title: 'Número do documento', nullable: false },
  identificador: { sql: 'p.identificador', type: 'text', title: 'Número fiscal' },
  regra: {
    sql: "case when e.type = 'VENDA' then explained_rule(e.regra, p.store_id, p.realizado_em) else e.regra end",
    type: 'json',
    title: 'Regra',
    description: 'The rule as it stood',
    nullable: false,
    exported: false,
  },
  venceEm: {
    sql: `case when e.valor > 0 then (select max(l.vence_em) from lots l where l.id in (${OWN_LOTS})) end`,
    type: 'date',
    title: 'Vence em',
  },
  livre: {
    sql: `case when e.valor > 0 then (select coalesce(sum(l.restante), 0) from lots l where l.id in (${OWN_LOTS})) end`,
    type: 'decimal',
    title: 'Livre',
    description: 'Of a credit: what is left of it',
  },
  usos: {
    sql: `jsonb_build_object('itens', case when e.valor > 0 then (
        select coalesce(jsonb_agg(jsonb_build_object('tipo', u.type, 'documentoId', u.origem_id, 'valor', u.valor::text) order by u.id), '[]')
        from (select d.id, d.type, d.origem_id, sum(case when c.returned then -c.valor else c.valor end) as valor
          from consumptions c join entries d on d.id = c.entry_id where c.lot_id in (${OWN_LOTS}) group by d.id) u
        where u.valor > 0) else '[]' end)`,
    type: 'json',
    title: 'Usos',
    description: '{ itens: [{ tipo, documentoId, valor }] }: what a credit was spent on',
    nullable: false,
    exported: false,
  },
  ordem: {
    sql: 'e.seq',
    type: 'integer',
    title: 'Ordem',
    description: '1, 2, 3… within the account',
    sortable: true,
    nullable: false,
    exported: false,
  },
  dia: { sql: 'e.dia', type: 'date', title: 'Dia', nullable: false },
  criadoEm: { sql: 'e.criado_em', type: 'dateTime', title: 'Data', sortable: true, nullable: false },
} as const satisfies Record<string, ListColumn>;

const FROM = `entries e join accounts a on a.id = e.account_id
  left join sellers v on a.holder_type = 'SELLER' and v.id = a.holder_id left join stores s on s.id = v.store_id
  left join consumers c on a.holder_type = 'CONSUMER' and c.id = a.holder_id
  left join postings p on e.origem_tipo = 'posting' and p.id = e.origem_id::int`;

/** Their own account only. */
function ownScope({ actor, bind }: ScopeContext): string[] {
  if (actor.kind === 'seller') return ["a.holder_type = 'SELLER'", "a.currency = 'PONTO'", `a.holder_id = ${bind(actor.id)}`];
  if (actor.kind === 'consumer') return ["a.holder_type = 'CONSUMER'", "a.currency = 'BRL'", `a.holder_id = ${bind(actor.id)}`];
  return ['false'];
}

/** Every movement of the signed-in person's balance, with its explanation (beyond C6). */
export const ownEntriesList = defineList({
  name: 'ownEntries',
  rowType: 'OwnEntry',
  description: 'Movements of the balance of the signed-in seller or consumer.',
  permission: 'posting:listOwn',
  from: FROM,
  key: 'e.id',
  columns,
  scope: ownScope,
  // In ledger order, so that each balance follows from the line below it.
  defaultSort: [{ column: 'ordem', direction: 'desc' }],
});

/** The same for staff, for one seller or consumer they may see. */
export const balanceEntriesList = defineList({
  name: 'balanceEntries',
  rowType: 'BalanceEntry',
  description: 'Movements of the balance of one seller or consumer, for the staff.',
  permission: 'posting:listOfSeller',
  from: FROM,
  key: 'e.id',
  columns,
  filters: {
    sellerId: { type: 'id', description: 'Of one seller.', where: (value) => `a.holder_type = 'SELLER' and a.holder_id = ${value}` },
    cpf: {
      type: 'text',
      description: 'Of the seller with this CPF, digits only.',
      where: (value) => `a.holder_type = 'SELLER' and a.holder_id = (select id from sellers where cpf = ${value})`,
    },
    consumerId: {
      type: 'id',
      description: 'Of one consumer.',
      where: (value) => `a.holder_type = 'CONSUMER' and a.holder_id = ${value}`,
    },
  },
  scope: (scope) => {
    if (scope.actor.kind === 'system') return [];
    if (scope.actor.kind !== 'staff') return ['false'];
    const seller = ["a.holder_type = 'SELLER'", ...sellersScope(scope, 'v', 's')].join(' and ');
    const consumer = ["a.holder_type = 'CONSUMER'", ...consumersScope(scope, 'c')].join(' and ');
    return [`((${seller}) or (${consumer}))`];
  },
  // In ledger order, so that each balance follows from the line below it.
  defaultSort: [{ column: 'ordem', direction: 'desc' }],
  fileName: 'extrato',
});
