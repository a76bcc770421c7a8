-- Tables with their checks and keys. Later migrations add to them; this file does not change.

create table access_tokens (
  id serial primary key,
  staff_user_id int not null,
  nome text not null,
  escopos text[] not null,
  token_hash text not null,
  expira_em timestamptz not null,
  ultimo_uso_em timestamptz,
  revogado_em timestamptz,
  criado_em timestamptz not null default now(),
  constraint access_tokens_token_hash_unique unique (token_hash)
);

create table accounts (
  id bigserial primary key,
  holder_type text not null,
  holder_id int not null,
  currency text not null,
  network_id int,
  balance numeric(14,2) not null default '0',
  debt numeric(14,2) not null default '0',
  version int not null default 0,
  criado_em timestamptz not null default now(),
  constraint accounts_holder_type_holder_id_currency_unique unique (holder_type, holder_id, currency),
  constraint accounts_amounts check (balance <> 'NaN'::numeric and debt <> 'NaN'::numeric and debt >= 0 and (balance >= (- debt))
    and version >= 0),
  constraint accounts_currency check (currency in ('PONTO', 'BRL')),
  constraint accounts_holder_type check (holder_type in ('SELLER', 'CONSUMER'))
);

create table antifraud_items (
  id bigint generated always as identity primary key,
  network_id int not null,
  product_id int not null,
  qtd_vendida numeric(14,2) not null,
  qtd_pontuada numeric(14,2) not null,
  liberado numeric(14,2) not null,
  qtd_af numeric(14,2) not null,
  pontos_unitario numeric(14,2) not null,
  saldo_pontos numeric(14,2) not null,
  sem_compras boolean not null,
  constraint antifraud_items_network_id_product_id_key unique (network_id, product_id)
);

create table audit_chain (
  id int primary key,
  elo bigint not null,
  hash text not null,
  constraint audit_chain_id_check check (id = 1)
);

create table audit_entries (
  id bigserial primary key,
  tipo text not null,
  ator text not null,
  responsavel text not null,
  parametros jsonb not null,
  request_id text not null,
  criado_em timestamptz not null,
  elo bigint,
  hash_anterior text,
  hash text,
  constraint audit_entries_elo_unique unique (elo)
);

create table banners (
  id serial primary key,
  titulo text not null,
  descricao text,
  data_inicial date not null,
  data_final date not null,
  ordem int not null,
  ativo boolean not null default true,
  image_id int,
  criado_em timestamptz not null default now(),
  constraint banners_ordem_unique unique (ordem) deferrable initially deferred,
  constraint banners_period check (data_inicial <= data_final)
);

create table blind_reviews (
  id int generated always as identity primary key,
  submission_id int not null,
  sorteada_em timestamptz not null,
  primeiro_por_id int not null,
  primeira_decisao text not null,
  primeira_em timestamptz not null,
  primeiro_motivo text,
  segundo_por_id int,
  segunda_decisao text,
  segundo_motivo text,
  decidida_em timestamptz,
  constraint blind_reviews_submission_id_key unique (submission_id),
  constraint blind_reviews_check check (segundo_por_id is distinct from primeiro_por_id),
  constraint blind_reviews_check1 check (((segunda_decisao is null) = (decidida_em is null))
    and ((segundo_por_id is null) = (decidida_em is null))),
  constraint blind_reviews_primeira_decisao_check check (primeira_decisao in ('APROVAR', 'REPROVAR')),
  constraint blind_reviews_segunda_decisao_check check (segunda_decisao in ('APROVAR', 'REPROVAR'))
);

create table campaigns (
  id serial primary key,
  data_inicio date,
  data_fim date,
  criado_em timestamptz not null default now(),
  constraint campaigns_data_inicio_unique unique (data_inicio),
  constraint campaigns_dates check (((data_inicio is null) = (data_fim is null)) and data_fim > data_inicio)
);

create table card_events (
  id serial primary key,
  card_id int not null,
  tipo text not null,
  seller_id int,
  ator text not null,
  ator_nome text not null,
  criado_em timestamptz not null default now(),
  constraint card_events_tipo check (tipo in ('VINCULO', 'LIBERACAO', 'ENTREGA', 'BLOQUEIO', 'DESBLOQUEIO_SOLICITADO', 'DESBLOQUEIO',
    'REMOCAO'))
);

create table cards (
  id serial primary key,
  codigo_barras text not null,
  numero text not null,
  seller_id int,
  nome text,
  saldo numeric(14,2) not null default '0',
  bloqueado boolean not null default false,
  em_desbloqueio boolean not null default false,
  entregue boolean not null default false,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  redemption_id int,
  busca text generated always as (search_text(((((codigo_barras || ' ') || numero) || ' ') || coalesce(nome, '')))) stored,
  constraint cards_codigo_barras_unique unique (codigo_barras),
  constraint cards_numero_unique unique (numero),
  constraint cards_redemption_id_unique unique (redemption_id),
  constraint cards_seller_id_unique unique (seller_id),
  constraint cards_unblocking check ((not em_desbloqueio) or (bloqueado and seller_id is not null))
);

create table cep_cache (
  cep text primary key,
  encontrado boolean not null,
  endereco jsonb,
  expira_em timestamptz not null
);

create table client_products (
  id serial primary key,
  nome text not null,
  descricao text,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  busca text generated always as (search_text(((nome || ' ') || coalesce(descricao, '')))) stored
);

create table consents (
  id serial primary key,
  kind text not null,
  person_id int not null,
  tipo text not null,
  aceito boolean not null,
  texto text not null,
  texto_hash text not null,
  criado_em timestamptz not null default now(),
  constraint consents_kind check (kind in ('SELLER', 'CONSUMER')),
  constraint consents_tipo check (tipo in ('REGULAMENTO', 'PRIVACIDADE', 'EMAIL', 'WHATSAPP'))
);

create table consumers (
  id serial primary key,
  nome text not null,
  cpf text not null,
  email text,
  celular text,
  telefone text,
  sexo text,
  data_nascimento date,
  end_rua text,
  end_numero text,
  end_complemento text,
  end_bairro text,
  end_cidade text,
  end_estado text,
  end_cep text,
  senha_hash text,
  ativo boolean not null default true,
  aceitou_regulamento_em timestamptz,
  aceitou_politica_privacidade_em timestamptz,
  quem_indicou text,
  codigo_cadastro text,
  ultimo_acesso_em timestamptz,
  criado_em timestamptz not null default now(),
  excluido_em timestamptz,
  busca text generated always as (search_text(((((((nome || ' ') || cpf) || ' ') || coalesce(email, '')) || ' ') || coalesce(celular,
    '')))) stored,
  constraint consumers_cpf_unique unique (cpf)
);

create table consumptions (
  id bigserial primary key,
  entry_id bigint not null,
  lot_id bigint not null,
  seq int not null,
  valor numeric(14,2) not null,
  returned boolean not null default false,
  remaining_after numeric(14,2) not null,
  constraint consumptions_lot_id_seq_unique unique (lot_id, seq),
  constraint consumptions_amounts check (valor <> 'NaN'::numeric and valor > 0 and remaining_after <> 'NaN'::numeric
    and remaining_after >= 0 and seq > 0)
);

create table contests (
  id serial primary key,
  submission_id int not null,
  texto text not null,
  file_id int,
  status text not null default 'ABERTA',
  reprovado_por_id int,
  reprovado_motivo text,
  responsavel_id int,
  prazo_em date not null,
  decidido_por_id int,
  decidido_em timestamptz,
  resposta text,
  criado_em timestamptz not null default now(),
  reprovado_observacao text,
  constraint contests_submission_id_unique unique (submission_id),
  constraint contests_decided check ((status = 'ABERTA') = (decidido_em is null)),
  constraint contests_other_assignee check (responsavel_id is null or (responsavel_id is distinct from reprovado_por_id)),
  constraint contests_other_judge check (decidido_por_id is null or (decidido_por_id is distinct from reprovado_por_id)),
  constraint contests_status check (status in ('ABERTA', 'MANTIDA', 'REVERTIDA'))
);

create table corroboration_items (
  id int generated always as identity primary key,
  run_id int not null,
  network_id int not null,
  store_id int not null,
  vendas int not null,
  pontos numeric(14,2) not null,
  pontos_consumidor numeric(14,2) not null,
  pontos_planilha numeric(14,2) not null,
  pontos_compras numeric(14,2) not null,
  pontos_corroborados numeric(14,2) not null,
  constraint corroboration_items_run_id_network_id_store_id_key unique (run_id, network_id, store_id)
);

create table entries (
  id bigserial primary key,
  account_id bigint not null,
  seq int not null,
  type text not null,
  valor numeric(14,2) not null,
  balance_after numeric(14,2) not null,
  debt_after numeric(14,2) not null,
  loss numeric(14,2) not null default '0',
  origem_tipo text not null,
  origem_id text not null,
  idempotency_key text not null,
  reverses_entry_id bigint,
  regra jsonb not null,
  ator text not null,
  dia date not null,
  criado_em timestamptz not null,
  transaction_id bigint not null default ((pg_current_xact_id())::text)::bigint,
  constraint entries_account_id_seq_unique unique (account_id, seq),
  constraint entries_idempotency_key_unique unique (idempotency_key),
  constraint entries_amounts check (valor <> 'NaN'::numeric and balance_after <> 'NaN'::numeric and debt_after <> 'NaN'::numeric
    and debt_after >= 0 and loss <> 'NaN'::numeric and loss >= 0 and seq > 0 and (reverses_entry_id is not null or (valor <> 0
    and loss = 0))),
  constraint entries_expiry check (type <> 'EXPIRACAO' or (idempotency_key like 'expira:lote:%')),
  constraint entries_type check (type ~ '^[A-Z_]{2,40}$')
);

create table erasures (
  id serial primary key,
  kind text not null,
  person_id int not null,
  cpf_hmac text not null,
  criado_em timestamptz not null default now(),
  constraint erasures_kind_person_id_unique unique (kind, person_id),
  constraint erasures_kind check (kind in ('SELLER', 'CONSUMER'))
);

create table experience_categories (
  id serial primary key,
  external_id text not null,
  nome text not null,
  criado_em timestamptz not null default now(),
  constraint experience_categories_external_id_unique unique (external_id)
);

create table experience_subcategories (
  id serial primary key,
  external_id text not null,
  category_id int not null,
  name text not null,
  criado_em timestamptz not null default now(),
  constraint experience_subcategories_external_id_unique unique (external_id)
);

create table experiences (
  id serial primary key,
  external_id text not null,
  title text not null,
  description text,
  main_image_url text,
  criado_em timestamptz not null default now(),
  constraint experiences_external_id_unique unique (external_id)
);

create table expiry_notices (
  account_id bigint not null,
  mes date not null,
  etapa smallint not null,
  valor numeric(14,2) not null,
  criado_em timestamptz not null,
  constraint expiry_notices_pkey primary key (account_id, mes, etapa),
  constraint expiry_notices_etapa_check check (etapa in (60, 30, 7))
);

create table expiry_runs (
  id serial primary key,
  tipo text not null,
  publico text not null,
  dia date not null,
  staff_user_id int not null,
  dias_devolucao int not null,
  estado text not null default 'NA_FILA',
  lotes_previstos int not null,
  pessoas int not null default 0,
  lotes int not null default 0,
  valor numeric(14,2) not null default '0',
  mensagem text,
  criado_em timestamptz not null default now(),
  terminado_em timestamptz,
  constraint expiry_runs_counts check (pessoas >= 0 and lotes >= 0 and valor >= 0),
  constraint expiry_runs_words check (tipo in ('EXPIRACAO', 'DEVOLUCAO') and publico in ('BALCONISTA', 'CLIENTE_FINAL')
    and estado in ('NA_FILA', 'PROCESSANDO', 'CONCLUIDA', 'FALHOU'))
);

create table exports (
  id serial primary key,
  staff_user_id int not null,
  lista text not null,
  formato text not null,
  escopo text not null,
  pedido jsonb not null,
  nome_arquivo text not null,
  chave text not null,
  estado text not null default 'NA_FILA',
  total int not null,
  linhas int not null default 0,
  tamanho_bytes int,
  mensagem text,
  criado_em timestamptz not null default now(),
  terminado_em timestamptz,
  expira_em timestamptz,
  constraint exports_chave_unique unique (chave)
);

create table held_actions (
  id serial primary key,
  action text not null,
  dados jsonb not null,
  motivo text not null,
  resumo text not null,
  valor numeric(14,2),
  moeda text,
  network_id int,
  status text not null default 'AGUARDA',
  primeiro_por_id int not null,
  segundo_por_id int,
  justificativa text,
  criado_em timestamptz not null default now(),
  decidido_em timestamptz,
  chave text not null,
  mudancas jsonb not null default '[]',
  store_id int,
  submission_id int,
  cpf text,
  pessoa text,
  posting_id int,
  versao int not null default 1,
  constraint held_actions_decided check ((status in ('AGUARDA', 'EXPIRADA')) = (segundo_por_id is null)),
  constraint held_actions_status check (status in ('AGUARDA', 'APROVADA', 'RECUSADA', 'EXPIRADA')),
  constraint held_actions_two_people check (status <> 'APROVADA' or segundo_por_id <> primeiro_por_id)
);

create table idempotency_keys (
  actor_key text not null,
  chave text not null,
  action text not null,
  input_hash text not null,
  outcome jsonb,
  criado_em timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (actor_key, chave)
);

create table import_changes (
  import_id int not null,
  row_id int not null,
  antes jsonb,
  depois jsonb not null,
  extra jsonb,
  constraint import_changes_pkey primary key (import_id, row_id)
);

create table import_errors (
  id serial primary key,
  import_id int not null,
  linha int not null,
  coluna text,
  valor text,
  conteudo jsonb not null,
  mensagem text not null
);

create table import_layouts (
  staff_user_id int not null,
  tipo text not null,
  cabecalho text not null,
  posicoes jsonb not null,
  atualizado_em timestamptz not null,
  constraint import_layouts_pkey primary key (staff_user_id, tipo, cabecalho)
);

create table import_rows (
  import_id int not null,
  venda int not null,
  linha int not null,
  cpf text,
  cnpj text,
  tipo_fiscal text,
  identificador text,
  chave_fiscal text,
  realizado_em date,
  codigo text,
  qtde numeric,
  valor_unitario numeric,
  valor_desconto numeric,
  coluna text,
  valor text,
  erro text,
  conteudo text not null,
  constraint import_rows_pkey primary key (import_id, venda, linha)
);

create table import_staged (
  import_id int not null,
  linha int not null,
  valores text[] not null,
  coluna text,
  valor text,
  erro text,
  conteudo text not null,
  constraint import_staged_pkey primary key (import_id, linha)
);

create table imports (
  id serial primary key,
  tipo text not null,
  nome_arquivo text not null,
  sha256 text not null,
  file_id int,
  report_id int,
  estado text not null default 'NA_FILA',
  linhas int not null default 0,
  processadas int not null default 0,
  total int not null default 0,
  erros int not null default 0,
  mensagem text,
  opcoes jsonb,
  staff_user_id int,
  criado_em timestamptz not null default now(),
  terminado_em timestamptz,
  escopo text not null default '',
  desfeitas int not null default 0,
  undone_by_id int,
  desfeita_em timestamptz
);

create table integrations (
  id serial primary key,
  nome text not null,
  plataforma text not null,
  token_hash text not null,
  limite_mensal numeric(14,2) not null default '0',
  criado_em timestamptz not null default now(),
  revogado_em timestamptz,
  constraint integrations_nome_unique unique (nome),
  constraint integrations_token_hash_unique unique (token_hash),
  constraint integrations_limit_not_negative check (limite_mensal >= 0)
);

create table integrity_proofs (
  id serial primary key,
  codigo text not null,
  assunto text not null,
  verdade text not null,
  tamanho int not null,
  posicao bigint,
  rodada_em timestamptz,
  rodada_linhas bigint not null default 0,
  rodada_ms bigint not null default 0,
  rodada_quantas int not null default 0,
  rodada_exemplos jsonb not null default '[]',
  provada_em timestamptz,
  linhas bigint,
  duracao_ms bigint,
  quantas int not null default 0,
  exemplos jsonb not null default '[]',
  falha_desde timestamptz,
  erro text,
  tentada_em timestamptz,
  pedida_em timestamptz,
  constraint integrity_proofs_codigo_unique unique (codigo)
);

create table liability_moves (
  mes date not null,
  network_id int,
  parte text not null,
  coorte date not null,
  vence_mes date,
  tipo text not null,
  quantidade numeric(16,2) not null,
  reais numeric(20,4) not null,
  recente boolean not null default false,
  constraint liability_moves_parte_check check (parte in ('PONTOS', 'CASHBACK')),
  constraint liability_moves_tipo_check check (tipo in ('CREDITO', 'RESGATE', 'EXPIRACAO', 'ESTORNO'))
);

create table liability_overdue (
  network_id int,
  parte text not null,
  coorte date not null,
  quantidade numeric(16,2) not null,
  reais numeric(20,4) not null
);

create table liability_positions (
  tabela text primary key,
  contado bigint not null default 0,
  firme bigint not null default 0,
  visto bigint not null default 0,
  visto_xid bigint not null default 0
);

create table liability_redemption_items (
  redemption_id int primary key,
  mes date not null,
  network_id int,
  parte text not null,
  reais numeric(20,4) not null,
  encerrado_mes date
);

create table liability_redemption_marks (
  redemption_id int not null
);

create table liability_redemptions (
  mes date not null,
  network_id int,
  parte text not null,
  reais numeric(20,4) not null
);

create table link_contacts (
  kind text not null,
  person_id int not null,
  tipo text not null,
  valor uuid not null,
  constraint link_contacts_pkey primary key (kind, person_id, tipo, valor)
);

create table link_groups (
  id int generated always as identity primary key,
  run_id int not null,
  regra text not null,
  gravidade text not null,
  chave text not null,
  motivo text not null,
  pessoas int not null,
  notas int not null,
  posting_ids int[] not null default '{}',
  ultima_em date,
  constraint link_groups_run_id_chave_key unique (run_id, chave),
  constraint link_groups_gravidade_check check (gravidade in ('ALTA', 'MEDIA', 'BAIXA')),
  constraint link_groups_regra_check check (regra in ('MESMA_PESSOA', 'CONHECIDOS', 'CHAVE_PIX', 'INDICACAO_CIRCULAR',
    'INDICACAO_PROPRIA', 'CONCENTRACAO', 'SEQUENCIA', 'CELULAR', 'EMAIL', 'ENDERECO'))
);

create table link_marks (
  kind text not null,
  id int not null
);

create table link_people (
  group_id int not null,
  kind text not null,
  person_id int not null,
  network_id int,
  constraint link_people_pkey primary key (group_id, kind, person_id),
  constraint link_people_kind_check check (kind in ('SELLER', 'CONSUMER'))
);

create table link_referrals (
  referral_id int primary key
);

create table link_reviews (
  id int generated always as identity primary key,
  chave text not null,
  observacao text not null,
  staff_user_id int,
  criado_em timestamptz not null
);

create table link_values (
  tipo text not null,
  valor uuid not null,
  constraint link_values_pkey primary key (tipo, valor)
);

create table list_view_defaults (
  staff_user_id int not null,
  lista text not null,
  list_view_id int not null,
  constraint list_view_defaults_pkey primary key (staff_user_id, lista)
);

create table list_views (
  id serial primary key,
  staff_user_id int not null,
  lista text not null,
  nome text not null,
  parametros jsonb not null,
  colunas jsonb not null,
  densidade text not null,
  niveis int[] not null default '{}',
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null,
  constraint list_views_densidade_check check (densidade in ('COMPACT', 'STANDARD', 'COMFORTABLE')),
  constraint list_views_niveis_check check (niveis <@ '{0,1,2,3,4,5}'::integer[])
);

create table log_anchors (
  dia date primary key,
  elo bigint not null,
  chave text not null,
  destinatarios int not null,
  criado_em timestamptz not null default now()
);

create table lots (
  id bigserial primary key,
  account_id bigint not null,
  credit_entry_id bigint not null,
  origin_lot_id bigint,
  valor numeric(14,2) not null,
  restante numeric(14,2) not null,
  version int not null default 0,
  disponivel_em timestamptz not null,
  vence_em date,
  campanha_id int,
  constraint lots_amounts check (valor <> 'NaN'::numeric and valor > 0 and restante <> 'NaN'::numeric and (restante >= 0
    and restante <= valor) and version >= 0)
);

create table market_survey_products (
  id serial primary key,
  survey_id int not null,
  lista text not null,
  marca text not null,
  produto text not null,
  qtde numeric(14,2) not null,
  valor_unitario numeric(14,2) not null,
  constraint market_survey_products_amounts check (qtde > 0 and valor_unitario > 0),
  constraint market_survey_products_lista check (lista in ('MAIS_VENDIDOS', 'CONCORRENTES'))
);

create table market_surveys (
  id serial primary key,
  store_id int not null,
  categoria text not null,
  comunicacao text not null,
  qtde_vendedores int not null,
  faturamento numeric(14,2) not null,
  fonte text not null,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  excluido_em timestamptz,
  constraint market_surveys_amounts check (faturamento >= 0 and qtde_vendedores >= 0),
  constraint market_surveys_fonte check (fonte in ('Sistema', 'Equipe'))
);

create table measurement_items (
  id bigint generated always as identity primary key,
  run_id int not null,
  network_id int not null,
  meses_atendidos_antes int not null,
  media_mensal numeric(14,2),
  media_mensal_pos numeric(14,2),
  resultado_mensal numeric(14,2),
  media_semanal numeric(14,2),
  media_semanal_pos numeric(14,2),
  resultado_semanal numeric(14,2),
  total_vendido_pos numeric(14,2) not null,
  meses_atendidos_pos int not null,
  constraint measurement_items_run_id_network_id_key unique (run_id, network_id)
);

create table messaging_settings (
  id serial primary key,
  url text not null,
  token text not null,
  codigo text not null,
  atualizado_em timestamptz not null default now()
);

create table network_point_values (
  network_id int not null,
  vigente_em timestamptz not null,
  valor_ponto numeric(14,2) not null,
  constraint network_point_values_pkey primary key (network_id, vigente_em)
);

create table networks (
  id serial primary key,
  nome text not null,
  regiao text not null,
  valor_ponto numeric(14,2) not null,
  ativo boolean not null default true,
  data_cadastro date not null,
  criado_em timestamptz not null default now(),
  excluido_em timestamptz,
  busca text generated always as (search_text(((nome || ' ') || regiao))) stored,
  constraint networks_nome_unique unique (nome)
);

create table note_couples (
  seller_id int not null,
  consumer_id int not null,
  suspeito boolean not null,
  constraint note_couples_pkey primary key (seller_id, consumer_id)
);

create table note_marks (
  audience text not null,
  network_id int not null,
  dia date not null
);

create table note_pairs (
  consumer_posting int not null,
  seller_posting int not null,
  consumer_id int not null,
  seller_id int not null,
  nota_dia date not null,
  network_id int not null,
  venda_dia date not null,
  constraint note_pairs_pkey primary key (consumer_posting, seller_posting)
);

create table note_series (
  consumer_id int not null,
  dia date not null,
  posting_ids int[] not null
);

create table offer_partners (
  id serial primary key,
  external_id text not null,
  name text not null,
  cnpj text,
  description text,
  logo_url text,
  criado_em timestamptz not null default now(),
  constraint offer_partners_external_id_unique unique (external_id)
);

create table offers (
  id serial primary key,
  offer_id text not null,
  nome text not null,
  descricao text,
  category_id int not null,
  subcategory_id int,
  experience_id int not null,
  partner_id int not null,
  location jsonb,
  cidade text,
  age_from smallint,
  age_to smallint,
  offer_terms text,
  image_url text,
  pontos numeric(14,2) not null default '0',
  desconto numeric(5,2),
  pontos_desconto numeric(14,2) generated always as (
case
   
    when (desconto is not null) then ceil(((pontos * (100 - desconto)) / 100))
    else null::numeric
end) stored,
  ativo boolean not null default true,
  sincronizado_em timestamptz not null,
  criado_em timestamptz not null default now(),
  busca text not null,
  constraint offers_offer_id_unique unique (offer_id),
  constraint offers_amounts check (pontos >= 0 and pontos <> 'NaN'::numeric and (desconto is null or (desconto > 0 and desconto < 100)))
);

create table operator_days (
  staff_user_id int not null,
  dia date not null,
  pontos numeric(14,2) not null default '0',
  reais numeric(14,2) not null default '0',
  constraint operator_days_pkey primary key (staff_user_id, dia)
);

create table outgoing_messages (
  id serial primary key,
  canal text not null,
  destino text not null,
  assunto text,
  texto text not null,
  html text,
  estado text not null default 'NA_FILA',
  tentativas int not null default 0,
  ultimo_erro text,
  criado_em timestamptz not null default now(),
  enviada_em timestamptz,
  referencia text
);

create table parameter_moves (
  id serial primary key,
  parametro text not null,
  alvo int not null,
  antes numeric(14,2) not null,
  depois numeric(14,2) not null,
  passo text not null,
  staff_user_id int not null,
  criado_em timestamptz not null default now(),
  constraint parameter_moves_passo check (passo in ('SOZINHA', 'SIMULADA', 'DUAS'))
);

create table participating_stores (
  id serial primary key,
  nome text not null,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  busca text generated always as (search_text(nome)) stored
);

create table password_recoveries (
  id serial primary key,
  uuid_hash text not null,
  kind text not null,
  person_id int not null,
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null,
  usado_em timestamptz,
  constraint password_recoveries_uuid_hash_unique unique (uuid_hash)
);

create table payout_batches (
  id serial primary key,
  quantidade int not null,
  total numeric(14,2) not null,
  gerado_por_id int not null,
  gerado_em timestamptz not null,
  criado_em timestamptz not null default now()
);

create table payouts (
  id serial primary key,
  redemption_id int not null,
  estado text not null default 'SOLICITADO',
  retido_ate timestamptz,
  batch_id int,
  aprovado_por_id int,
  aprovado_em timestamptz,
  encerrado_em timestamptz,
  motivo text,
  end_to_end_id text,
  criado_em timestamptz not null default now(),
  pago_por_id int,
  pago_em timestamptz,
  retorno_em timestamptz,
  limite_uma_pessoa numeric(14,2),
  estorno_por_id int,
  estorno_em timestamptz,
  estorno_motivo text,
  estorno_confirmado_por_id int,
  retorno_por_id int,
  constraint payouts_redemption_id_unique unique (redemption_id),
  constraint payouts_estado check (estado in ('SOLICITADO', 'APROVADO', 'EM_LOTE', 'EM_TRANSITO', 'PAGO', 'EM_ESTORNO', 'ESTORNADO',
    'DEVOLVIDO', 'CANCELADO'))
);

create table posting_count_changes (
  network_id int not null,
  audience text not null,
  status text not null,
  dia date not null,
  n int not null,
  venda date
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000);

create table posting_counts (
  network_id int not null,
  audience text not null,
  status text not null,
  dia date not null,
  n bigint not null,
  constraint posting_counts_pkey primary key (network_id, audience, status, dia) INCLUDE (n)
) with (fillfactor=70);

create table posting_edits (
  id serial primary key,
  posting_id int not null,
  antes jsonb not null,
  depois jsonb not null,
  motivo text not null,
  staff_user_id int not null,
  criado_em timestamptz not null default now()
);

create table posting_items (
  id serial primary key,
  posting_id int not null,
  product_id int not null,
  codigo text not null,
  descricao text not null,
  qtde numeric(14,2) not null,
  valor_unitario numeric(14,2) not null,
  valor_desconto numeric(14,2) not null,
  sub_total numeric(14,2) not null,
  valor_pontos numeric(14,2) not null,
  fator_pontuacao numeric(6,2) not null,
  pontos numeric(14,2) not null,
  constraint posting_items_amounts check (qtde > 0 and qtde <> 'NaN'::numeric and valor_unitario >= 0
    and valor_unitario <> 'NaN'::numeric and valor_desconto >= 0 and valor_desconto <> 'NaN'::numeric and sub_total >= 0)
);

create table postings (
  id serial primary key,
  audience text not null,
  seller_id int,
  consumer_id int,
  store_id int not null,
  network_id int not null,
  submission_id int,
  origem text not null,
  tipo_fiscal text not null,
  identificador text not null,
  identificador_chave text not null,
  chave_fiscal text,
  realizado_em date not null,
  pontuado_em timestamptz not null,
  vence_em date not null,
  total_venda numeric(14,2) not null,
  total_descontos numeric(14,2) not null,
  total_pontos numeric(14,2) not null,
  pontos_brutos numeric(14,2) not null,
  pontos_limitados numeric(14,2) not null,
  valor_ponto numeric(14,2) not null,
  valor_custo numeric(14,2) not null,
  valor_produtos_sw numeric(14,2),
  percentual_cashback_pb int,
  cashback numeric(14,2),
  campaign_id int,
  status text not null default 'APROVADA',
  versao int not null default 1,
  aprovado_por_id int,
  import_id int,
  cancelado_por_id int,
  cancelado_em timestamptz,
  criado_em timestamptz not null default now(),
  parceiro_nome text not null,
  revenda_nome text not null,
  busca text not null,
  constraint postings_amounts check (total_venda >= 0 and total_venda <> 'NaN'::numeric and total_descontos >= 0
    and total_descontos <> 'NaN'::numeric and total_pontos >= 0 and total_pontos <> 'NaN'::numeric),
  constraint postings_cashback check (audience <> 'CONSUMER' or (consumer_id is not null and valor_produtos_sw >= 0
    and valor_produtos_sw <= total_venda and cashback >= 0 and (percentual_cashback_pb >= 0 and percentual_cashback_pb <= 10000)))
);

create table product_values (
  id serial primary key,
  product_id int not null,
  valor_pontos numeric(14,2) not null,
  vigente_em date not null,
  criado_em timestamptz not null default now(),
  constraint product_values_product_id_vigente_em_unique unique (product_id, vigente_em)
);

create table products (
  id serial primary key,
  codigo text not null,
  nome text not null,
  valor_unitario numeric(14,2) not null,
  valor_pontos numeric(14,2) not null,
  gtin text,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  excluido_em timestamptz,
  busca text generated always as (search_text(((((nome || ' ') || codigo) || ' ') || coalesce(gtin, '')))) stored,
  constraint products_codigo_unique unique (codigo),
  constraint products_gtin_unique unique (gtin)
);

create table purchases (
  id serial primary key,
  network_id int not null,
  store_id int,
  product_id int not null,
  data_pedido date not null,
  qtde numeric(14,2) not null,
  valor_unitario numeric(14,2) not null,
  import_id int,
  criado_em timestamptz not null default now()
);

create table rate_limits (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

create table recovery_codes (
  id serial primary key,
  staff_user_id int not null,
  codigo_hash text not null,
  criado_em timestamptz not null default now(),
  usado_em timestamptz,
  constraint recovery_codes_staff_user_id_codigo_hash_unique unique (staff_user_id, codigo_hash)
);

create table redemption_events (
  id serial primary key,
  redemption_id int not null,
  tipo text not null,
  de text,
  para text,
  ator text not null,
  ator_nome text not null,
  criado_em timestamptz not null default now()
);

create table redemption_media (
  id serial primary key,
  redemption_id int not null,
  file_id int not null,
  staff_user_id int not null,
  criado_em timestamptz not null default now(),
  constraint redemption_media_file_id_unique unique (file_id)
);

create table redemptions (
  id serial primary key,
  audience text not null,
  seller_id int,
  consumer_id int,
  store_id int,
  network_id int,
  reward_id int,
  redemption_code text not null,
  premio text not null,
  tipo text not null,
  qtde int not null,
  obs text,
  pontos_gastos numeric(14,2) not null,
  saldo_anterior numeric(14,2) not null,
  saldo_novo numeric(14,2) not null,
  status smallint not null default 0,
  versao int not null default 1,
  resgatado_em timestamptz not null,
  data_entrega date,
  prazo_entrega date not null,
  parceiro_comercial text,
  mes text not null,
  campaign_id int,
  tipo_chave_pix text,
  chave_pix text,
  criado_em timestamptz not null default now(),
  titular_nome text not null,
  busca text not null,
  offer_id int,
  constraint redemptions_redemption_code_unique unique (redemption_code),
  constraint redemptions_amounts check (qtde > 0 and pontos_gastos >= 0 and pontos_gastos <> 'NaN'::numeric),
  constraint redemptions_item check (reward_id is null or offer_id is null)
);

create table referrals (
  id serial primary key,
  seller_id int not null,
  plataforma text not null,
  integration_id int,
  id_externo text,
  nome text not null,
  cpf text not null,
  celular text,
  validado_em timestamptz,
  posting_id int,
  pontos numeric(14,2) not null default '0',
  vence_em date,
  criado_em timestamptz not null default now(),
  constraint referrals_cpf_unique unique (cpf),
  constraint referrals_integration_id_id_externo_unique unique (integration_id, id_externo)
);

create table registration_code_uses (
  id serial primary key,
  registration_code_id int not null,
  codigo text not null,
  cpf text not null,
  seller_id int,
  consumer_id int,
  pontos numeric(14,2) not null,
  vence_em date,
  data_utilizacao timestamptz not null,
  constraint registration_code_uses_registration_code_id_cpf_unique unique (registration_code_id, cpf),
  constraint registration_code_uses_one_person check (num_nonnulls(seller_id, consumer_id) = 1)
);

create table registration_codes (
  id serial primary key,
  codigo text not null,
  pontos numeric(14,2) not null,
  usos int not null,
  usos_realizados int not null default 0,
  expira_em date,
  criado_em timestamptz not null default now(),
  excluido_em timestamptz,
  busca text generated always as (search_text(codigo)) stored,
  salvo_por_ids int[] not null default '{}',
  constraint registration_codes_upper check ((codigo = upper(codigo)) and codigo <> ''),
  constraint registration_codes_uses_within check ((usos_realizados >= 0 and usos_realizados <= usos) and usos >= 1 and pontos >= 1)
);

create table report_months (
  id bigint generated always as identity primary key,
  network_id int not null,
  store_id int not null,
  mes date not null,
  vendas int not null,
  vendedores int not null,
  total_venda numeric(14,2) not null,
  total_pontos numeric(14,2) not null,
  valor_custo numeric(14,2) not null,
  constraint report_months_network_id_mes_store_id_key unique (network_id, mes, store_id)
);

create table report_months_position (
  passo bigint not null
);

create table report_notes (
  id serial primary key,
  network_id int not null,
  product_id int,
  observacao text not null,
  staff_user_id int,
  criado_em timestamptz not null default now()
);

create table report_run_networks (
  run_id int not null,
  network_id int not null,
  constraint report_run_networks_pkey primary key (run_id, network_id)
);

create table report_runs (
  id serial primary key,
  tipo text not null,
  ano int,
  mes int,
  estado text not null default 'NA_FILA',
  feitas int not null default 0,
  total int not null default 0,
  atual boolean not null default false,
  staff_user_id int,
  criado_em timestamptz not null default now(),
  terminado_em timestamptz
);

create table review_settings (
  id serial primary key,
  segunda_aprovacao_pontos numeric(14,2) not null default '1000',
  segunda_aprovacao_reais numeric(14,2) not null default '20',
  segunda_aprovacao_avisos boolean not null default true,
  atualizado_em timestamptz not null default now(),
  venda_antiga_dias int not null default 45,
  desvio_preco numeric(14,2) not null default '30',
  teto_pontos_dia numeric(14,2) not null default '5000',
  teto_reais_dia numeric(14,2) not null default '1000',
  liberacao_unidades numeric(14,2) not null default '50',
  pedido_expira_dias int not null default 30,
  independencia_dias int not null default 30,
  conta_nova_horas int not null default 24,
  constraint review_settings_expiry check (pedido_expira_dias > 0),
  constraint review_settings_limits check (segunda_aprovacao_pontos >= 0 and segunda_aprovacao_reais >= 0
    and segunda_aprovacao_pontos <> 'NaN'::numeric and segunda_aprovacao_reais <> 'NaN'::numeric),
  constraint review_settings_more_limits check (venda_antiga_dias >= 0 and desvio_preco >= 0 and teto_pontos_dia >= 0
    and teto_reais_dia >= 0 and liberacao_unidades >= 0),
  constraint review_settings_one check (id = 1),
  constraint review_settings_people check (independencia_dias >= 0 and conta_nova_horas >= 0)
);

create table rewards (
  id serial primary key,
  codigo text not null,
  nome text not null,
  descricao text not null,
  custo_total numeric(14,2) not null,
  custo_alternativo numeric(14,2),
  tipo text not null default 'geral',
  categoria text,
  parceiro_comercial text,
  photo_id int,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  excluido_em timestamptz,
  busca text generated always as (search_text(((((nome || ' ') || codigo) || ' ') || coalesce(categoria, '')))) stored,
  constraint rewards_codigo_unique unique (codigo)
);

create table sale_marks (
  network_id int not null,
  dia date not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000);

create table sale_months (
  network_id int not null,
  mes date not null,
  passo bigint not null,
  constraint sale_months_pkey primary key (network_id, mes)
);

create table sale_network_days (
  network_id int not null,
  dia date not null,
  total_venda numeric(20,2) not null,
  constraint sale_network_days_pkey primary key (network_id, dia)
);

create table sale_product_days (
  network_id int not null,
  dia date not null,
  product_id int not null,
  qtde numeric(20,2) not null,
  pontos numeric(20,2) not null,
  sub_total numeric(20,2) not null,
  constraint sale_product_days_pkey primary key (network_id, dia, product_id)
);

create table sale_product_months (
  network_id int not null,
  mes date not null,
  product_id int not null,
  qtde numeric(20,2) not null,
  pontos numeric(20,2) not null,
  sub_total numeric(20,2) not null,
  constraint sale_product_months_pkey primary key (network_id, mes, product_id)
);

create table sale_store_months (
  network_id int not null,
  mes date not null,
  store_id int not null,
  vendas int not null,
  vendedores int not null,
  total_venda numeric(20,2) not null,
  total_pontos numeric(20,2) not null,
  valor_custo numeric(20,2) not null,
  primeira date not null,
  ultima date not null,
  constraint sale_store_months_pkey primary key (network_id, mes, store_id)
);

create table saved_queries (
  id serial primary key,
  staff_user_id int not null,
  nome text not null,
  consulta text not null,
  variaveis text not null default '',
  compartilhada boolean not null default false,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null
);

create table scenario_factors (
  id serial primary key,
  scenario_id smallint not null,
  fator_extra numeric(4,2) not null,
  vigente_em date not null,
  criado_em timestamptz not null default now(),
  constraint scenario_factors_scenario_id_vigente_em_unique unique (scenario_id, vigente_em),
  constraint scenario_factors_amount check (scenario_id <> 0 and fator_extra > 0 and fator_extra <= 10)
);

create table scenario_rewards (
  id serial primary key,
  scenario_id smallint not null,
  reward_id int not null,
  constraint scenario_rewards_scenario_id_reward_id_unique unique (scenario_id, reward_id)
);

create table scenarios (
  id smallint primary key,
  nome text not null,
  texto_regulamento text,
  todos_premios boolean not null default true,
  atualizado_em timestamptz,
  constraint scenarios_control check (id <> 0 or (texto_regulamento is null and todos_premios)),
  constraint scenarios_known check (id >= 0 and id <= 3)
);

create table schema_definitions (
  id int generated always as identity primary key,
  release text not null,
  applied_at timestamptz not null default now(),
  constraint schema_definitions_release_key unique (release)
);

create table second_factor_challenges (
  id serial primary key,
  token_hash text not null,
  staff_user_id int not null,
  finalidade text not null,
  session_id int,
  desafio text,
  segredo text,
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null,
  usado_em timestamptz,
  constraint second_factor_challenges_token_hash_unique unique (token_hash),
  constraint second_factor_challenges_finalidade_check check (finalidade in ('ENTRADA', 'PROVA', 'CADASTRO_TOTP', 'CADASTRO_PASSKEY'))
);

create table second_factors (
  id serial primary key,
  staff_user_id int not null,
  tipo text not null,
  nome text not null,
  segredo text,
  ultimo_passo int,
  credencial text,
  chave_publica text,
  contador bigint,
  transportes text[] not null default '{}',
  criado_em timestamptz not null default now(),
  ultimo_uso_em timestamptz,
  constraint second_factors_credencial_unique unique (credencial),
  constraint second_factors_tipo_check check (
case tipo
    when 'TOTP' then (segredo is not null and credencial is null)
   
    when 'PASSKEY' then (segredo is null and credencial is not null and chave_publica is not null
    and contador is not null)
    else false
end)
);

create table sellers (
  id serial primary key,
  store_id int not null,
  nome text not null,
  cpf text not null,
  email text,
  celular text,
  telefone text,
  sexo text,
  data_nascimento date,
  hobby text,
  end_rua text,
  end_numero text,
  end_complemento text,
  end_bairro text,
  end_cidade text,
  end_estado text,
  end_cep text,
  senha_hash text,
  ativo boolean not null default true,
  aceitou_regulamento_em timestamptz,
  aceitou_politica_privacidade_em timestamptz,
  id_indicacao text not null,
  quem_indicou text,
  codigo_cadastro text,
  google_auth_id text,
  ultimo_acesso_em timestamptz,
  criado_em timestamptz not null default now(),
  excluido_em timestamptz,
  busca text generated always as (search_text(((((((nome || ' ') || cpf) || ' ') || coalesce(email, '')) || ' ') || coalesce(celular,
    '')))) stored,
  constraint sellers_cpf_unique unique (cpf),
  constraint sellers_google_auth_id_unique unique (google_auth_id),
  constraint sellers_id_indicacao_unique unique (id_indicacao)
);

create table sessions (
  id serial primary key,
  token_hash text not null,
  kind text not null,
  person_id int not null,
  criado_em timestamptz not null default now(),
  ultimo_uso_em timestamptz not null default now(),
  expira_em timestamptz not null,
  revogada_em timestamptz,
  ip text,
  agente text,
  escrita_em timestamptz not null default clock_timestamp(),
  prova_em timestamptz,
  constraint sessions_token_hash_unique unique (token_hash)
);

create table simulation_rows (
  id serial primary key,
  simulation_id int not null,
  dimensao text not null,
  ref_id int not null,
  vendas int not null,
  pontos_agora numeric(14,2) not null default '0',
  pontos_entao numeric(14,2) not null default '0',
  custo_agora numeric(14,2) not null default '0',
  custo_entao numeric(14,2) not null default '0',
  cashback_agora numeric(14,2) not null default '0',
  cashback_entao numeric(14,2) not null default '0',
  constraint simulation_rows_simulation_id_dimensao_ref_id_unique unique (simulation_id, dimensao, ref_id),
  constraint simulation_rows_dimensao check (dimensao in ('REDE', 'LOJA', 'PRODUTO', 'VENDEDOR'))
);

create table simulations (
  id serial primary key,
  mudancas jsonb not null,
  redes jsonb,
  de date not null,
  ate date not null,
  estado text not null default 'NA_FILA',
  feitas int not null default 0,
  total int not null default 0,
  vendas int not null default 0,
  pontos_registrados numeric(14,2) not null default '0',
  pontos_agora numeric(14,2) not null default '0',
  pontos_entao numeric(14,2) not null default '0',
  custo_agora numeric(14,2) not null default '0',
  custo_entao numeric(14,2) not null default '0',
  cashback_agora numeric(14,2) not null default '0',
  cashback_entao numeric(14,2) not null default '0',
  limitados_agora int not null default 0,
  limitados_entao int not null default 0,
  staff_user_id int not null,
  criado_em timestamptz not null default now(),
  terminado_em timestamptz,
  confirmada_em timestamptz,
  constraint simulations_estado check (estado in ('NA_FILA', 'EM_ANDAMENTO', 'CONCLUIDA', 'FALHOU')),
  constraint simulations_window check ((de = (date_trunc('month', (de)::timestamp with time zone))::date)
    and (ate = (date_trunc('month', (ate)::timestamp with time zone))::date) and de <= ate)
);

create table social_identities (
  id serial primary key,
  seller_id int not null,
  provedor text not null,
  emissor text not null,
  sujeito text not null,
  criado_em timestamptz not null default now(),
  ultimo_uso_em timestamptz,
  constraint social_identities_emissor_sujeito_unique unique (emissor, sujeito),
  constraint social_identities_seller_id_provedor_unique unique (seller_id, provedor)
);

create table staff_grants (
  id serial primary key,
  staff_user_id int not null,
  tipo text not null,
  proposto_por_id int not null,
  aprovado_por_id int not null,
  criado_em timestamptz not null default now(),
  constraint staff_grants_tipo check (tipo in ('CRIACAO', 'REATIVACAO', 'ELEVACAO', 'AMPLIACAO', 'EMAIL')),
  constraint staff_grants_two_people check (proposto_por_id <> aprovado_por_id)
);

create table staff_users (
  id serial primary key,
  nome text not null,
  cpf text not null,
  email text not null,
  senha_hash text not null,
  permissao smallint not null,
  ativo boolean not null default true,
  id_revendas_permitidas int[] not null default '{}',
  id_redes_permitidas int[] not null default '{}',
  criado_em timestamptz not null default now(),
  ultimo_acesso_em timestamptz,
  busca text generated always as (search_text(((((nome || ' ') || cpf) || ' ') || email))) stored,
  pendente boolean not null default false,
  senha_inicial boolean not null default false,
  constraint staff_users_cpf_unique unique (cpf),
  constraint staff_users_pending check (not (pendente and ativo))
);

create table status_changes (
  id serial primary key,
  subject_type text not null,
  subject_id int not null,
  status_anterior smallint not null,
  status_novo smallint not null,
  justificativa text not null,
  staff_user_id int not null,
  criado_em timestamptz not null default now()
);

create table stock_alerts (
  id serial primary key,
  network_id int not null,
  produtos int not null,
  atualizado_em timestamptz not null default now(),
  constraint stock_alerts_network_id_unique unique (network_id)
);

create table stock_counts (
  id serial primary key,
  network_id int not null,
  product_id int not null,
  data date not null,
  saldo numeric(14,2) not null,
  staff_user_id int,
  criado_em timestamptz not null default now()
);

create table stock_releases (
  id serial primary key,
  network_id int not null,
  product_id int not null,
  quantidade numeric(14,2) not null,
  staff_user_id int,
  criado_em timestamptz not null default now()
);

create table stock_report_items (
  id bigint generated always as identity primary key,
  run_id int not null,
  network_id int not null,
  product_id int not null,
  data_ultimo_pedido date,
  qtd_ultimo_pedido numeric(14,2),
  data_penultimo_pedido date,
  qtd_penultimo_pedido numeric(14,2),
  qtd_vendida numeric(14,2) not null,
  qtd_pontuada numeric(14,2) not null,
  saldo_estoque numeric(14,2) not null,
  constraint stock_report_items_run_id_network_id_product_id_key unique (run_id, network_id, product_id)
);

create table store_factors (
  id serial primary key,
  store_id int not null,
  fator_pontuacao smallint not null,
  vigente_em date not null,
  criado_em timestamptz not null default now(),
  constraint store_factors_store_id_vigente_em_unique unique (store_id, vigente_em)
);

create table store_products (
  id serial primary key,
  store_id int not null,
  product_id int not null,
  codigo text not null,
  nome text not null,
  valor_unitario numeric(14,2) not null,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  excluido_em timestamptz,
  busca text generated always as (search_text(((nome || ' ') || codigo))) stored,
  constraint store_products_store_id_codigo_unique unique (store_id, codigo)
);

create table store_scenarios (
  id serial primary key,
  store_id int not null,
  cenario smallint not null,
  vigente_em date not null,
  criado_em timestamptz not null default now(),
  constraint store_scenarios_store_id_vigente_em_unique unique (store_id, vigente_em),
  constraint store_scenarios_known check (cenario >= 0 and cenario <= 3)
);

create table stored_files (
  id serial primary key,
  chave text not null,
  chave_miniatura text,
  tipo_arquivo text not null,
  nome_original text not null,
  tamanho_bytes int not null,
  sha256 text not null,
  perceptual_hash text,
  enviado_por text not null,
  criado_em timestamptz not null default now(),
  removido_em timestamptz,
  constraint stored_files_chave_unique unique (chave)
);

create table stores (
  id serial primary key,
  network_id int not null,
  codigo text not null,
  cnpj text not null,
  cnpj_cdd_revenda_master text,
  nome_fantasia text not null,
  razao_social text not null,
  end_rua text,
  end_numero text,
  end_complemento text,
  end_bairro text,
  end_cidade text,
  end_estado text,
  end_cep text,
  responsavel text,
  email text,
  telefone text,
  celular text,
  tipo_pontuacao smallint not null,
  fator_pontuacao smallint not null default 1,
  cenario smallint not null default 0,
  ativo boolean not null default true,
  ativo_clientes boolean not null default false,
  resgate_liberado boolean not null default true,
  criado_em timestamptz not null default now(),
  excluido_em timestamptz,
  busca text generated always as (search_text(((((((((((nome_fantasia || ' ') || razao_social) || ' ') || codigo) || ' ') || cnpj) ||
    ' ') || coalesce(end_cidade, '')) || ' ') || coalesce(responsavel, '')))) stored,
  constraint stores_cnpj_unique unique (cnpj),
  constraint stores_codigo_unique unique (codigo)
);

create table submission_events (
  id serial primary key,
  submission_id int not null,
  status_anterior text,
  status_novo text not null,
  motivo text,
  ator text not null,
  ator_nome text not null,
  criado_em timestamptz not null default now(),
  observacao text
);

create table submissions (
  id serial primary key,
  audience text not null,
  seller_id int,
  consumer_id int,
  store_id int,
  network_id int,
  file_id int not null,
  status text not null default 'PENDENTE',
  reprovado_motivo text,
  versao int not null default 1,
  reservado_por_id int,
  reservado_ate timestamptz,
  decidido_por_id int,
  decidido_em timestamptz,
  chave_fiscal text,
  leitura jsonb,
  idempotency_key text,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  busca text,
  prioridade boolean not null default false,
  reprovado_observacao text,
  constraint submissions_idempotency_key_unique unique (idempotency_key),
  constraint submissions_owner check ((audience = 'SELLER' and seller_id is not null) or (audience = 'CONSUMER'
    and consumer_id is not null))
);

create table success_rate_items (
  id bigint generated always as identity primary key,
  run_id int not null,
  network_id int not null,
  product_id int not null,
  qtd_vendida_antes numeric(14,2) not null,
  meses_atendido_antes int not null,
  media_antes numeric(14,2),
  qtd_vendida numeric(14,2) not null,
  valor_unitario_produto numeric(14,2) not null,
  aumento_vendas numeric(14,2) not null,
  aumento_vendas_dinheiro numeric(14,2) not null,
  taxa_sucesso numeric(14,2),
  constraint success_rate_items_run_id_network_id_product_id_key unique (run_id, network_id, product_id)
);

create table swpro_credits (
  id serial primary key,
  integration_id int not null,
  id_externo text not null,
  seller_id int not null,
  pontos numeric(14,2) not null,
  plataforma text not null,
  referral_id int,
  indicado_nome text,
  pontuado_em timestamptz not null,
  vence_em date not null,
  constraint swpro_credits_integration_id_id_externo_unique unique (integration_id, id_externo),
  constraint swpro_credits_positive check (pontos > 0)
);

create table system_settings (
  id serial primary key,
  limite_pontuacao numeric(14,2) not null default '0',
  usos_semanais_voucher int not null default 3,
  voucher_ativo boolean not null default true,
  valor_resgate_liberado numeric(14,2) not null default '500',
  percentual_cashback numeric(5,2) not null default '2',
  data_inicio_promocao date,
  politica_estorno text not null default 'SALDO_NEGATIVO',
  dias_tolerancia_mes int not null default 0,
  janela_parceiro text not null default 'MES',
  exigir_saldo boolean not null default false,
  atualizado_em timestamptz not null default now(),
  tolerancia_af numeric(5,2) not null default '0',
  levar_para_proxima boolean not null default true,
  prazo_resgate_dias int not null default 30,
  dias_devolucao int not null default 30,
  chave_cpf_do_titular boolean not null default true,
  texto_cashback text not null default 'Cashback',
  pagamento_uma_pessoa numeric(14,2) not null default '40',
  niveis_mascarados int[] not null default '{3,4}',
  niveis_segundo_fator int[] not null default '{1,2}',
  constraint system_settings_cashback check (prazo_resgate_dias >= 0 and prazo_resgate_dias <= 365),
  constraint system_settings_factor_levels check (niveis_segundo_fator <@ '{0,1,2,3,4,5}'::integer[]),
  constraint system_settings_masked_levels check (niveis_mascarados <@ '{0,3,4,5}'::integer[]),
  constraint system_settings_payment check (pagamento_uma_pessoa >= 0),
  constraint system_settings_return check (dias_devolucao >= 1 and dias_devolucao <= 365)
);

create sequence sale_steps;

-- What every ledger operation answers (server/modules/ledger/sql/result.sql).
create type ledger_answer as (entry_id bigint, account_id bigint, valor numeric, balance numeric, debt numeric, loss numeric,
  available numeric, lots jsonb, replayed boolean);
