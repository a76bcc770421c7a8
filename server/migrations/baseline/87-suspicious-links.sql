-- Vínculos over what is kept (87-link-marks.sql); rules, weights and sentences as in 80-links.sql.

-- One group for each row: rule, weight, sentence, its people as 'SELLER:1' texts, its notes and the latest day among them.
create or replace function links_keep(run int, p_regra text, p_gravidade text, p_motivo text, p_people text[], p_postings int[], p_ultima date)
returns void language plpgsql as $$
declare
  novo int;
begin
  insert into link_groups (run_id, regra, gravidade, chave, motivo, pessoas, notas, posting_ids, ultima_em)
  values (run, p_regra, p_gravidade, p_regra || '|' || encode(sha256(convert_to(array_to_string(p_people, ','), 'UTF8')), 'hex'), p_motivo,
    (select count(distinct n.cpf) from unnest(p_people) u join link_people_now n on n.kind = split_part(u, ':', 1)
      and n.person_id = split_part(u, ':', 2)::int), coalesce(cardinality(p_postings), 0), coalesce(p_postings[1:200], '{}'), p_ultima)
  on conflict (run_id, chave) do nothing returning id into novo;
  insert into link_people (group_id, kind, person_id, network_id)
  select novo, n.kind, n.person_id, case n.kind
      when 'SELLER' then (select s.network_id from sellers v join stores s on s.id = v.store_id where v.id = n.person_id)
      else (select g.network_id from postings g where g.consumer_id = n.person_id and g.status = 'APROVADA' order by g.id desc limit 1) end
  from unnest(p_people) u join link_people_now n on n.kind = split_part(u, ':', 1) and n.person_id = split_part(u, ':', 2)::int
  where novo is not null;
end $$;

create function link_contact_name(tipo text) returns text language sql immutable as $$
  select case tipo when 'CELULAR' then 'celular' when 'EMAIL' then 'e-mail' when 'ENDERECO' then 'endereço' else 'chave PIX' end
$$;

-- Makes the groups of a run. People who left or asked to be forgotten are not in it.
create or replace function links_build(run int, agora timestamptz) returns void language plpgsql as $$
declare
  desde date := ((agora at time zone 'America/Sao_Paulo')::date - links_window())::date;
begin
  perform pg_advisory_xact_lock(7202611215);
  perform link_sums_refresh();
  delete from link_groups g where g.run_id = run;
  drop table if exists link_pairs;
  create temporary table link_pairs on commit drop as
    select p.consumer_posting, p.seller_posting, p.seller_id, p.consumer_id, 'CONSUMER:' || p.consumer_id as consumidor,
      'SELLER:' || p.seller_id as vendedor, p.nota_dia as realizado_em
    from note_couples k join note_pairs p on p.seller_id = k.seller_id and p.consumer_id = k.consumer_id
    where k.suspeito and p.nota_dia >= desde and p.venda_dia >= desde;
  analyze link_pairs;

  -- A seller who bought from himself.
  perform links_keep(run, 'MESMA_PESSOA', 'ALTA', format('O mesmo CPF pontuou como vendedor e como consumidor em %s nota(s)', count(distinct x.id) / 2),
    array[p.vendedor, p.consumidor], array_agg(distinct x.id), max(p.realizado_em))
  from link_pairs p join sellers v on v.id = p.seller_id and v.excluido_em is null
  join consumers c on c.id = p.consumer_id and c.cpf = v.cpf and c.excluido_em is null
  cross join lateral (values (p.consumer_posting), (p.seller_posting)) as x(id) group by p.vendedor, p.consumidor;

  -- A seller and a consumer who share something, and an invoice.
  perform links_keep(run, 'CONHECIDOS', 'ALTA', format('Vendedor e consumidor com %s em comum pontuaram a mesma nota (%s)', k.motivos,
    cardinality(k.notas)), array[k.vendedor, k.consumidor], k.notas, k.ultima)
  from (
    select p.vendedor, p.consumidor, array_agg(distinct p.consumer_posting) as notas, max(p.realizado_em) as ultima,
      string_agg(distinct link_contact_name(a.tipo), ', ') as motivos
    from link_pairs p join sellers v on v.id = p.seller_id join consumers c on c.id = p.consumer_id and c.cpf <> v.cpf
    join link_contacts a on a.kind = 'SELLER' and a.person_id = p.seller_id
    join link_contacts b on b.kind = 'CONSUMER' and b.person_id = p.consumer_id and b.tipo = a.tipo and b.valor = a.valor
    group by 1, 2) k;

  -- More than 40 % of a consumer's notes, and five or more, with one seller.
  perform links_keep(run, 'CONCENTRACAO', 'MEDIA', format('%s de %s notas do consumidor (%s %%) são do mesmo vendedor', k.juntas, t.todas,
    round(k.juntas * 100.0 / t.todas)), array[k.vendedor, k.consumidor], k.notas, k.ultima)
  from (select vendedor, consumidor, consumer_id, count(distinct consumer_posting) as juntas, array_agg(distinct consumer_posting) as notas,
      max(realizado_em) as ultima
    from link_pairs group by 1, 2, 3 having count(distinct consumer_posting) >= 5) k
  cross join lateral (select count(*) as todas from postings n where n.consumer_id = k.consumer_id and n.status = 'APROVADA' and n.realizado_em >= desde) t
  where k.juntas > t.todas * 0.4;

  -- Three CPFs or more to one PIX key, mobile number, e-mail or door.
  perform links_keep(run, k.tipo, case k.tipo when 'CHAVE_PIX' then 'ALTA' else 'BAIXA' end, format('%s CPFs com %s', k.cpfs, case k.tipo
    when 'CHAVE_PIX' then 'a mesma chave PIX' when 'CELULAR' then 'o mesmo celular' when 'EMAIL' then 'o mesmo e-mail' else 'o mesmo endereço e número' end),
    k.pessoas, '{}', null)
  from (select tipo, valor, count(distinct n.cpf) as cpfs, array_agg(distinct n.kind || ':' || n.person_id) as pessoas
    from link_values join link_contacts c using (tipo, valor) join link_people_now n on n.kind = c.kind and n.person_id = c.person_id
    group by 1, 2 having count(distinct n.cpf) >= 3) k;

  -- Referrals: of somebody who shares something with who brought them, and rings.
  perform links_keep(run, 'INDICACAO_PROPRIA', 'MEDIA', format('Quem indicou e quem foi indicado têm %s em comum',
    string_agg(distinct link_contact_name(a.tipo), ', ')), array['SELLER:' || r.seller_id, i.kind || ':' || i.person_id], '{}',
    max(r.criado_em at time zone 'America/Sao_Paulo')::date)
  from link_referrals l join referrals r on r.id = l.referral_id join link_people_now i on i.cpf = r.cpf
  join sellers q on q.id = r.seller_id and q.excluido_em is null and q.cpf <> i.cpf join link_people_now same on same.cpf = q.cpf
  join link_contacts a on a.kind = same.kind and a.person_id = same.person_id
  join link_contacts b on b.kind = i.kind and b.person_id = i.person_id and b.tipo = a.tipo and b.valor = a.valor
  group by r.seller_id, i.kind, i.person_id;
  perform links_keep(run, 'INDICACAO_CIRCULAR', 'ALTA', format('Indicações em círculo entre %s vendedores', cardinality(k.caminho)), k.pessoas, '{}', null)
  from (
    with recursive arcs as (
      select distinct r.seller_id as de, v.id as para from link_referrals l join referrals r on r.id = l.referral_id
      join sellers v on v.cpf = r.cpf and v.excluido_em is null where v.id <> r.seller_id),
    walk as (
      select de as inicio, para, array[de] as caminho from arcs
      union all
      -- Each ring once: it is walked from its lowest number, and not farther than six people.
      select w.inicio, a.para, w.caminho || w.para from walk w join arcs a on a.de = w.para
      where w.para > w.inicio and not w.para = any (w.caminho) and cardinality(w.caminho) < 6)
    select caminho, array(select 'SELLER:' || s from unnest(caminho) s order by 1) as pessoas from walk where para = inicio) k;

  -- Notes of one till, one day and one consumer in a row: a customer has no three receipts with neighbouring numbers.
  perform links_keep(run, 'SEQUENCIA', 'MEDIA', format('%s notas seguidas da mesma loja no mesmo dia (%s)', cardinality(s.posting_ids),
    to_char(s.dia, 'DD/MM/YYYY')), array['CONSUMER:' || s.consumer_id], s.posting_ids, s.dia)
  from note_series s where s.dia >= desde order by s.dia desc;
end $$;
