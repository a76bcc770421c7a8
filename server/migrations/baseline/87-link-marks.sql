-- What Vínculos needs of a year of notes and of all people, kept by marks like the sums of sales (ADR 11): invoices that a seller and a
-- consumer both scored, notes in a row, what people have in common, and referrals among them. Who writes only says what is out of date;
-- `link_sums_refresh` works that out anew when the report is made. What is flagged is looked at again by the report: too much does no harm.
-- Contacts are kept as hashes, and go with the person. No entities and no foreign keys: only the functions below write here.

create index postings_notes_by_day on postings (realizado_em) where audience = 'CONSUMER' and status = 'APROVADA';

-- kind SELLER, CONSUMER or REFERRAL.
create table link_marks (
  kind text not null,
  id int not null
);

create table note_pairs (
  consumer_posting int not null,
  seller_posting int not null,
  consumer_id int not null,
  seller_id int not null,
  nota_dia date not null,
  network_id int not null,
  venda_dia date not null,
  primary key (consumer_posting, seller_posting)
);
create index note_pairs_note on note_pairs (nota_dia);
create index note_pairs_sale on note_pairs (network_id, venda_dia);
create index note_pairs_people on note_pairs (seller_id, consumer_id);

-- A seller and a consumer who scored the same invoices; suspect when there are five of them, or when they are one person or know each other.
create table note_couples (
  seller_id int not null,
  consumer_id int not null,
  suspeito boolean not null,
  primary key (seller_id, consumer_id)
);
create index note_couples_consumer on note_couples (consumer_id);
create index note_couples_suspect on note_couples (seller_id, consumer_id) where suspeito;

-- Three notes or more of a consumer, till and day whose numbers follow each other.
create table note_series (
  consumer_id int not null,
  dia date not null,
  posting_ids int[] not null
);
create index note_series_day on note_series (dia);

create table link_contacts (
  kind text not null,
  person_id int not null,
  tipo text not null,
  valor uuid not null,
  primary key (kind, person_id, tipo, valor)
);
create index link_contacts_value on link_contacts (tipo, valor);
-- What three CPFs or more have in common.
create table link_values (
  tipo text not null,
  valor uuid not null,
  primary key (tipo, valor)
);
-- Referrals between acquaintances, and those that close a ring.
create table link_referrals (referral_id int primary key);

create view note_days_stale as
  select m.audience, m.network_id, m.dia from note_marks m
  union select c.audience, c.network_id, c.venda from posting_count_changes c where c.venda is not null;

create view link_people_now as
  select 'SELLER' as kind, v.id as person_id, v.cpf from sellers v where v.excluido_em is null
  union all select 'CONSUMER', c.id, c.cpf from consumers c where c.excluido_em is null;

create function link_hash(valor text) returns uuid language sql immutable as $$
  select substr(encode(sha256(convert_to(valor, 'UTF8')), 'hex'), 1, 32)::uuid
$$;

create function link_person_mark() returns trigger language plpgsql as $$
begin
  insert into link_marks values (tg_argv[0], new.id);
  if new.excluido_em is not null then
    delete from link_contacts c where c.kind = tg_argv[0] and c.person_id = new.id;
  end if;
  return null;
end $$;
create trigger sellers_linked after insert or update of cpf, celular, email, end_cep, end_numero, end_complemento, excluido_em on sellers
  for each row execute function link_person_mark('SELLER');
create trigger consumers_linked after insert or update of cpf, celular, email, end_cep, end_numero, end_complemento, excluido_em on consumers
  for each row execute function link_person_mark('CONSUMER');
create function link_referral_mark() returns trigger language plpgsql as $$
begin
  insert into link_marks values ('REFERRAL', new.id);
  return null;
end $$;
create trigger referrals_linked after insert or update of seller_id, cpf on referrals for each row execute function link_referral_mark();
create function link_key_mark() returns trigger language plpgsql as $$
begin
  insert into link_marks values ('CONSUMER', new.consumer_id);
  return null;
end $$;
create trigger redemptions_linked after insert on redemptions for each row
  when (new.consumer_id is not null and new.chave_pix is not null) execute function link_key_mark();
create trigger redemptions_relinked after update on redemptions for each row
  when (new.consumer_id is not null and (old.chave_pix, old.status) is distinct from (new.chave_pix, new.status)) execute function link_key_mark();

-- Invoices that both scored, of which the sale is of one of these networks and days, or the note of one of those days. All null: every one.
create function note_pairs_found(redes int[], dias date[], notas date[]) returns table (consumer_posting int, seller_posting int, consumer_id int,
  seller_id int, nota_dia date, network_id int, venda_dia date) language sql stable as $$
  with notes as materialized (
    select c.* from postings c where c.audience = 'CONSUMER' and c.status = 'APROVADA' and (redes is null or c.realizado_em = any (notas))),
  sales as materialized (
    select s.* from unnest(redes, dias) as k(network_id, dia) join postings s on s.network_id = k.network_id and s.realizado_em = k.dia
      and s.audience = 'SELLER' and s.status = 'APROVADA')
  select c.id, s.id, c.consumer_id, s.seller_id, c.realizado_em, s.network_id, s.realizado_em
  from notes c join postings s on s.audience = 'SELLER' and s.status = 'APROVADA' and s.chave_fiscal = c.chave_fiscal
  union
  select c.id, s.id, c.consumer_id, s.seller_id, c.realizado_em, s.network_id, s.realizado_em
  from notes c join postings s on s.audience = 'SELLER' and s.status = 'APROVADA' and s.store_id = c.store_id and s.tipo_fiscal = c.tipo_fiscal
    and s.identificador_chave = c.identificador_chave and (s.chave_fiscal is null or c.chave_fiscal is null)
  union
  select c.id, s.id, c.consumer_id, s.seller_id, c.realizado_em, s.network_id, s.realizado_em
  from sales s join postings c on c.audience = 'CONSUMER' and c.status = 'APROVADA' and c.chave_fiscal = s.chave_fiscal
  union
  select c.id, s.id, c.consumer_id, s.seller_id, c.realizado_em, s.network_id, s.realizado_em
  from sales s join postings c on c.audience = 'CONSUMER' and c.status = 'APROVADA' and c.store_id = s.store_id and c.tipo_fiscal = s.tipo_fiscal
    and c.identificador_chave = s.identificador_chave and (s.chave_fiscal is null or c.chave_fiscal is null)
$$;

-- Notes in a row on these days; null: on every day.
create function note_series_found(notas date[]) returns table (consumer_id int, dia date, posting_ids int[]) language sql stable as $$
  select i.consumer_id, i.realizado_em, array_agg(i.id order by i.numero)
  from (
    select x.*, sum(case when x.numero - x.antes <= 2 then 0 else 1 end) over (partition by x.consumer_id, x.serie, x.realizado_em order by x.numero) as ilha
    from (
      select n.id, n.consumer_id, n.realizado_em, substr(n.chave_fiscal, 7, 19) as serie, substr(n.chave_fiscal, 26, 9)::int as numero,
        coalesce(lag(substr(n.chave_fiscal, 26, 9)::int) over (partition by n.consumer_id, substr(n.chave_fiscal, 7, 19), n.realizado_em
          order by substr(n.chave_fiscal, 26, 9)), -9) as antes
      from postings n where n.audience = 'CONSUMER' and n.status = 'APROVADA' and (notas is null or n.realizado_em = any (notas))
        and substr(n.chave_fiscal, 21, 2) in ('55', '65')) x) i
  group by i.consumer_id, i.serie, i.realizado_em, i.ilha having count(*) >= 3
$$;

-- What can be compared of people: 'SELLER' or 'CONSUMER' and their ids; null: of everybody. A PIX key is that of a redemption that stands.
create function link_contacts_found(p_kind text, ids int[]) returns table (kind text, person_id int, tipo text, valor uuid) language sql stable as $$
  with who as (
    select 'SELLER' as kind, v.id, v.celular, v.email, v.end_cep, v.end_numero, v.end_complemento from sellers v
    where v.excluido_em is null and p_kind = 'SELLER' and (ids is null or v.id = any (ids))
    union all
    select 'CONSUMER', c.id, c.celular, c.email, c.end_cep, c.end_numero, c.end_complemento from consumers c
    where c.excluido_em is null and p_kind = 'CONSUMER' and (ids is null or c.id = any (ids)))
  select w.kind, w.id, t.tipo, link_hash(t.valor) from who w cross join lateral (values ('CELULAR', w.celular), ('EMAIL', lower(w.email)),
    ('ENDERECO', w.end_cep || '/' || lower(trim(w.end_numero)) || '/' || lower(trim(coalesce(w.end_complemento, ''))))) as t(tipo, valor)
  where t.valor <> '' and (t.tipo <> 'ENDERECO' or t.valor !~ '^/|//')
  union
  select w.kind, w.id, 'CHAVE_PIX', link_hash(lower(trim(r.chave_pix))) from who w
  join redemptions r on r.consumer_id = w.id and w.kind = 'CONSUMER' where r.chave_pix <> '' and r.status <> 3
$$;

-- Which of these couples are to be looked at.
create function note_couples_found(vendedores int[], consumidores int[]) returns table (seller_id int, consumer_id int, suspeito boolean)
language sql stable as $$
  select p.seller_id, p.consumer_id, count(distinct p.consumer_posting) >= 5
    or exists (select from sellers v join consumers c on c.cpf = v.cpf where v.id = p.seller_id and c.id = p.consumer_id)
    or exists (select from link_contacts a join link_contacts b on b.tipo = a.tipo and b.valor = a.valor
      where a.kind = 'SELLER' and a.person_id = p.seller_id and b.kind = 'CONSUMER' and b.person_id = p.consumer_id)
  from note_pairs p
  where vendedores is null or (p.seller_id, p.consumer_id) in (select * from unnest(vendedores, consumidores))
  group by 1, 2
$$;

-- Which of these referrals are between acquaintances, or part of a ring of six people or fewer; null: of all.
create function link_referrals_found(ids int[]) returns table (referral_id int) language sql stable as $$
  with recursive chosen as materialized (
    select r.id, r.seller_id, r.cpf from referrals r where ids is null or r.id = any (ids)),
  -- Up from who brought to who brought them: nobody is brought twice.
  walk as (
    select c.id as inicio, c.cpf as alvo, c.seller_id as de, array[c.id] as caminho from chosen c
    union all
    select w.inicio, w.alvo, r.seller_id, w.caminho || r.id from walk w join sellers q on q.id = w.de and q.excluido_em is null and q.cpf <> w.alvo
    join referrals r on r.cpf = q.cpf where cardinality(w.caminho) < 6)
  select c.id from chosen c join sellers q on q.id = c.seller_id and q.cpf <> c.cpf
  where exists (select from link_people_now a join link_contacts x on x.kind = a.kind and x.person_id = a.person_id
    join link_contacts y on y.tipo = x.tipo and y.valor = x.valor
    join link_people_now b on b.kind = y.kind and b.person_id = y.person_id and b.cpf = c.cpf where a.cpf = q.cpf)
  union
  select unnest(w.caminho) from walk w join sellers q on q.id = w.de and q.cpf = w.alvo and q.excluido_em is null where cardinality(w.caminho) > 1
$$;
