import { mayDo } from '../../../platform/actor.ts';
import { defineTotals, type TotalsScope } from '../../../platform/totals/totals.ts';
import { audienceSet } from '../../audiences/index.ts';
import { consumersScope } from '../../consumers/index.ts';
import { sellersScope } from '../../sellers/index.ts';
import { city, consumer, network, referrer, region, seller, state, store, text } from './dimensions.ts';
import { decimal, percent, rows, share } from './measures.ts';

/** Members that are not removed, of both audiences, as one table. */
export const MEMBERS = `(
    select 'SELLER' as audience, v.id, v.id as seller_id, null::int as consumer_id, v.cpf, v.ativo, v.criado_em, v.store_id, s.network_id,
      n.regiao, s.end_estado as estado, s.end_cidade as cidade
    from sellers v join stores s on s.id = v.store_id join networks n on n.id = s.network_id where v.excluido_em is null
    union all
    select 'CONSUMER', c.id, null, c.id, c.cpf, c.ativo, c.criado_em, null, null, null, c.end_estado, c.end_cidade
    from consumers c where c.excluido_em is null) m`;

/** Members (alias `m`) whose rows the actor may list. */
export function membersScope(scope: TotalsScope): string[] {
  if (scope.actor.kind === 'system') return [];
  if (scope.actor.kind !== 'staff') return ['false'];
  const sellers = ["m.audience = 'SELLER'", ...sellersScope(scope, 'm', 'm')].join(' and ');
  if (!mayDo(scope.actor, 'consumer:list')) return [`(${sellers})`];
  const consumers = ["m.audience = 'CONSUMER'", ...consumersScope(scope, 'm')].join(' and ');
  return [`((${sellers}) or (${consumers}))`];
}

/** SQL of the members' ids in `postings p`, by audience. */
export const MEMBER_ID = { SELLER: 'p.seller_id', CONSUMER: 'p.consumer_id' } as const;
/** A query of the approved sales or purchases (`postings p`) of each audience, which has an index of its own. */
const ofBothAudiences = (query: (audience: string, member: string, from: string) => string) =>
  `(${Object.entries(MEMBER_ID)
    .map(([audience, id]) => query(`'${audience}'`, id, `from postings p where p.audience = '${audience}' and p.status = 'APROVADA'`))
    .join(' union all ')})`;
/** Approved sales or purchases of each member. */
const SALES = `left join ${ofBothAudiences(
  (audience, member, from) => `select ${audience} as audience, ${member} as member_id, count(*) as sales, sum(p.total_venda) as amount,
      sum(p.total_pontos) as points, sum(p.cashback) as cashback, min(p.realizado_em) as first_day, max(p.realizado_em) as last_day
      ${from} group by ${member}`,
)} y on y.audience = m.audience and y.member_id = m.id`;
/** The day of the second sale or purchase. */
const SECOND = `left join ${ofBothAudiences(
  (
    audience,
    member,
    from,
  ) => `select ${audience} as audience, k.member_id, k.day from (select ${member} as member_id, p.realizado_em as day,
      row_number() over (partition by ${member} order by p.realizado_em) as place ${from}) k where k.place = 2`,
)} z on z.audience = m.audience and z.member_id = m.id`;
/** What of the account's balance has expired and is still in it. */
const LAPSED = `left join (select l.account_id, sum(l.restante) as valor from lots l
      where l.restante > 0 and l.vence_em < {today} group by 1) x on x.account_id = a.id`;

const needs = ['sales'];
const shown = (currency: string) => `sum(coalesce(a.balance, 0) - coalesce(x.valor, 0)) filter (where a.currency = '${currency}')`;
const SECOND_SALE = 'count(*) filter (where z.day <= y.first_day + 60)';

/** Sellers and consumers. */
export const memberTotals = defineTotals({
  name: 'memberTotals',
  noun: 'Member',
  title: 'Participantes',
  description: 'Sellers and consumers with their sales and balances, grouped and computed in one statement.',
  permission: 'seller:list',
  from: MEMBERS,
  joins: {
    sales: SALES,
    second: SECOND,
    account: `left join accounts a on a.holder_type = m.audience and a.holder_id = m.id ${LAPSED}`,
    referral: 'left join referrals rf on rf.cpf = m.cpf',
  },
  scope: membersScope,
  date: { sql: 'm.criado_em', type: 'instant', description: 'Day of the registration.' },
  member: '(m.audience, m.id)',
  counted: 'sellers',
  dimensions: {
    AUDIENCE: text({ field: 'audience', title: 'Público', description: 'Audience', sql: 'm.audience', set: audienceSet }),
    NETWORK: network('m.network_id'),
    REGION: region('m.regiao', []),
    STORE: store('m.store_id'),
    STATE: state('m.estado', []),
    CITY: city('m.cidade', []),
    SELLER: seller('m.seller_id'),
    CONSUMER: consumer('m.consumer_id'),
    ACTIVE: { field: 'active', title: 'Ativo', description: 'Whether the account is active', sql: 'm.ativo', type: 'boolean' },
    REFERRER: referrer('rf.seller_id', ['referral']),
    COHORT: text({
      field: 'cohort',
      title: 'Mês da primeira venda',
      description: "Month 'YYYY-MM' of the first sale or purchase",
      sql: "to_char(y.first_day, 'YYYY-MM')",
      needs,
    }),
  },
  measures: {
    count: rows('Participantes', 'Members', 'count(*)', { unit: 'members' }),
    share,
    withSale: rows('Com venda', 'Members with an approved sale or purchase', 'count(y.sales)', { unit: 'members', needs }),
    referred: rows('Indicados', 'Members whom a seller referred', 'count(rf.id)', { unit: 'members', needs: ['referral'] }),
    sales: rows('Vendas', 'Approved sales or purchases', 'sum(y.sales)', { needs }),
    amount: decimal('BRL', 'Valor', 'Value of the sales or purchases', 'sum(y.amount)', { needs }),
    points: decimal('points', 'Pontos ganhos', 'Points of approved sales', 'sum(y.points)', { needs }),
    cashback: decimal('BRL', 'Cashback ganho', 'Cashback of approved purchases', 'sum(y.cashback)', { needs }),
    pointsBalance: decimal('points', 'Saldo de pontos', 'Points that can be spent today, less debts', shown('PONTO'), {
      needs: ['account'],
    }),
    cashbackBalance: decimal('BRL', 'Saldo de cashback', 'Cashback of today, less debts', shown('BRL'), { needs: ['account'] }),
    daysSinceSale: rows(
      'Dias sem venda',
      'Days since the last sale or purchase of the group; without any, since the registration',
      "{today} - max(coalesce(y.last_day, (m.criado_em at time zone 'America/Sao_Paulo')::date))",
      { unit: 'days', needs, nullable: true },
    ),
    secondSale: rows('Segunda em 60 dias', 'Members with a second sale or purchase within 60 days of the first', SECOND_SALE, {
      unit: 'members',
      needs: ['sales', 'second'],
    }),
    secondSaleShare: percent(
      'Segunda em 60 dias',
      'Members with a second sale or purchase within 60 days, in those whose first is at least 60 days old',
      'count(*) filter (where z.day <= y.first_day + 60 and y.first_day <= {today} - 60)',
      'count(*) filter (where y.first_day <= {today} - 60)',
      { needs: ['sales', 'second'] },
    ),
  },
});
