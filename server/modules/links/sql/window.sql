-- How far back a run looks: older notes are left out, so that its work is bounded.
create or replace function links_window() returns interval language sql immutable as $$ select interval '12 months' $$;
