create or replace function ledger_check_value(p_valor numeric) returns void language plpgsql immutable as $$
begin
  if p_valor is null or p_valor = 'NaN' or p_valor <= 0 or p_valor >= 1e12 or p_valor <> round(p_valor, 2) then
    raise exception 'LEDGER_INVALID_VALUE' using detail = coalesce(p_valor::text, 'null');
  end if;
end $$;
