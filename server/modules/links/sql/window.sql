-- Notes older than this are left out: the work of a run is bounded.
create or replace function links_window() returns interval language sql immutable as $$ select interval '12 months' $$;
