-- One group for each row: rule, weight, sentence, its people as 'SELLER:1' texts, its notes and the latest day among them.
create function plain_keep(run int, p_regra text, p_gravidade text, p_motivo text, p_people text[], p_postings int[], p_ultima date)
returns void language plpgsql as $$
declare
  novo int;
begin
  insert into link_groups (run_id, regra, gravidade, chave, motivo, pessoas, notas, posting_ids, ultima_em)
  values (run, p_regra, p_gravidade, p_regra || '|' || encode(sha256(convert_to(array_to_string(p_people, ','), 'UTF8')), 'hex'), p_motivo,
    (select count(distinct n.cpf) from link_nodes n where n.pessoa = any (p_people)), coalesce(cardinality(p_postings), 0),
    coalesce(p_postings[1:200], '{}'), p_ultima)
  on conflict (run_id, chave) do nothing returning id into novo;
  insert into link_people (group_id, kind, person_id, network_id)
  select novo, n.kind, n.person_id, n.network_id from link_nodes n where n.pessoa = any (p_people) and novo is not null;
end $$;

-- Makes the groups of a run. People who left or asked to be forgotten are not in it.
create function plain_build(run int, agora timestamptz) returns void language plpgsql as $$
declare
  desde date := ((agora at time zone 'America/Sao_Paulo')::date - links_window())::date;
begin
  perform pg_advisory_xact_lock(7202611215);
  delete from link_groups g where g.run_id = run;
  drop table if exists link_nodes, link_shared, link_pairs, link_notes;

  create temporary table link_notes on commit drop as
    select p.id, p.audience, p.seller_id, p.consumer_id, p.store_id, p.network_id, p.tipo_fiscal, p.identificador_chave, p.chave_fiscal, p.realizado_em
    from postings p where p.status = 'APROVADA' and p.realizado_em >= desde;
  create temporary table link_nodes on commit drop as
    select 'SELLER:' || v.id as pessoa, 'SELLER' as kind, v.id as person_id, v.cpf, v.nome, s.network_id, v.celular, lower(v.email) as email,
      v.end_cep || '/' || lower(trim(v.end_numero)) || '/' || lower(trim(coalesce(v.end_complemento, ''))) as endereco
    from sellers v join stores s on s.id = v.store_id where v.excluido_em is null
    union all
    select 'CONSUMER:' || c.id, 'CONSUMER', c.id, c.cpf, c.nome,
      (select n.network_id from postings n where n.consumer_id = c.id and n.status = 'APROVADA' order by n.id desc limit 1), c.celular, lower(c.email),
      c.end_cep || '/' || lower(trim(c.end_numero)) || '/' || lower(trim(coalesce(c.end_complemento, '')))
    from consumers c where c.excluido_em is null;
  create unique index on link_nodes (pessoa);
  create index on link_nodes (cpf);
  analyze link_nodes;

  -- What two CPFs or more have in common. A PIX key is compared, never copied out.
  create temporary table link_shared on commit drop as
    with said as (
      select 'CELULAR' as tipo, celular as valor, pessoa, cpf from link_nodes where celular <> ''
      union all select 'EMAIL', email, pessoa, cpf from link_nodes where email <> ''
      union all select 'ENDERECO', endereco, pessoa, cpf from link_nodes where endereco !~ '^/|//'
      union all select distinct 'CHAVE_PIX', encode(sha256(convert_to(lower(trim(r.chave_pix)), 'UTF8')), 'hex'), n.pessoa, n.cpf from redemptions r
        join link_nodes n on n.pessoa = 'CONSUMER:' || r.consumer_id where r.chave_pix <> '' and r.status <> 3)
    select s.* from said s
    join (select tipo, valor from said group by 1, 2 having count(distinct cpf) >= 2) k using (tipo, valor);
  create index on link_shared (pessoa);
  analyze link_shared;

  -- The same invoice, claimed by a seller and by a consumer.
  create index on link_notes (chave_fiscal);
  create index on link_notes (store_id, tipo_fiscal, identificador_chave);
  analyze link_notes;
  create temporary table link_pairs on commit drop as
    select c.id as consumer_posting, s.id as seller_posting, 'CONSUMER:' || c.consumer_id as consumidor, 'SELLER:' || s.seller_id as vendedor, c.realizado_em
    from link_notes c join link_notes s on s.audience = 'SELLER' and s.chave_fiscal = c.chave_fiscal where c.audience = 'CONSUMER'
    union
    select c.id, s.id, 'CONSUMER:' || c.consumer_id, 'SELLER:' || s.seller_id, c.realizado_em
    from link_notes c join link_notes s on s.audience = 'SELLER' and s.store_id = c.store_id and s.tipo_fiscal = c.tipo_fiscal
      and s.identificador_chave = c.identificador_chave and (s.chave_fiscal is null or c.chave_fiscal is null)
    where c.audience = 'CONSUMER';
  analyze link_pairs;

  -- A seller who bought from himself.
  perform plain_keep(run, 'MESMA_PESSOA', 'ALTA', format('O mesmo CPF pontuou como vendedor e como consumidor em %s nota(s)', count(*)),
    array[p.vendedor, p.consumidor], array_agg(distinct x.id), max(p.realizado_em))
  from link_pairs p join link_nodes v on v.pessoa = p.vendedor join link_nodes c on c.pessoa = p.consumidor and c.cpf = v.cpf
  cross join lateral (values (p.consumer_posting), (p.seller_posting)) as x(id) group by p.vendedor, p.consumidor;
  update link_groups set motivo = format('O mesmo CPF pontuou como vendedor e como consumidor em %s nota(s)', notas / 2)
  where run_id = run and regra = 'MESMA_PESSOA';

  -- A seller and a consumer who share something, and an invoice.
  perform plain_keep(run, 'CONHECIDOS', 'ALTA', format('Vendedor e consumidor com %s em comum pontuaram a mesma nota (%s)', k.motivos,
    cardinality(k.notas)), array[k.vendedor, k.consumidor], k.notas, k.ultima)
  from (
    select p.vendedor, p.consumidor, array_agg(distinct p.consumer_posting) as notas, max(p.realizado_em) as ultima,
      string_agg(distinct case a.tipo when 'CELULAR' then 'celular' when 'EMAIL' then 'e-mail' when 'ENDERECO' then 'endereço' else 'chave PIX' end, ', ') as motivos
    from link_pairs p join link_shared a on a.pessoa = p.vendedor join link_shared b on b.pessoa = p.consumidor and b.tipo = a.tipo and b.valor = a.valor
    where a.cpf <> b.cpf group by 1, 2) k;

  -- More than 40 % of a consumer's notes, and five or more, with one seller.
  perform plain_keep(run, 'CONCENTRACAO', 'MEDIA', format('%s de %s notas do consumidor (%s %%) são do mesmo vendedor', k.juntas, t.todas,
    round(k.juntas * 100.0 / t.todas)), array[k.vendedor, k.consumidor], k.notas, k.ultima)
  from (select vendedor, consumidor, count(distinct consumer_posting) as juntas, array_agg(distinct consumer_posting) as notas, max(realizado_em) as ultima
    from link_pairs group by 1, 2 having count(distinct consumer_posting) >= 5) k
  join (select 'CONSUMER:' || n.consumer_id as consumidor, count(*) as todas from link_notes n where n.audience = 'CONSUMER' group by 1) t using (consumidor)
  where k.juntas > t.todas * 0.4;

  -- Three CPFs or more to one PIX key, mobile number, e-mail or door.
  perform plain_keep(run, k.tipo, case k.tipo when 'CHAVE_PIX' then 'ALTA' else 'BAIXA' end, format('%s CPFs com %s', k.cpfs, case k.tipo
    when 'CHAVE_PIX' then 'a mesma chave PIX' when 'CELULAR' then 'o mesmo celular' when 'EMAIL' then 'o mesmo e-mail' else 'o mesmo endereço e número' end),
    k.pessoas, '{}', null)
  from (select tipo, valor, count(distinct cpf) as cpfs, array_agg(distinct pessoa) as pessoas from link_shared group by 1, 2
    having count(distinct cpf) >= 3) k;

  -- Referrals: of somebody who shares something with who brought them, and rings.
  perform plain_keep(run, 'INDICACAO_PROPRIA', 'MEDIA', format('Quem indicou e quem foi indicado têm %s em comum', string_agg(distinct
    case a.tipo when 'CELULAR' then 'celular' when 'EMAIL' then 'e-mail' when 'ENDERECO' then 'endereço' else 'chave PIX' end, ', ')),
    array['SELLER:' || r.seller_id, i.pessoa], '{}', max(r.criado_em at time zone 'America/Sao_Paulo')::date)
  from referrals r join link_nodes i on i.cpf = r.cpf join link_nodes q on q.pessoa = 'SELLER:' || r.seller_id and q.cpf <> i.cpf
  join link_nodes same on same.cpf = q.cpf join link_shared a on a.pessoa = same.pessoa
  join link_shared b on b.pessoa = i.pessoa and b.tipo = a.tipo and b.valor = a.valor group by r.seller_id, i.pessoa;
  perform plain_keep(run, 'INDICACAO_CIRCULAR', 'ALTA', format('Indicações em círculo entre %s vendedores', cardinality(k.caminho)), k.pessoas, '{}', null)
  from (
    with recursive arcs as (
      select distinct r.seller_id as de, v.id as para from referrals r join sellers v on v.cpf = r.cpf and v.excluido_em is null where v.id <> r.seller_id),
    walk as (
      select de as inicio, para, array[de] as caminho from arcs
      union all
      -- Each ring once: it is walked from its lowest number, and not farther than six people.
      select w.inicio, a.para, w.caminho || w.para from walk w join arcs a on a.de = w.para
      where w.para > w.inicio and not w.para = any (w.caminho) and cardinality(w.caminho) < 6)
    select caminho, array(select 'SELLER:' || s from unnest(caminho) s order by 1) as pessoas from walk where para = inicio) k;

  -- Notes of one till, one day and one consumer in a row: a customer has no three receipts with neighbouring numbers.
  perform plain_keep(run, 'SEQUENCIA', 'MEDIA', format('%s notas seguidas da mesma loja no mesmo dia (%s)', count(*), to_char(i.realizado_em, 'DD/MM/YYYY')),
    array['CONSUMER:' || i.consumer_id], array_agg(i.id order by i.numero), i.realizado_em)
  from (
    select x.*, sum(case when x.numero - x.antes <= 2 then 0 else 1 end) over (partition by x.consumer_id, x.serie, x.realizado_em order by x.numero) as ilha
    from (
      select n.id, n.consumer_id, n.realizado_em, substr(n.chave_fiscal, 7, 19) as serie, substr(n.chave_fiscal, 26, 9)::int as numero,
        coalesce(lag(substr(n.chave_fiscal, 26, 9)::int) over (partition by n.consumer_id, substr(n.chave_fiscal, 7, 19), n.realizado_em
          order by substr(n.chave_fiscal, 26, 9)), -9) as antes
      from link_notes n where n.audience = 'CONSUMER' and substr(n.chave_fiscal, 21, 2) in ('55', '65')) x) i
  group by i.consumer_id, i.serie, i.realizado_em, i.ilha having count(*) >= 3 order by i.realizado_em desc;
end $$;
