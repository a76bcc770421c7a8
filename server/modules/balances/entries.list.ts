import { dateSql } from '../../platform/lists/as-asked.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList, type ListColumn, type ScopeContext } from '../../platform/lists/list.ts';
import { reversalReasonSet } from '../audiences/index.ts';
import { entryTypeSet, statementLineSql } from '../ledger/index.ts';
import { EntryRule, EntryUses } from './entry-shapes.ts';
import { holdersScope } from './holders-scope.ts';
import { saleReversalSet } from './sale-reversal-set.ts';

/** Lots that an entry created, including their replacements. In `from`, so that PostgreSQL plans the function's text with the statement. */
const OWN_LOTS = 'select o.id from ledger_own_lots(e.id) as o(id)';
/** What a line gave back belongs to the credit it came from: each lot is free in one line only. */
const IS_FIRST_CREDIT = "e.valor > 0 and e.type not in ('CANCELAMENTO_RESGATE', 'REATIVACAO', 'ESTORNO_EXPIRACAO')";

/** A column of the edit that a correction wrote. */
const EDIT = (name: string) => `(select d.${name} from posting_edits d where d.id = (e.regra ->> 'edicao')::int)`;

/** The lines of the account up to this one; in the select list, so that PostgreSQL adds them up for the page's rows alone. */
const upToHere = (expression: string) =>
  `(select ${expression} from statement_lines y where y.account_id = e.account_id and ${statementLineSql('y', '{today}')}
     and (y.criado_em, y.id) <= (e.criado_em, e.id))`;

const columns = {
  id: column.id('e.numero', 'Id', { description: 'Below zero for what the expiry has not written off yet', exported: false }),
  tipo: column.text('e.type', 'Movimento', { set: entryTypeSet, description: 'Type of the ledger entry', nullable: false }),
  valor: column.decimal('e.valor', 'Valor', { description: 'Signed: points of a seller, BRL of a consumer', nullable: false }),
  saldoApos: column.decimal(upToHere('sum(y.valor)::numeric(14,2)'), 'Saldo depois', {
    ranged: false,
    description: 'Ends in the shown balance',
    nullable: false,
  }),
  dividaApos: column.decimal('e.debt_after', 'Débito depois', { nullable: false }),
  documento: column.text('e.origem_tipo', 'Documento', { nullable: false }),
  documentoId: column.text('e.origem_id', 'Número do documento', { nullable: false }),
  identificador: column.text('p.identificador', 'Número fiscal'),
  automatica: column.boolean(
    "e.type in ('VENDA', 'CASHBACK') and exists (select from auto_decisions d where d.posting_id = p.id)",
    'Automática',
    {
      description: 'Of a sale: credited without a reviewer',
      nullable: false,
      exported: false,
    },
  ),
  situacao: column.text("case when e.type = 'ESTORNO' then nullif(p.status, 'APROVADA') end", 'Situação da venda', {
    set: saleReversalSet,
    description: 'Of a reversal: whether the sale was cancelled or returned to analysis',
    exported: false,
  }),
  causa: column.text(
    `case e.type when 'ESTORNO' then p.estorno_causa when 'CORRECAO' then ${EDIT('causa')} when 'CANCELAMENTO_RESGATE' then x.cancelamento_causa end`,
    'Motivo',
    { set: reversalReasonSet, description: 'Why it was reversed or corrected' },
  ),
  observacao: column.text(
    `case e.type when 'ESTORNO' then p.estorno_observacao when 'CORRECAO' then ${EDIT('motivo')}
       when 'CANCELAMENTO_RESGATE' then x.cancelamento_observacao end`,
    'Explicação',
    { description: 'The text beside the reason' },
  ),
  regra: column.json("case when e.type = 'VENDA' then explained_rule(e.regra, p.store_id, p.realizado_em) else e.regra end", 'Regra', {
    shape: EntryRule,
    description: 'Rule at the time of the movement',
    nullable: false,
    exported: false,
  }),
  venceEm: column.date(`case when e.valor > 0 then (select max(l.vence_em) from lots l where l.id in (${OWN_LOTS})) end`, 'Vence em', {
    ranged: false,
  }),
  livre: {
    sql: `case when ${IS_FIRST_CREDIT} then (select coalesce(sum(l.restante), 0) from lots l
      where l.id in (${OWN_LOTS}) and (l.vence_em is null or l.vence_em >= {today})) end`,
    type: 'decimal',
    ranged: false,
    title: 'Livre',
    description: 'Of a credit: what is left of it and not past its day; null where something was given back',
  },
  usos: {
    sql: `jsonb_build_object('itens', case when e.valor > 0 then (
        select coalesce(jsonb_agg(jsonb_build_object('tipo', u.type, 'documentoId', u.origem_id, 'valor', u.valor::text) order by u.id), '[]')
        from (select d.id, d.type, d.origem_id, sum(case when c.returned then -c.valor else c.valor end) as valor
          from consumptions c join entries d on d.id = c.entry_id where c.lot_id in (${OWN_LOTS}) group by d.id
          union all select null, 'EXPIRACAO', l.id::text, l.restante from lots l where l.id in (${OWN_LOTS}) and l.vence_em < {today}) u
        where u.valor > 0) else '[]' end)`,
    type: 'json',
    title: 'Usos',
    shape: EntryUses,
    description: 'Uses of a credit',
    nullable: false,
    exported: false,
  },
  ordem: column.integer(upToHere('count(*)::int'), 'Ordem', {
    description: '1, 2, 3… within the account',
    ranged: false,
    sortable: true,
    nullable: false,
    exported: false,
  }),
  dia: column.date('e.dia', 'Dia', { nullable: false }),
  criadoEm: column.dateTime('e.criado_em', 'Data', { sortable: true, nullable: false }),
} as const satisfies Record<string, ListColumn>;

const FROM = `statement_lines e join accounts a on a.id = e.account_id
  left join sellers v on a.holder_type = 'SELLER' and v.id = a.holder_id left join stores s on s.id = v.store_id
  left join consumers c on a.holder_type = 'CONSUMER' and c.id = a.holder_id
  left join postings p on e.origem_tipo = 'posting' and p.id = e.origem_id::int
  left join redemptions x on x.id = case when e.type = 'CANCELAMENTO_RESGATE' then e.origem_id::int end`;

const parts = ({ today }: { today: string }) => ({ today: dateSql(today) });
/** The order of statement_lines, so that each balance follows from the line below it. */
const NEWEST_FIRST = [{ column: 'criadoEm', direction: 'desc' }] as const;

/** Their own account only. */
function ownScope({ actor, bind, today }: ScopeContext): string[] {
  const shown = statementLineSql('e', dateSql(today));
  if (actor.kind === 'seller') return [shown, "a.holder_type = 'SELLER'", "a.currency = 'PONTO'", `a.holder_id = ${bind(actor.id)}`];
  if (actor.kind === 'consumer') return [shown, "a.holder_type = 'CONSUMER'", "a.currency = 'BRL'", `a.holder_id = ${bind(actor.id)}`];
  return ['false'];
}

/** Every movement of the signed-in person's balance, with its explanation (beyond C6). */
export const ownEntriesList = defineList({
  name: 'ownEntries',
  rowType: 'OwnEntry',
  description: 'Movements of the balance of the signed-in seller or consumer.',
  permission: 'posting:listOwn',
  from: FROM,
  parts,
  key: 'e.id',
  columns,
  scope: ownScope,
  defaultSort: NEWEST_FIRST,
});

/** The same for staff, for one seller or consumer they may see. */
export const balanceEntriesList = defineList({
  name: 'balanceEntries',
  rowType: 'BalanceEntry',
  description: 'Movements of the balance of one seller or consumer, for the staff.',
  permission: 'posting:listOfSeller',
  from: FROM,
  parts,
  key: 'e.id',
  columns: {
    ...columns,
    autor: column.text("(select u.nome from staff_users u where u.id = substring(e.autor from '^staff:([0-9]+)$')::int)", 'Responsável', {
      description: 'Member of staff who caused it; null for members and the system',
    }),
  },
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
  scope: (scope) => [statementLineSql('e', dateSql(scope.today)), ...holdersScope(scope)],
  defaultSort: NEWEST_FIRST,
  fileName: 'extrato',
});
