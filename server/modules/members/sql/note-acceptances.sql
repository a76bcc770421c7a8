-- Trigger on sellers and consumers (argument: SELLER or CONSUMER): records each acceptance of the rules, with
-- the day since which their text is in force, and the first one of the privacy policy as a consent.
create or replace function note_acceptances() returns trigger language plpgsql as $$
declare
  before_terms timestamptz := case when tg_op = 'UPDATE' then old.aceitou_regulamento_em end;
  before_policy timestamptz := case when tg_op = 'UPDATE' then old.aceitou_politica_privacidade_em end;
begin
  if new.aceitou_regulamento_em is not null and new.aceitou_regulamento_em is distinct from before_terms then
    perform note_consent(tg_argv[0], new.id, 'REGULAMENTO', 'Li e aceito o regulamento de 01/01/2025', new.aceitou_regulamento_em);
  end if;
  if new.aceitou_politica_privacidade_em is not null and before_policy is null then
    perform note_consent(tg_argv[0], new.id, 'PRIVACIDADE', 'Li e aceito a política de privacidade',
      new.aceitou_politica_privacidade_em);
  end if;
  return null;
end $$;
