-- Blind reviews of a rule's credits since it was switched on, the newest up to its window, and how many of them disagree.
create or replace function credit_disagreements(p_rule_id int, out revisoes int, out discordancias int) language sql stable as $$
  select count(*)::int, count(*) filter (where newest.segunda_decisao <> newest.primeira_decisao)::int
  from (select b.primeira_decisao, b.segunda_decisao, c.janela, row_number() over (order by b.decidida_em desc, b.id desc) as place
    from credit_rules c join auto_decisions d on d.rule_id = c.id and d.sorteada
    join blind_reviews b on b.submission_id = d.submission_id and b.primeiro_por_id is null and b.decidida_em >= c.ligada_em
    where c.id = p_rule_id and c.ligada_em is not null) newest
  where newest.place <= newest.janela
$$;
