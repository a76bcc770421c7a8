-- Foreign keys.

alter table access_tokens
  add constraint access_tokens_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table antifraud_items
  add constraint antifraud_items_network_id_fkey foreign key (network_id) references networks(id) on delete cascade,
  add constraint antifraud_items_product_id_fkey foreign key (product_id) references products(id) on delete cascade;
alter table banners
  add constraint banners_image_id_foreign foreign key (image_id) references stored_files(id) on delete set null;
alter table blind_reviews
  add constraint blind_reviews_primeiro_por_id_fkey foreign key (primeiro_por_id) references staff_users(id) on delete restrict,
  add constraint blind_reviews_segundo_por_id_fkey foreign key (segundo_por_id) references staff_users(id) on delete restrict,
  add constraint blind_reviews_submission_id_fkey foreign key (submission_id) references submissions(id) on delete restrict;
alter table card_events
  add constraint card_events_card_id_foreign foreign key (card_id) references cards(id) on delete restrict,
  add constraint card_events_seller_id_foreign foreign key (seller_id) references sellers(id) on delete restrict;
alter table cards
  add constraint cards_seller_id_foreign foreign key (seller_id) references sellers(id) on delete restrict;
alter table consumptions
  add constraint consumptions_entry_id_foreign foreign key (entry_id) references entries(id) on delete restrict,
  add constraint consumptions_lot_id_foreign foreign key (lot_id) references lots(id) on delete restrict;
alter table contests
  add constraint contests_decidido_por_id_foreign foreign key (decidido_por_id) references staff_users(id) on delete restrict,
  add constraint contests_file_id_foreign foreign key (file_id) references stored_files(id) on delete restrict,
  add constraint contests_reprovado_por_id_foreign foreign key (reprovado_por_id) references staff_users(id) on delete restrict,
  add constraint contests_responsavel_id_foreign foreign key (responsavel_id) references staff_users(id) on delete restrict,
  add constraint contests_submission_id_foreign foreign key (submission_id) references submissions(id) on delete restrict;
alter table corroboration_items
  add constraint corroboration_items_network_id_fkey foreign key (network_id) references networks(id) on delete cascade,
  add constraint corroboration_items_run_id_fkey foreign key (run_id) references report_runs(id) on delete cascade,
  add constraint corroboration_items_store_id_fkey foreign key (store_id) references stores(id) on delete cascade;
alter table entries
  add constraint entries_account_id_foreign foreign key (account_id) references accounts(id) on delete restrict,
  add constraint entries_reverses foreign key (reverses_entry_id) references entries(id) on delete restrict;
alter table experience_subcategories
  add constraint experience_subcategories_category_id_foreign foreign key (category_id) references experience_categories(id) on delete restrict;
alter table expiry_notices
  add constraint expiry_notices_account_id_fkey foreign key (account_id) references accounts(id) on delete cascade;
alter table expiry_runs
  add constraint expiry_runs_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table exports
  add constraint exports_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete cascade;
alter table held_actions
  add constraint held_actions_network_id_foreign foreign key (network_id) references networks(id) on delete restrict,
  add constraint held_actions_primeiro_por_id_foreign foreign key (primeiro_por_id) references staff_users(id) on delete restrict,
  add constraint held_actions_segundo_por_id_foreign foreign key (segundo_por_id) references staff_users(id) on delete restrict;
alter table import_changes
  add constraint import_changes_import_id_fkey foreign key (import_id) references imports(id) on delete cascade;
alter table import_errors
  add constraint import_errors_import_id_foreign foreign key (import_id) references imports(id) on delete cascade;
alter table import_layouts
  add constraint import_layouts_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete cascade;
alter table imports
  add constraint imports_file_id_foreign foreign key (file_id) references stored_files(id) on delete set null,
  add constraint imports_report_id_foreign foreign key (report_id) references stored_files(id) on delete set null,
  add constraint imports_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict,
  add constraint imports_undone_by_id_foreign foreign key (undone_by_id) references staff_users(id) on delete restrict;
alter table liability_moves
  add constraint liability_moves_network_id_fkey foreign key (network_id) references networks(id) on delete cascade;
alter table liability_overdue
  add constraint liability_overdue_network_id_fkey foreign key (network_id) references networks(id) on delete cascade;
alter table liability_redemptions
  add constraint liability_redemptions_network_id_fkey foreign key (network_id) references networks(id) on delete cascade;
alter table link_groups
  add constraint link_groups_run_id_fkey foreign key (run_id) references report_runs(id) on delete cascade;
alter table link_people
  add constraint link_people_group_id_fkey foreign key (group_id) references link_groups(id) on delete cascade,
  add constraint link_people_network_id_fkey foreign key (network_id) references networks(id) on delete cascade;
alter table link_reviews
  add constraint link_reviews_staff_user_id_fkey foreign key (staff_user_id) references staff_users(id) on delete set null;
alter table list_view_defaults
  add constraint list_view_defaults_list_view_id_foreign foreign key (list_view_id) references list_views(id) on delete cascade,
  add constraint list_view_defaults_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete cascade;
alter table list_views
  add constraint list_views_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete cascade;
alter table lots
  add constraint lots_credit_entry_id_foreign foreign key (credit_entry_id) references entries(id) on delete restrict,
  add constraint lots_origin foreign key (origin_lot_id) references lots(id) on delete restrict;
alter table market_survey_products
  add constraint market_survey_products_survey_id_foreign foreign key (survey_id) references market_surveys(id) on delete cascade;
alter table market_surveys
  add constraint market_surveys_store_id_foreign foreign key (store_id) references stores(id) on delete restrict;
alter table measurement_items
  add constraint measurement_items_network_id_fkey foreign key (network_id) references networks(id) on delete cascade,
  add constraint measurement_items_run_id_fkey foreign key (run_id) references report_runs(id) on delete cascade;
alter table network_point_values
  add constraint network_point_values_network_id_fkey foreign key (network_id) references networks(id) on delete cascade;
alter table offers
  add constraint offers_category_id_foreign foreign key (category_id) references experience_categories(id) on delete restrict,
  add constraint offers_experience_id_foreign foreign key (experience_id) references experiences(id) on delete restrict,
  add constraint offers_partner_id_foreign foreign key (partner_id) references offer_partners(id) on delete restrict,
  add constraint offers_subcategory_id_foreign foreign key (subcategory_id) references experience_subcategories(id) on delete restrict;
alter table operator_days
  add constraint operator_days_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete cascade;
alter table parameter_moves
  add constraint parameter_moves_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete cascade;
alter table payout_batches
  add constraint payout_batches_gerado_por_id_foreign foreign key (gerado_por_id) references staff_users(id) on delete restrict;
alter table payouts
  add constraint payouts_aprovado_por_id_foreign foreign key (aprovado_por_id) references staff_users(id) on delete restrict,
  add constraint payouts_batch_id_foreign foreign key (batch_id) references payout_batches(id) on delete restrict,
  add constraint payouts_estorno_confirmado_por_id_foreign foreign key (estorno_confirmado_por_id) references staff_users(id) on delete restrict,
  add constraint payouts_estorno_por_id_foreign foreign key (estorno_por_id) references staff_users(id) on delete restrict,
  add constraint payouts_pago_por_id_foreign foreign key (pago_por_id) references staff_users(id) on delete restrict,
  add constraint payouts_redemption foreign key (redemption_id) references redemptions(id) on delete restrict,
  add constraint payouts_retorno_por_id_foreign foreign key (retorno_por_id) references staff_users(id) on delete restrict;
alter table posting_edits
  add constraint posting_edits_posting_id_foreign foreign key (posting_id) references postings(id) on delete restrict,
  add constraint posting_edits_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table posting_items
  add constraint posting_items_posting_id_foreign foreign key (posting_id) references postings(id) on delete restrict,
  add constraint posting_items_product_id_foreign foreign key (product_id) references products(id) on delete restrict;
alter table postings
  add constraint postings_aprovado_por_id_foreign foreign key (aprovado_por_id) references staff_users(id) on delete restrict,
  add constraint postings_campaign foreign key (campaign_id) references campaigns(id) on delete restrict,
  add constraint postings_cancelado_por_id_foreign foreign key (cancelado_por_id) references staff_users(id) on delete restrict,
  add constraint postings_consumer_id_foreign foreign key (consumer_id) references consumers(id) on delete restrict,
  add constraint postings_network_id_foreign foreign key (network_id) references networks(id) on delete restrict,
  add constraint postings_seller_id_foreign foreign key (seller_id) references sellers(id) on delete restrict,
  add constraint postings_store_id_foreign foreign key (store_id) references stores(id) on delete restrict,
  add constraint postings_submission_id_foreign foreign key (submission_id) references submissions(id) on delete restrict;
alter table product_values
  add constraint product_values_product_id_foreign foreign key (product_id) references products(id) on delete cascade;
alter table purchases
  add constraint purchases_network_id_foreign foreign key (network_id) references networks(id) on delete restrict,
  add constraint purchases_product_id_foreign foreign key (product_id) references products(id) on delete restrict,
  add constraint purchases_store_id_foreign foreign key (store_id) references stores(id) on delete restrict;
alter table recovery_codes
  add constraint recovery_codes_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete cascade;
alter table redemption_events
  add constraint redemption_events_redemption_id_foreign foreign key (redemption_id) references redemptions(id) on delete restrict;
alter table redemption_media
  add constraint redemption_media_file_id_foreign foreign key (file_id) references stored_files(id) on delete restrict,
  add constraint redemption_media_redemption_id_foreign foreign key (redemption_id) references redemptions(id) on delete restrict,
  add constraint redemption_media_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table redemptions
  add constraint redemptions_campaign_known foreign key (campaign_id) references campaigns(id) on delete restrict,
  add constraint redemptions_consumer_id_foreign foreign key (consumer_id) references consumers(id) on delete restrict,
  add constraint redemptions_network_id_foreign foreign key (network_id) references networks(id) on delete restrict,
  add constraint redemptions_offer_id_foreign foreign key (offer_id) references offers(id) on delete restrict,
  add constraint redemptions_reward_id_foreign foreign key (reward_id) references rewards(id) on delete restrict,
  add constraint redemptions_seller_id_foreign foreign key (seller_id) references sellers(id) on delete restrict,
  add constraint redemptions_store_id_foreign foreign key (store_id) references stores(id) on delete restrict;
alter table referrals
  add constraint referrals_integration_id_foreign foreign key (integration_id) references integrations(id) on delete restrict,
  add constraint referrals_posting_id_fkey foreign key (posting_id) references postings(id) on delete restrict,
  add constraint referrals_seller_id_fkey foreign key (seller_id) references sellers(id) on delete restrict;
alter table registration_code_uses
  add constraint registration_code_uses_consumer_id_fkey foreign key (consumer_id) references consumers(id) on delete restrict,
  add constraint registration_code_uses_registration_code_id_foreign foreign key (registration_code_id) references registration_codes(id) on delete restrict,
  add constraint registration_code_uses_seller_id_fkey foreign key (seller_id) references sellers(id) on delete restrict;
alter table report_months
  add constraint report_months_network_id_fkey foreign key (network_id) references networks(id) on delete cascade,
  add constraint report_months_store_id_fkey foreign key (store_id) references stores(id) on delete cascade;
alter table report_notes
  add constraint report_notes_network_id_foreign foreign key (network_id) references networks(id) on delete restrict,
  add constraint report_notes_product_id_foreign foreign key (product_id) references products(id) on delete restrict,
  add constraint report_notes_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table report_run_networks
  add constraint report_run_networks_network_id_fkey foreign key (network_id) references networks(id) on delete cascade,
  add constraint report_run_networks_run_id_fkey foreign key (run_id) references report_runs(id) on delete cascade;
alter table report_runs
  add constraint report_runs_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete set null;
alter table rewards
  add constraint rewards_photo_id_foreign foreign key (photo_id) references stored_files(id) on delete set null;
alter table saved_queries
  add constraint saved_queries_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table scenario_factors
  add constraint scenario_factors_scenario_id_foreign foreign key (scenario_id) references scenarios(id) on delete cascade;
alter table scenario_rewards
  add constraint scenario_rewards_reward_id_foreign foreign key (reward_id) references rewards(id) on delete cascade,
  add constraint scenario_rewards_scenario_id_foreign foreign key (scenario_id) references scenarios(id) on delete cascade;
alter table second_factor_challenges
  add constraint second_factor_challenges_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete cascade;
alter table second_factors
  add constraint second_factors_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete cascade;
alter table sellers
  add constraint sellers_store_id_foreign foreign key (store_id) references stores(id) on delete restrict;
alter table simulation_rows
  add constraint simulation_rows_simulation_id_foreign foreign key (simulation_id) references simulations(id) on delete cascade;
alter table simulations
  add constraint simulations_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table social_identities
  add constraint social_identities_seller_id_fkey foreign key (seller_id) references sellers(id) on delete cascade;
alter table staff_grants
  add constraint staff_grants_aprovado_por_id_foreign foreign key (aprovado_por_id) references staff_users(id) on delete restrict,
  add constraint staff_grants_proposto_por_id_foreign foreign key (proposto_por_id) references staff_users(id) on delete restrict,
  add constraint staff_grants_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table status_changes
  add constraint status_changes_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table stock_alerts
  add constraint stock_alerts_network_id_foreign foreign key (network_id) references networks(id) on delete cascade;
alter table stock_counts
  add constraint stock_counts_network_id_foreign foreign key (network_id) references networks(id) on delete restrict,
  add constraint stock_counts_product_id_foreign foreign key (product_id) references products(id) on delete restrict,
  add constraint stock_counts_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table stock_releases
  add constraint stock_releases_network_id_foreign foreign key (network_id) references networks(id) on delete restrict,
  add constraint stock_releases_product_id_foreign foreign key (product_id) references products(id) on delete restrict,
  add constraint stock_releases_staff_user_id_foreign foreign key (staff_user_id) references staff_users(id) on delete restrict;
alter table stock_report_items
  add constraint stock_report_items_network_id_fkey foreign key (network_id) references networks(id) on delete cascade,
  add constraint stock_report_items_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  add constraint stock_report_items_run_id_fkey foreign key (run_id) references report_runs(id) on delete cascade;
alter table store_factors
  add constraint store_factors_store_id_foreign foreign key (store_id) references stores(id) on delete cascade;
alter table store_products
  add constraint store_products_product_id_foreign foreign key (product_id) references products(id) on delete restrict,
  add constraint store_products_store_id_foreign foreign key (store_id) references stores(id) on delete restrict;
alter table store_scenarios
  add constraint store_scenarios_store_id_foreign foreign key (store_id) references stores(id) on delete cascade;
alter table stores
  add constraint stores_network_id_foreign foreign key (network_id) references networks(id) on delete restrict;
alter table submission_events
  add constraint submission_events_submission_id_foreign foreign key (submission_id) references submissions(id) on delete restrict;
alter table submissions
  add constraint submissions_consumer_id_foreign foreign key (consumer_id) references consumers(id) on delete restrict,
  add constraint submissions_decidido_por_id_foreign foreign key (decidido_por_id) references staff_users(id) on delete restrict,
  add constraint submissions_file_id_foreign foreign key (file_id) references stored_files(id) on delete restrict,
  add constraint submissions_network_id_foreign foreign key (network_id) references networks(id) on delete restrict,
  add constraint submissions_reservado_por_id_foreign foreign key (reservado_por_id) references staff_users(id) on delete restrict,
  add constraint submissions_seller_id_foreign foreign key (seller_id) references sellers(id) on delete restrict,
  add constraint submissions_store_id_foreign foreign key (store_id) references stores(id) on delete restrict;
alter table success_rate_items
  add constraint success_rate_items_network_id_fkey foreign key (network_id) references networks(id) on delete cascade,
  add constraint success_rate_items_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
  add constraint success_rate_items_run_id_fkey foreign key (run_id) references report_runs(id) on delete cascade;
alter table swpro_credits
  add constraint swpro_credits_integration_id_foreign foreign key (integration_id) references integrations(id) on delete restrict,
  add constraint swpro_credits_referral_id_foreign foreign key (referral_id) references referrals(id) on delete restrict,
  add constraint swpro_credits_seller_id_fkey foreign key (seller_id) references sellers(id) on delete restrict;
