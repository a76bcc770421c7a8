-- Records who referred a person that has just registered, when `quemIndicou` is a seller's code, and answers whether it did. Anything else is
-- ignored, because the field also takes a name: one's own code or mobile number, a second referral and existing members are no referral.
create or replace function note_referral(p_referred_by text, p_name text, p_cpf text, p_mobile text, p_seller_id int, p_consumer_id int,
  p_now timestamptz) returns boolean language plpgsql as $$
begin
  insert into referrals (seller_id, plataforma, nome, cpf, celular, criado_em)
  select v.id, 'Indicado por Cadastro', p_name, p_cpf, p_mobile, p_now from sellers v
  where v.id_indicacao = upper(trim(p_referred_by)) and v.excluido_em is null and v.ativo
    and v.cpf <> p_cpf and v.celular is distinct from p_mobile
    and not is_member_already(p_cpf, p_seller_id, p_consumer_id)
  on conflict (cpf) do nothing;
  return found;
end $$;
