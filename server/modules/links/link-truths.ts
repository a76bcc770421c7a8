import { byDay, byId, type Truth, walkedTruth } from '../../platform/db/truth.ts';

const UNMARKED_NOTE = "not exists (select from note_days_stale s where s.audience = 'CONSUMER' and s.dia = x.dia)";
const UNMARKED_PERSON = 'not exists (select from link_marks m where m.kind = x.kind and m.id = x.person_id)';
const UNMARKED = 'not exists (select from link_marks) and not exists (select from note_days_stale)';
const NOTES = "audience = 'CONSUMER' and status = 'APROVADA'";

const days = byDay(`(select realizado_em from postings where ${NOTES}) notes`, 'realizado_em');
/** The days of the notes in a slice. */
const daysOf = (condition: string) => `array(select distinct realizado_em from postings where ${NOTES} and ${condition})`;

const contacts = (kind: 'SELLER' | 'CONSUMER', table: 'sellers' | 'consumers') => ({
  subject: 'VINCULOS' as const,
  walk: byId(table),
  statement: (
    within: (column: string) => string,
    inSlice: (sql: string, otherwise: string) => string,
  ) => `select kind, person_id, tipo from (
        select kind, person_id, tipo, valor from (
          select 1 as n, * from link_contacts where kind = '${kind}' and ${within('person_id')}
          union all
          select -1, * from link_contacts_found('${kind}', ${inSlice(`array(select id from ${table} where ${within('id')})`, 'null')})) u
        group by 1, 2, 3, 4 having sum(n) <> 0) x where ${UNMARKED_PERSON}`,
});

/** Truths of the Vínculos aggregates (link_sums_refresh). Contacts themselves never leave the database. */
export const linkTruths: readonly Truth[] = [
  walkedTruth({
    code: 'links-pairs',
    subject: 'VINCULOS',
    name: 'the kept pairs of days without a mark are the invoices that a seller and a consumer both scored',
    texto: 'Os pares guardados são as notas que um vendedor e um consumidor pontuaram.',
    walk: days,
    statement: (within, inSlice) => `select * from (
        select consumer_posting, seller_posting, consumer_id, seller_id, nota_dia as dia, network_id, venda_dia from (
          select 1 as n, * from note_pairs where ${within('nota_dia')} union all select -1, *
          from note_pairs_found(${inSlice(`'{}', '{}', ${daysOf(within('realizado_em'))}`, 'null, null, null')})) u
        group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0) x
      where ${UNMARKED_NOTE}
        and not exists (select from note_days_stale s where s.audience = 'SELLER' and s.network_id = x.network_id and s.dia = x.venda_dia)`,
  }),
  walkedTruth({
    code: 'links-series',
    subject: 'VINCULOS',
    name: 'the kept series of days without a mark are the notes in a row',
    texto: 'As séries guardadas são as notas em sequência de cada dia.',
    walk: days,
    statement: (within, inSlice) => `select * from (
        select consumer_id, dia, posting_ids from (
          select 1 as n, * from note_series where ${within('dia')}
          union all select -1, * from note_series_found(${inSlice(daysOf(within('realizado_em')), 'null')})) u
        group by 1, 2, 3 having sum(n) <> 0) x where ${UNMARKED_NOTE}`,
  }),
  walkedTruth({
    code: 'links-contacts-sellers',
    name: 'the kept contacts of a seller without a mark are what can be compared of them',
    texto: 'Os contatos guardados de cada vendedor são os do seu cadastro.',
    ...contacts('SELLER', 'sellers'),
  }),
  walkedTruth({
    code: 'links-contacts-consumers',
    name: 'the kept contacts of a consumer without a mark are what can be compared of them',
    texto: 'Os contatos guardados de cada consumidor são os do seu cadastro.',
    ...contacts('CONSUMER', 'consumers'),
  }),
  {
    code: 'links-shared-contacts',
    subject: 'VINCULOS',
    name: 'every contact of three CPFs is kept as one',
    texto: 'Todo contato que três CPFs têm em comum está guardado.',
    sql: `select c.tipo, min(c.person_id) as person_id from link_contacts c
      join link_people_now n on n.kind = c.kind and n.person_id = c.person_id
      group by c.tipo, c.valor having count(distinct n.cpf) >= 3
        and not exists (select from link_values v where v.tipo = c.tipo and v.valor = c.valor) and ${UNMARKED}`,
  },
  {
    code: 'links-couples',
    subject: 'VINCULOS',
    name: 'every couple and every referral to look at is kept as one',
    texto: 'Todo par e toda indicação a examinar está em Vínculos suspeitos.',
    sql: `select 'casal' as what, f.seller_id, f.consumer_id, null::int as referral_id from note_couples_found(null, null) f
      left join note_couples k on k.seller_id = f.seller_id and k.consumer_id = f.consumer_id
      where ${UNMARKED} and (k.seller_id is null or (f.suspeito and not k.suspeito))
      union all
      select 'indicacao', null, null, f.referral_id from link_referrals_found(null) f
      where ${UNMARKED} and not exists (select from link_referrals l where l.referral_id = f.referral_id)`,
  },
];
