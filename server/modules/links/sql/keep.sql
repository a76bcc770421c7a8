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
