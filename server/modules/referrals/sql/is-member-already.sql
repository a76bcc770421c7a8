-- Whether a CPF belongs to a member other than the rows just created: somebody who is a member already cannot be referred.
create or replace function is_member_already(p_cpf text, p_except_seller_id int, p_except_consumer_id int) returns boolean
language sql stable as $$
  select exists (select from sellers v where v.cpf = p_cpf and v.id is distinct from p_except_seller_id)
    or exists (select from consumers c where c.cpf = p_cpf and c.id is distinct from p_except_consumer_id)
$$;
