const UNMARKED_NOTE = "not exists (select from note_days_stale s where s.audience = 'CONSUMER' and s.dia = x.dia)";
const UNMARKED_PERSON = 'not exists (select from link_marks m where m.kind = x.kind and m.id = x.person_id)';
const UNMARKED = 'not exists (select from link_marks) and not exists (select from note_days_stale)';

/** Invariants of the Vínculos aggregates (link_sums_refresh): each statement returns the rows that violate it (`npm run db:check`). */
export const linkInvariants: readonly { name: string; sql: string }[] = [
  {
    name: 'the kept pairs of days without a mark are the invoices that a seller and a consumer both scored',
    sql: `select * from (
        select consumer_posting, seller_posting, consumer_id, seller_id, nota_dia as dia, network_id, venda_dia from (
          select 1 as n, * from note_pairs union all select -1, * from note_pairs_found(null, null, null)) u
        group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0) x
      where ${UNMARKED_NOTE}
        and not exists (select from note_days_stale s where s.audience = 'SELLER' and s.network_id = x.network_id and s.dia = x.venda_dia)`,
  },
  {
    name: 'the kept series of days without a mark are the notes in a row',
    sql: `select * from (
        select consumer_id, dia, posting_ids from (
          select 1 as n, * from note_series union all select -1, * from note_series_found(null)) u
        group by 1, 2, 3 having sum(n) <> 0) x where ${UNMARKED_NOTE}`,
  },
  {
    name: 'the kept contacts of a person without a mark are what can be compared of him',
    sql: `select * from (
        select kind, person_id, tipo, valor from (
          select 1 as n, * from link_contacts union all select -1, * from link_contacts_found('SELLER', null)
          union all select -1, * from link_contacts_found('CONSUMER', null)) u
        group by 1, 2, 3, 4 having sum(n) <> 0) x where ${UNMARKED_PERSON}`,
  },
  {
    name: 'every contact of three CPFs is kept as one',
    sql: `select c.tipo, c.valor from link_contacts c join link_people_now n on n.kind = c.kind and n.person_id = c.person_id
      group by 1, 2 having count(distinct n.cpf) >= 3 and not exists (select from link_values v where v.tipo = c.tipo and v.valor = c.valor)
        and ${UNMARKED}`,
  },
  {
    name: 'every couple and every referral to look at is kept as one',
    sql: `select 'casal' as what, f.seller_id, f.consumer_id from note_couples_found(null, null) f
      left join note_couples k on k.seller_id = f.seller_id and k.consumer_id = f.consumer_id
      where ${UNMARKED} and (k.seller_id is null or (f.suspeito and not k.suspeito))
      union all
      select 'indicacao', f.referral_id, null from link_referrals_found(null) f
      where ${UNMARKED} and not exists (select from link_referrals l where l.referral_id = f.referral_id)`,
  },
];
