-- Whether a receipt is among the three in a hundred that are reviewed blind. Its id alone decides, so every draw agrees.
create or replace function is_in_blind_sample(p_submission_id int) returns boolean language sql immutable as $$
  select ('x' || substr(md5('revisao-cega:' || p_submission_id), 1, 8))::bit(32)::bigint % 1000 < 30
$$;
