-- The benchmark's data, set-based. bench.postings says how many postings; the rest keeps its proportion to a million of them.
-- Skew: a seventh of the stores belongs to one network, few sellers make many sales, few names are very common.
-- Triggers and foreign keys are off while this runs (session_replication_role); build.ts checks the ledger's invariants after.

create temp table sizes as select
  current_setting('bench.postings')::int as postings,
  50 as networks,
  greatest(100, current_setting('bench.postings')::int / 200) as stores,
  greatest(1000, current_setting('bench.postings')::int / 5) as sellers,
  500 as products;

create temp table words as select
  array['Maria','José','Ana','João','Antônio','Francisco','Carlos','Paulo','Pedro','Lucas','Luiz','Marcos','Luís','Gabriel','Rafael','Francisca',
    'Daniel','Marcelo','Bruno','Eduardo','Felipe','Rodrigo','Manoel','Mateus','André','Fernando','Fábio','Leonardo','Gustavo','Guilherme','Leandro',
    'Tiago','Anderson','Ricardo','Márcio','Jorge','Alexandre','Roberto','Edson','Diego','Vitor','Sérgio','Cláudio','Matheus','Thiago','Geraldo',
    'Adriano','Luciano','Júlio','Renato','Alex','Vinícius','Rogério','Samuel','Ronaldo','Mário','Flávio','Igor','Douglas','Davi'] as first,
  array['Silva','Santos','Oliveira','Souza','Rodrigues','Ferreira','Alves','Pereira','Lima','Gomes','Costa','Ribeiro','Martins','Carvalho','Almeida',
    'Lopes','Soares','Fernandes','Vieira','Barbosa','Rocha','Dias','Nascimento','Andrade','Moreira','Nunes','Marques','Machado','Mendes','Freitas',
    'Cardoso','Ramos','Gonçalves','Santana','Teixeira','Araújo','Moura','Cavalcanti','Monteiro','Batista','Borges','Campos','Cunha','Duarte','Farias',
    'Figueiredo','Guimarães','Macedo','Magalhães','Medeiros','Miranda','Nogueira','Pacheco','Peixoto','Pinheiro','Queiroz','Sampaio','Siqueira',
    'Tavares','Toledo','Valente','Vasconcelos','Xavier','Zanetti'] as last,
  array['São Paulo','Rio de Janeiro','Belo Horizonte','Curitiba','Porto Alegre','Salvador','Recife','Fortaleza','Goiânia','Campinas','Londrina',
    'Uberlândia','Santos','Joinville','Natal'] as city;

insert into networks (nome, regiao, valor_ponto, data_cadastro)
select 'Rede ' || w.last[i] , (array['Sul','Sudeste','Nordeste','Centro-Oeste','Norte'])[1 + i % 5], 0.05 + i % 4 * 0.05, '2023-01-01'
from sizes, words w, generate_series(1, sizes.networks) i;

insert into stores (network_id, codigo, cnpj, nome_fantasia, razao_social, end_cidade, tipo_pontuacao)
select 1 + floor(z.networks * power(random(), 2)), 'L' || lpad(i::text, 6, '0'), lpad((10000000000000 + i * 97)::text, 14, '0'),
  'Loja ' || w.last[1 + floor(64 * random())] || ' ' || i, 'Razão Social ' || i || ' Ltda', w.city[1 + floor(15 * power(random(), 2))], i % 2
from sizes z, words w, generate_series(1, z.stores) i;

-- CPFs with their check digits: an import refuses others.
create function pg_temp.check_digit(digits text) returns text language sql immutable as $$
  select case when r < 2 then 0 else 11 - r end::text
  from (select sum(substr(digits, i, 1)::int * (length(digits) + 2 - i)) % 11 as r from generate_series(1, length(digits)) i) x
$$;
create function pg_temp.cpf(base text) returns text language plpgsql immutable as $$
begin
  base := base || pg_temp.check_digit(base);
  return base || pg_temp.check_digit(base);
end $$;
insert into sellers (store_id, nome, cpf, celular, id_indicacao, aceitou_regulamento_em, aceitou_politica_privacidade_em)
select 1 + floor(z.stores * random()),
  w.first[1 + floor(60 * power(random(), 2))] || ' ' || w.last[1 + floor(64 * power(random(), 2))] || ' ' || w.last[1 + floor(64 * power(random(), 2))],
  pg_temp.cpf(lpad((100000000 + i * 401)::text, 9, '0')), '119' || lpad((i % 100000000)::text, 8, '0'), 'IND' || i, now(), now()
from sizes z, words w, generate_series(1, z.sellers) i;

insert into products (codigo, nome, valor_unitario, valor_pontos)
select 'P' || lpad(i::text, 4, '0'), 'Produto ' || i, 10 + i % 90, 1 + i % 20 from sizes, generate_series(1, sizes.products) i;

insert into rewards (codigo, nome, descricao, custo_total, tipo)
select 'PREMIO' || i, 'Prêmio ' || i, 'Prêmio da medição', i, 'geral' from generate_series(1, 20) i;

-- Three items a sale, then the sales with their sums.
create temp table sold as
select i as id, 1 + floor(z.sellers * power(random(), 1.5))::int as seller_id,
  date_trunc('second', now()) - interval '1 day' - interval '500 days' * ((z.postings - i) / z.postings::float8) as t
from sizes z, generate_series(1, z.postings) i;

insert into posting_items (posting_id, product_id, codigo, descricao, qtde, valor_unitario, valor_desconto, sub_total, valor_pontos, fator_pontuacao, pontos)
select s.posting_id, p.id, p.codigo, p.nome, s.qtde, p.valor_unitario, 0, s.qtde * p.valor_unitario, p.valor_pontos, 1, s.qtde * p.valor_pontos
from (select (i + 2) / 3 as posting_id, 1 + floor(z.products * power(random(), 2))::int as product_id, 1 + floor(5 * random())::int as qtde
  from sizes z, generate_series(1, z.postings * 3) i) s
join products p on p.id = s.product_id;

insert into postings (id, audience, seller_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, realizado_em, pontuado_em,
  vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo, criado_em, parceiro_nome,
  revenda_nome, busca)
select s.id, 'SELLER', s.seller_id, st.id, st.network_id, 'PLANILHA', 'N', (100000000 + s.id)::text, (100000000 + s.id)::text,
  (s.t at time zone 'America/Sao_Paulo')::date, s.t, points_expiry(s.t), i.venda, 0, i.pontos, i.pontos, 0, n.valor_ponto,
  round(i.pontos * n.valor_ponto, 2), s.t, v.nome, st.nome_fantasia,
  search_text(concat_ws(' ', v.nome, v.cpf, st.nome_fantasia, st.cnpj, st.codigo, 100000000 + s.id))
from sold s
join (select posting_id, sum(sub_total) as venda, sum(pontos) as pontos from posting_items group by 1) i on i.posting_id = s.id
join sellers v on v.id = s.seller_id join stores st on st.id = v.store_id join networks n on n.id = st.network_id
order by s.id;
select setval('postings_id_seq', (select max(id) from postings));

-- The ledger of those sales: one credit and one lot each, and for one seller in four one redemption that took the first lot whole.
insert into accounts (id, holder_type, holder_id, currency, network_id)
select row_number() over (order by p.seller_id), 'SELLER', p.seller_id, 'PONTO', p.network_id
from (select seller_id, min(network_id) as network_id from postings group by 1) p;
select setval('accounts_id_seq', (select max(id) from accounts));

insert into entries (id, account_id, seq, type, valor, balance_after, debt_after, origem_tipo, origem_id, idempotency_key, regra, ator, dia, criado_em)
select p.id, a.id, row_number() over w, 'VENDA', p.total_pontos, sum(p.total_pontos) over w, 0, 'posting', p.id::text, 'postagem:' || p.id || ':v1',
  '{}', 'system', p.realizado_em, p.pontuado_em
from postings p join accounts a on a.holder_type = 'SELLER' and a.holder_id = p.seller_id window w as (partition by p.seller_id order by p.id);
select setval('entries_id_seq', (select max(id) from entries));

insert into lots (id, account_id, credit_entry_id, valor, restante, disponivel_em, vence_em)
select e.id, e.account_id, e.id, e.valor, e.valor, e.criado_em, p.vence_em from entries e join postings p on p.id = e.id;
select setval('lots_id_seq', (select max(id) from lots));

create temp table redeemed as
select row_number() over (order by e.account_id) as id, e.account_id, e.id as lot_id, e.valor, l.seq, l.balance_after, p.seller_id, p.store_id, p.network_id, p.parceiro_nome
from entries e join postings p on p.id = e.id
join (select distinct on (account_id) account_id, seq, balance_after from entries order by account_id, seq desc) l on l.account_id = e.account_id
where e.seq = 1 and e.account_id % 4 = 0;
insert into redemptions (id, audience, seller_id, store_id, network_id, reward_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior,
  saldo_novo, status, resgatado_em, prazo_entrega, mes, titular_nome, busca)
select id, 'SELLER', seller_id, store_id, network_id, 1, 'B' || id, 'Prêmio 1', 'geral', 1, valor, balance_after, balance_after - valor, 1,
  now() - interval '60 days', current_date, '2000-01', parceiro_nome, search_text(parceiro_nome || ' premio 1 b' || id)
from redeemed;
select setval('redemptions_id_seq', greatest(1, (select max(id) from redemptions)));
insert into entries (account_id, seq, type, valor, balance_after, debt_after, origem_tipo, origem_id, idempotency_key, regra, ator, dia, criado_em)
select account_id, seq + 1, 'RESGATE', -valor, balance_after - valor, 0, 'RESGATE', id::text, 'resgate:' || id, '{}', 'system', current_date, now() from redeemed;
insert into consumptions (entry_id, lot_id, seq, valor, remaining_after)
select e.id, r.lot_id, 1, r.valor, 0 from redeemed r join entries e on e.idempotency_key = 'resgate:' || r.id;
update lots l set restante = 0, version = 1 from redeemed r where l.id = r.lot_id;
update accounts a set version = e.seq, balance = e.balance_after
from (select distinct on (account_id) account_id, seq, balance_after from entries order by account_id, seq desc) e where e.account_id = a.id;

select posting_counts_rebuild();
-- The kept sums of the reports are made by build.ts, once there are indexes and statistics.

-- For PostGraphile, which has no search of its own: over our search column and index.
create schema bench;
create function bench.search_postings(network int, word text) returns setof public.postings language sql stable as $$
  select * from public.postings where network_id = network and audience = 'SELLER' and status = 'APROVADA' and busca like '%' || word || '%'
  order by criado_em desc, id desc
$$;

-- What the report of a month would be over the tables.
create function bench.monthly_units(network int, month date) returns table (codigo text, produto text, qtde numeric, unitario numeric)
language sql stable as $$
  select p.codigo, p.nome, sum(i.qtde), round(sum(i.sub_total) / sum(i.qtde), 2)
  from public.postings g join public.posting_items i on i.posting_id = g.id join public.products p on p.id = i.product_id
  where g.network_id = network and g.audience = 'SELLER' and g.status = 'APROVADA'
    and g.realizado_em >= month and g.realizado_em < month + interval '1 month'
  group by p.id order by 3 desc, p.id desc
$$;

-- The monthly limit of redemptions is lifted, or small databases would answer with refusals. Seller 1 is the hot account: its points do
-- not run out.
create function bench.lift_limit() returns trigger language plpgsql as $$
begin
  new.mes := '2000-01';
  return new;
end $$;
create trigger bench_lift_limit before insert on redemptions for each row execute function bench.lift_limit();
