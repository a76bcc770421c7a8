-- Whether a CPF is of somebody other than the rows just made: who is here already was brought by nobody.
create or replace function is_member_already(p_cpf text, p_but_seller int, p_but_consumer int) returns boolean language sql stable as $$
  select exists (select from sellers v where v.cpf = p_cpf and v.id is distinct from p_but_seller)
    or exists (select from consumers c where c.cpf = p_cpf and c.id is distinct from p_but_consumer)
$$;
