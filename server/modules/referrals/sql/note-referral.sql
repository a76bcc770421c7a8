-- Notes who brought a person that has just registered, when `quemIndicou` is a seller's code. Answers whether it did. Silent
-- otherwise, for the field also takes a name: one's own code or telephone, a second referral and old members are no referral.
create or replace function note_referral(p_quem_indicou text, p_nome text, p_cpf text, p_celular text, p_seller_id int, p_consumer_id int,
  p_now timestamptz) returns boolean language plpgsql as $$
begin
  insert into referrals (seller_id, plataforma, nome, cpf, celular, criado_em)
  select v.id, 'Indicado por Cadastro', p_nome, p_cpf, p_celular, p_now from sellers v
  where v.id_indicacao = upper(trim(p_quem_indicou)) and v.excluido_em is null and v.ativo
    and v.cpf <> p_cpf and v.celular is distinct from p_celular and v.id is distinct from p_seller_id
    and not is_member_already(p_cpf, p_seller_id, p_consumer_id)
  on conflict (cpf) do nothing;
  return found;
end $$;
