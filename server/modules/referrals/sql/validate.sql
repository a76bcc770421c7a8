-- Trigger on postings: validates the referrals of people whose first sale was approved, each once, and credits those who referred them. A trigger,
-- so that it holds however a sale is recorded: typed, reviewed or uploaded, for sellers and consumers. The key of a credit after one that was
-- taken back (takeBackReferral) has a number.
-- Refuses: OWN_GAIN, when whoever approved the sale would be credited.
create or replace function referrals_validate() returns trigger language plpgsql as $$
declare
  due record;
  points numeric;
begin
  for due in
    select distinct on (r.id) r.id, r.seller_id,
      r.plataforma, a.id as posting_id, a.pontuado_em, s.network_id, v.excluido_em,
      v.cpf = (select u.cpf from staff_users u where u.id = a.aprovado_por_id) as is_own
    from added a
    left join sellers p on p.id = a.seller_id left join consumers c on c.id = a.consumer_id
    join referrals r on r.cpf = coalesce(p.cpf, c.cpf) and r.validado_em is null
    join sellers v on v.id = r.seller_id join stores s on s.id = v.store_id
    where a.status = 'APROVADA'
    order by r.id, a.pontuado_em, a.id
  loop
    if due.is_own then
      raise exception 'OWN_GAIN';
    end if;
    points := case when due.excluido_em is null then referral_points(due.plataforma) else 0 end;
    -- The row decides between two concurrent sales: the second finds it validated.
    update referrals set validado_em = due.pontuado_em, posting_id = due.posting_id, pontos = points,
      vence_em = case when points > 0 then points_expiry(due.pontuado_em) end
    where id = due.id and validado_em is null;
    if found and points > 0 then
      perform ledger_credit('SELLER', due.seller_id, 'PONTO', due.network_id, points, 'INDICACAO', 'referral', due.id::text,
        'indicacao:' || due.id || coalesce(':v' || 1 + nullif((select count(*) from entries e
          where e.origem_tipo = 'referral' and e.origem_id = due.id::text and e.type = 'INDICACAO'), 0), ''),
        points_expiry(due.pontuado_em), null, null,
        jsonb_build_object('plataforma', due.plataforma, 'pontuacao', due.posting_id),
        'system', (due.pontuado_em at time zone 'America/Sao_Paulo')::date, due.pontuado_em);
    end if;
  end loop;
  return null;
end $$;
