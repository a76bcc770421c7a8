import { OFFER_ON_SALE_SQL, OFFER_PRICE_SQL } from './offer-price.ts';

/** An available offer, with what a redemption needs. */
export interface OfferOnSale {
  id: number;
  nome: string;
  /** Its current price. */
  pontos: string;
  /** What the monthly limit counts by: the partner's CNPJ, or its name. */
  parceiroComercial: string;
}

interface Reader {
  sql: <Row>(text: string, params: readonly unknown[]) => Promise<Row[]>;
}

/** The available offer with a code, priced as the store shows it; null when there is none. */
export async function findOffer({ sql }: Reader, codigo: string): Promise<OfferOnSale | null> {
  const [offer] = await sql<OfferOnSale>(
    `select o.id, o.nome, ${OFFER_PRICE_SQL} as pontos, coalesce(p.cnpj, p.name) as "parceiroComercial"
     from offers o join offer_partners p on p.id = o.partner_id where o.offer_id = $1 and ${OFFER_ON_SALE_SQL}`,
    [codigo],
  );
  return offer ?? null;
}
