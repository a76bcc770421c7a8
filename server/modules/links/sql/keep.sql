-- Writes one group of a run: rule, severity, sentence, its people as texts such as 'SELLER:1', its notes and their latest day. A group that
-- the run already has is not written again.
create or replace function links_keep(p_run_id int, p_rule text, p_severity text, p_reason text, p_people text[], p_posting_ids int[],
  p_last_day date) returns void language plpgsql as $$
declare
  new_group_id int;
begin
  insert into link_groups (run_id, regra, gravidade, chave, motivo, pessoas, notas, posting_ids, ultima_em)
  values (p_run_id, p_rule, p_severity, p_rule || '|' || encode(sha256(convert_to(array_to_string(p_people, ','), 'UTF8')), 'hex'),
    p_reason, (select count(distinct n.cpf) from unnest(p_people) u join link_people_now n on n.kind = split_part(u, ':', 1)
      and n.person_id = split_part(u, ':', 2)::int),
    coalesce(cardinality(p_posting_ids), 0), coalesce(p_posting_ids[1:200], '{}'), p_last_day)
  on conflict (run_id, chave) do nothing returning id into new_group_id;
  insert into link_people (group_id, kind, person_id, network_id)
  select new_group_id, n.kind, n.person_id, case n.kind
      when 'SELLER' then (select s.network_id from sellers v join stores s on s.id = v.store_id where v.id = n.person_id)
      else (select g.network_id from postings g where g.consumer_id = n.person_id and g.status = 'APROVADA' order by g.id desc limit 1) end
  from unnest(p_people) u join link_people_now n on n.kind = split_part(u, ':', 1) and n.person_id = split_part(u, ':', 2)::int
  where new_group_id is not null;
end $$;
