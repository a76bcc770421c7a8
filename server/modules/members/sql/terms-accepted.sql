-- Whether an acceptance covers the terms in force: it was given on the first day of their present text or later (TERMS_SINCE).
create or replace function terms_accepted(p_at timestamptz) returns boolean language sql stable parallel safe as $$
  select p_at is not null and p_at >= timestamptz '2025-01-01 00:00-03'
$$;
