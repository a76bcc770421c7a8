import type { RunSql } from '../../platform/db/run-sql.ts';
import type { CatalogueOffer } from '../../platform/ports/experience-catalogue.ts';
import { normalizeSearch } from '../../shared/text.ts';

/** A sync's result: offers updated, created, both together, and no longer listed. */
export interface SyncCounts {
  atualizadas: number;
  criadas: number;
  total: number;
  desativadas: number;
}

/** One row of `table` per external id; existing rows take the new values. Sorted, so that ids do not depend on pagination. */
async function upsert(sql: RunSql, table: string, columns: readonly string[], rows: ReadonlyMap<string, object>): Promise<void> {
  const list = ['external_id', ...columns].join(', ');
  await sql(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb) order by external_id
     on conflict (external_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [JSON.stringify([...rows].map(([externalId, row]) => ({ external_id: externalId, ...row })))],
  );
}

const OFFERS = `with listed as (
    select * from jsonb_to_recordset($1::jsonb) as x(offer_id text, nome text, descricao text, category text, subcategory text,
      experience text, partner text, location jsonb, cidade text, age_from smallint, age_to smallint, offer_terms text, image_url text,
      busca text)
  ), written as (
    insert into offers (offer_id, nome, descricao, category_id, subcategory_id, experience_id, partner_id, location, cidade, age_from,
      age_to, offer_terms, image_url, busca, ativo, sincronizado_em, criado_em)
    select x.offer_id, x.nome, x.descricao, c.id, s.id, e.id, p.id, x.location, x.cidade, x.age_from, x.age_to,
      x.offer_terms, x.image_url, x.busca, true, $2, $2
    from listed x join experience_categories c on c.external_id = x.category join experiences e on e.external_id = x.experience
      join offer_partners p on p.external_id = x.partner left join experience_subcategories s on s.external_id = x.subcategory
    order by x.offer_id
    on conflict (offer_id) do update set nome = excluded.nome, descricao = excluded.descricao, category_id = excluded.category_id,
      subcategory_id = excluded.subcategory_id, experience_id = excluded.experience_id, partner_id = excluded.partner_id,
      location = excluded.location, cidade = excluded.cidade, age_from = excluded.age_from, age_to = excluded.age_to,
      offer_terms = excluded.offer_terms, image_url = excluded.image_url, busca = excluded.busca, ativo = true,
      sincronizado_em = excluded.sincronizado_em
    returning xmax = 0 as criada
  ) select count(*) as total, count(*) filter (where criada) as criadas from written`;

/** Writes a whole catalogue in the caller's transaction. Concurrent syncs take turns, so that neither undoes half of the other. */
export async function writeCatalogue({ sql }: { sql: RunSql }, offers: readonly CatalogueOffer[], now: Date): Promise<SyncCounts> {
  await sql("select pg_advisory_xact_lock(hashtext('offers:sync'))");
  const categories = new Map(offers.map(({ category }) => [category.id, { nome: category.name }]));
  const experiences = new Map(
    offers.map(({ experience: { id, title, description, mainImageUrl } }) => [id, { title, description, main_image_url: mainImageUrl }]),
  );
  const partners = new Map(
    offers.map(({ partner: { id, name, cnpj, description, logoUrl } }) => [id, { name, cnpj, description, logo_url: logoUrl }]),
  );
  await upsert(sql, 'experience_categories', ['nome'], categories);
  await upsert(sql, 'experiences', ['title', 'description', 'main_image_url'], experiences);
  await upsert(sql, 'offer_partners', ['name', 'cnpj', 'description', 'logo_url'], partners);
  await writeSubcategories(sql, offers);
  const [written] = await sql<{ total: number; criadas: number }>(OFFERS, [JSON.stringify(offers.map(rowOf)), now]);
  const gone = await sql('update offers set ativo = false where ativo and offer_id <> all($1::text[]) returning id', [
    offers.map(({ offerId }) => offerId),
  ]);
  const { total, criadas } = written!;
  return { atualizadas: total - criadas, criadas, total, desativadas: gone.length };
}

async function writeSubcategories(sql: RunSql, offers: readonly CatalogueOffer[]): Promise<void> {
  const rows = new Map(offers.flatMap(({ category, subCategory }) => (subCategory ? [[subCategory.id, { category, subCategory }]] : [])));
  await sql(
    `insert into experience_subcategories (external_id, category_id, name)
     select x.id, c.id, x.name from jsonb_to_recordset($1::jsonb) as x(id text, category text, name text)
     join experience_categories c on c.external_id = x.category order by x.id
     on conflict (external_id) do update set category_id = excluded.category_id, name = excluded.name`,
    [JSON.stringify([...rows.values()].map(({ category, subCategory }) => ({ ...subCategory, category: category.id })))],
  );
}

function rowOf({ offerId, name, description, category, subCategory, experience, partner, location, ...offer }: CatalogueOffer) {
  const { ageFrom, ageTo, offerTerms, imageUrl } = offer;
  return {
    offer_id: offerId,
    nome: name,
    descricao: description,
    category: category.id,
    subcategory: subCategory?.id ?? null,
    experience: experience.id,
    partner: partner.id,
    location,
    cidade: location?.city ?? null,
    age_from: ageFrom,
    age_to: ageTo,
    offer_terms: offerTerms,
    image_url: imageUrl,
    busca: normalizeSearch([offerId, name, partner.name, experience.title, location?.city].filter(Boolean).join(' ')),
  };
}
