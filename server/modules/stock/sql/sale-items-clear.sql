-- Trigger on posting_items, when the table is emptied: empties the sums by product.
create or replace function sale_items_clear() returns trigger language plpgsql as $$
begin
  truncate sale_product_days, sale_product_months;
  return null;
end $$;
