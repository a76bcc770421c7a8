import { writeCatalogue } from '../../modules/offers/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { type CatalogueOffer, catalogueOffer } from '../../platform/ports/experience-catalogue.ts';

/** An offer as the third party would list it. */
export function listedOffer(offerId: string, changes: object = {}): CatalogueOffer {
  return catalogueOffer.parse({
    offerId,
    name: `Oferta ${offerId}`,
    description: 'Jantar completo',
    category: { id: 'gastronomia', name: 'Gastronomia' },
    subCategory: { id: 'restaurantes', name: 'Restaurantes' },
    experience: { id: 'jantar', title: 'Jantar para dois', mainImageUrl: '/catalogo/jantar-para-dois.svg' },
    partner: { id: offerId, name: `Parceiro ${offerId}` },
    location: { address1: 'Rua Augusta, 10', city: 'São Paulo', region: 'SP', postCode: '01305-000', phoneNumber: '(11) 3555-0010' },
    offerTerms: 'Reserve com 7 dias de antecedência.',
    ...changes,
  });
}

/** Adds one priced offer to the catalogue, leaving the others alone; returns its id. */
export async function buildOffer(database: Database, offer: CatalogueOffer, pontos = '100.00'): Promise<number> {
  const listed = await database.read<{ offerId: string }>('select offer_id as "offerId" from offers where ativo and offer_id <> $1', [
    offer.offerId,
  ]);
  await database.transaction((tx) => writeCatalogue(tx, [offer], new Date('2026-01-01T12:00:00Z')));
  await database.pool.query('update offers set ativo = true where offer_id = any($1)', [listed.map(({ offerId }) => offerId)]);
  const { rows } = await database.pool.query('update offers set pontos = $2 where offer_id = $1 returning id', [offer.offerId, pontos]);
  return (rows[0] as { id: number }).id;
}
