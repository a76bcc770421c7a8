-- Posts a sale or a consumer's note for one member of staff, or nothing where it takes a second person: then answers { motivo, ganho }, why and
-- what it would have earned. p_sale: as in post_sale or post_cashback, and duplaDuvida: whether its receipt has a grave and a light doubt. What
-- the sale refuses comes first.
create or replace function post_alone(p_audience text, p_sale jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  answer jsonb;
  reason text;
begin
  begin
    answer := case p_audience when 'SELLER' then post_sale(p_sale, p_today, p_now) else post_cashback(p_sale, p_today, p_now) end;
    reason := second_look_reason((answer ->> 'id')::int, coalesce((p_sale ->> 'duplaDuvida')::boolean, false),
      (p_sale ->> 'aprovadoPor')::int, p_today);
    if reason is not null then
      raise exception using errcode = 'FS001';
    end if;
    return answer;
  exception when sqlstate 'FS001' then
    -- Nothing of the sale stays; what it would have earned does.
    return jsonb_build_object('motivo', reason, 'ganho', case p_audience
      when 'SELLER' then ((answer ->> 'totalPontos')::numeric + (answer ->> 'pontosLimitados')::numeric)::text else answer ->> 'cashback' end);
  end;
end $$;
