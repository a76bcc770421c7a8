-- Trigger on postings, when the table is emptied: empties the counts and sums that were computed from it.
create or replace function posting_counts_clear() returns trigger language plpgsql as $$
begin
  truncate posting_counts, posting_count_changes, sale_product_days, sale_product_months, sale_store_months, sale_network_days, sale_marks,
    note_marks, note_pairs, note_couples, note_series;
  update sale_months set passo = nextval('sale_steps');
  return null;
end $$;
