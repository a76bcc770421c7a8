-- The points of a valid referral, by platform (document 002 §9).
create or replace function referral_points(p_platform text) returns numeric language sql immutable as $$
  select case p_platform when 'Indicado por Cadastro' then 500 when 'SW PRO Cursos' then 750 when 'Ache Seu Pintor' then 1500
    else 0 end::numeric
$$;
