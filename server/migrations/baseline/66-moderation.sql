-- Moderation beyond the documents: second approvals, contests, corrections of a note's identification, doubts about numbers.

insert into review_settings (id) values (1);
alter table review_settings
  add constraint review_settings_one check (id = 1),
  add constraint review_settings_limits check (segunda_aprovacao_pontos >= 0 and segunda_aprovacao_reais >= 0
    and segunda_aprovacao_pontos <> 'NaN' and segunda_aprovacao_reais <> 'NaN');

alter table sale_approvals
  add constraint sale_approvals_status check (status in ('AGUARDA', 'APROVADA', 'RECUSADA')),
  -- Two pairs of eyes, also when somebody goes around the actions.
  add constraint sale_approvals_two_people check (status <> 'APROVADA' or (segundo_por_id is not null and segundo_por_id <> primeiro_por_id)),
  add constraint sale_approvals_posted check ((status = 'APROVADA') = (posting_id is not null));
create unique index sale_approvals_receipt on sale_approvals (submission_id) where status = 'AGUARDA';
create unique index sale_approvals_note on sale_approvals (audience, store_id, (dados ->> 'tipoFiscal'), fiscal_number_key(identificador))
  where status = 'AGUARDA';

alter table contests
  add constraint contests_status check (status in ('ABERTA', 'MANTIDA', 'REVERTIDA')),
  add constraint contests_decided check ((status = 'ABERTA') = (decidido_em is null)),
  -- Nobody judges their own rejection.
  add constraint contests_other_judge check (decidido_por_id is null or decidido_por_id is distinct from reprovado_por_id),
  add constraint contests_other_assignee check (responsavel_id is null or responsavel_id is distinct from reprovado_por_id);
create index contests_open on contests (prazo_em, id) where status = 'ABERTA';

-- What a reverted contest puts first.
create index submissions_first on submissions (audience, prioridade desc, criado_em, id) where status = 'PENDENTE';
-- Notes of one issuer, model and series in the order of their number (keys of NF-e and NFC-e; contingency left out).
create index postings_series on postings (substr(chave_fiscal, 7, 19), substr(chave_fiscal, 26, 9))
  where status = 'APROVADA' and chave_fiscal is not null and substr(chave_fiscal, 21, 2) in ('55', '65') and substr(chave_fiscal, 35, 1) <> '9';

create function posting_edits_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'posting_edits is append-only';
end $$;
create trigger posting_edits_kept before update or delete on posting_edits for each row execute function posting_edits_append_only();
