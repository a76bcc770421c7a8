-- Posts a consumer's note and credits its cashback, under the lock of the consumer's account.
-- p_note: { consumerId, submissionId?, origem, tipoFiscal, identificador, chaveFiscal?, realizadoEm, totalVenda, valorProdutosSW,
--   cnpjLoja, redes (of a limited member of staff, else null), aprovadoPor?, ator }. Answers { id, cashback, saldo, proxima }.
-- Refuses: POSTING_STORE_WITHOUT_CONSUMERS, and a repeated note by the unique indexes of postings.
create or replace function post_cashback(p_note jsonb, p_today date, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  consumer consumers;
  store record;
  reserved record;
  posting_id int;
  basis_points int;
  base numeric := (p_note ->> 'valorProdutosSW')::numeric;
  earned record;
  amount numeric;
begin
  select * into consumer from consumers where id = (p_note ->> 'consumerId')::int;
  select s.id, s.network_id, s.nome_fantasia, s.cnpj, s.codigo into store from stores s
  where s.cnpj = p_note ->> 'cnpjLoja' and s.ativo and s.ativo_clientes and s.excluido_em is null
    and (jsonb_typeof(p_note -> 'redes') is distinct from 'array' or p_note -> 'redes' @> to_jsonb(s.network_id));
  if not found then
    raise exception 'POSTING_STORE_WITHOUT_CONSUMERS';
  end if;
  -- Locked before the campaign and the sum are read, so that concurrent notes and redemptions see each other.
  perform ledger_lock_account('CONSUMER', consumer.id, 'BRL', null);
  reserved := cashback_campaign_of(consumer.id, (p_note ->> 'realizadoEm')::date, p_today, p_now);
  select case when reserved.forfeited then 0 else round(s.percentual_cashback * 100)::int end into basis_points
  from system_settings s where s.id = 1;
  -- The campaign's sum rounded down, less what its earlier notes got: the credits add up exactly and never exceed the percentage.
  select coalesce(sum(p.valor_produtos_sw * p.percentual_cashback_pb), 0) as weighted, coalesce(sum(p.cashback), 0) as granted
  into earned from postings p where p.consumer_id = consumer.id and p.status = 'APROVADA' and p.campaign_id is not distinct from reserved.campaign_id;
  amount := greatest(0, trunc((earned.weighted + base * basis_points) * 0.0001, 2) - earned.granted);
  insert into postings (audience, consumer_id, store_id, network_id, submission_id, origem, tipo_fiscal, identificador, identificador_chave,
    chave_fiscal, realizado_em, pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados,
    valor_ponto, valor_custo, valor_produtos_sw, percentual_cashback_pb, cashback, campaign_id, aprovado_por_id, criado_em, parceiro_nome,
    revenda_nome, busca)
  values ('CONSUMER', consumer.id, store.id, store.network_id, (p_note ->> 'submissionId')::int, p_note ->> 'origem', p_note ->> 'tipoFiscal',
    p_note ->> 'identificador', fiscal_number_key(p_note ->> 'identificador'), p_note ->> 'chaveFiscal',
    (p_note ->> 'realizadoEm')::date, p_now, coalesce(reserved.expires_on, points_expiry(p_now)), (p_note ->> 'totalVenda')::numeric, 0, 0, 0, 0, 0,
    amount, base, basis_points, amount, reserved.campaign_id, (p_note ->> 'aprovadoPor')::int, p_now, consumer.nome, store.nome_fantasia,
    search_text(concat_ws(' ', consumer.nome, consumer.cpf, store.nome_fantasia, store.cnpj, store.codigo, p_note ->> 'identificador')))
  returning id into posting_id;
  if amount > 0 then
    perform ledger_credit('CONSUMER', consumer.id, 'BRL', null, amount, 'CASHBACK', 'posting', posting_id::text,
      'postagem:' || posting_id || ':v1', reserved.expires_on, null, reserved.campaign_id,
      jsonb_build_object('valorProdutosSW', base, 'percentual', basis_points / 100.0,
        'acumulado', trunc((earned.weighted + base * basis_points) * 0.0001, 2), 'arredondamento', 'para baixo, sobre o acumulado da campanha'),
      p_note ->> 'ator', p_today, p_now);
  end if;
  return jsonb_build_object('id', posting_id, 'cashback', amount::numeric(14,2)::text,
    'saldo', ledger_shown((select a.id from accounts a
      where a.holder_type = 'CONSUMER' and a.holder_id = consumer.id and a.currency = 'BRL'), p_today)::text,
    'proxima', coalesce((select c.data_inicio is null or (p_note ->> 'realizadoEm')::date < c.data_inicio from campaigns c
      where c.id = reserved.campaign_id), false));
end $$;
