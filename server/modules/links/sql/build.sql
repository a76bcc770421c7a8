-- Builds the groups of a run, one block per rule; links_keep writes them. Updates the sums first. People who left or were erased are in no group.
-- Two runs wait for each other (advisory lock).
create or replace function links_build(p_run_id int, p_now timestamptz) returns void language plpgsql as $$
declare
  since date := ((p_now at time zone 'America/Sao_Paulo')::date - links_window())::date;
begin
  perform pg_advisory_xact_lock(7202611215);
  perform link_sums_refresh();
  delete from link_groups g where g.run_id = p_run_id;
  drop table if exists link_pairs;
  create temporary table link_pairs on commit drop as
    select p.consumer_posting, p.seller_posting, p.seller_id, p.consumer_id, 'CONSUMER:' || p.consumer_id as consumer,
      'SELLER:' || p.seller_id as seller, p.nota_dia
    from note_couples k join note_pairs p on p.seller_id = k.seller_id and p.consumer_id = k.consumer_id
    where k.suspeito and p.nota_dia >= since and p.venda_dia >= since;
  analyze link_pairs;

  -- Sellers who bought from themselves.
  perform links_keep(p_run_id, 'MESMA_PESSOA', 'ALTA',
    format('O mesmo CPF pontuou como vendedor e como consumidor em %s nota(s)', count(distinct x.id) / 2),
    array[p.seller, p.consumer], array_agg(distinct x.id), max(p.nota_dia))
  from link_pairs p join sellers v on v.id = p.seller_id and v.excluido_em is null
  join consumers c on c.id = p.consumer_id and c.cpf = v.cpf and c.excluido_em is null
  cross join lateral (values (p.consumer_posting), (p.seller_posting)) as x(id) group by p.seller, p.consumer;

  -- A seller and a consumer who share a contact and scored the same invoice.
  perform links_keep(p_run_id, 'CONHECIDOS', 'ALTA',
    format('Vendedor e consumidor com %s em comum pontuaram a mesma nota (%s)', k.shared, cardinality(k.note_ids)),
    array[k.seller, k.consumer], k.note_ids, k.last_day)
  from (
    select p.seller, p.consumer, array_agg(distinct p.consumer_posting) as note_ids, max(p.nota_dia) as last_day,
      string_agg(distinct link_contact_name(a.tipo), ', ') as shared
    from link_pairs p join sellers v on v.id = p.seller_id join consumers c on c.id = p.consumer_id and c.cpf <> v.cpf
    join link_contacts a on a.kind = 'SELLER' and a.person_id = p.seller_id
    join link_contacts b on b.kind = 'CONSUMER' and b.person_id = p.consumer_id and b.tipo = a.tipo and b.valor = a.valor
    group by 1, 2) k;

  -- Five or more of a consumer's notes, and more than 40 % of them, with one seller.
  perform links_keep(p_run_id, 'CONCENTRACAO', 'MEDIA',
    format('%s de %s notas do consumidor (%s %%) são do mesmo vendedor', k.together, t.total, round(k.together * 100.0 / t.total)),
    array[k.seller, k.consumer], k.note_ids, k.last_day)
  from (
    select seller, consumer, consumer_id, count(distinct consumer_posting) as together,
      array_agg(distinct consumer_posting) as note_ids, max(nota_dia) as last_day
    from link_pairs group by 1, 2, 3 having count(distinct consumer_posting) >= 5) k
  cross join lateral (
    select count(*) as total from postings n
    where n.consumer_id = k.consumer_id and n.status = 'APROVADA' and n.realizado_em >= since) t
  where k.together > t.total * 0.4;

  -- Three or more CPFs with one PIX key, mobile number, e-mail or address.
  perform links_keep(p_run_id, k.tipo, case k.tipo when 'CHAVE_PIX' then 'ALTA' else 'BAIXA' end,
    format('%s CPFs com %s', k.cpfs, case k.tipo when 'CHAVE_PIX' then 'a mesma chave PIX' when 'CELULAR' then 'o mesmo celular'
      when 'EMAIL' then 'o mesmo e-mail' else 'o mesmo endereço e número' end),
    k.people, '{}', null)
  from (
    select tipo, valor, count(distinct n.cpf) as cpfs, array_agg(distinct n.kind || ':' || n.person_id) as people
    from link_values join link_contacts c using (tipo, valor) join link_people_now n on n.kind = c.kind and n.person_id = c.person_id
    group by 1, 2 having count(distinct n.cpf) >= 3) k;

  -- Sellers who share a contact with somebody they referred, and rings of referrals.
  perform links_keep(p_run_id, 'INDICACAO_PROPRIA', 'MEDIA',
    format('Quem indicou e quem foi indicado têm %s em comum', string_agg(distinct link_contact_name(a.tipo), ', ')),
    array['SELLER:' || r.seller_id, i.kind || ':' || i.person_id], '{}',
    max(r.criado_em at time zone 'America/Sao_Paulo')::date)
  from link_referrals l join referrals r on r.id = l.referral_id join link_people_now i on i.cpf = r.cpf
  join sellers q on q.id = r.seller_id and q.excluido_em is null and q.cpf <> i.cpf join link_people_now same on same.cpf = q.cpf
  join link_contacts a on a.kind = same.kind and a.person_id = same.person_id
  join link_contacts b on b.kind = i.kind and b.person_id = i.person_id and b.tipo = a.tipo and b.valor = a.valor
  group by r.seller_id, i.kind, i.person_id;
  perform links_keep(p_run_id, 'INDICACAO_CIRCULAR', 'ALTA',
    format('Indicações em círculo entre %s vendedores', cardinality(k.path)), k.people, '{}', null)
  from (
    with recursive arcs as (
      select distinct r.seller_id as source, v.id as target from link_referrals l join referrals r on r.id = l.referral_id
      join sellers v on v.cpf = r.cpf and v.excluido_em is null where v.id <> r.seller_id),
    walk as (
      select source as start, target, array[source] as path from arcs
      union all
      -- Each ring once, from its lowest id, and no longer than six people.
      select w.start, a.target, w.path || w.target from walk w join arcs a on a.source = w.target
      where w.target > w.start and not w.target = any (w.path) and cardinality(w.path) < 6)
    select path, array(select 'SELLER:' || s from unnest(path) s order by 1) as people from walk where target = start) k;

  -- Consecutive notes of one till and day from one consumer: no customer gets three receipts with neighbouring numbers.
  perform links_keep(p_run_id, 'SEQUENCIA', 'MEDIA',
    format('%s notas seguidas da mesma loja no mesmo dia (%s)', cardinality(s.posting_ids), to_char(s.dia, 'DD/MM/YYYY')),
    array['CONSUMER:' || s.consumer_id], s.posting_ids, s.dia)
  from note_series s where s.dia >= since order by s.dia desc;
end $$;
