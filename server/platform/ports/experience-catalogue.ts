import { z } from 'zod';

/** Longest third-party texts that are stored. */
const name = z.string().trim().min(1).max(200);
const externalId = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1).max(60));
const optional = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.trim().slice(0, longest) || null);
const age = z.coerce
  .number()
  .int()
  .min(0)
  .max(130)
  .nullish()
  .transform((years) => years ?? null);
/** A picture on the public web or on this site; anything else counts as no picture. */
const picture = z
  .string()
  .nullish()
  .transform((text) =>
    text && (/^\/[\w./-]+$/.test(text) || (/^https:\/\//.test(text) && URL.canParse(text))) ? text.slice(0, 1_000) : null,
  );
/** A link shown on a page: never another scheme. */
const website = z
  .string()
  .nullish()
  .transform((text) => (text && /^https?:\/\//.test(text) && URL.canParse(text) ? text.slice(0, 500) : null));

const location = z.object({
  address1: optional(200),
  address2: optional(200),
  city: optional(100),
  region: optional(60),
  postCode: optional(20),
  phoneNumber: optional(40),
  email: optional(200),
  website,
  logoUrl: picture,
});

/** One offer as the third party lists it, with everything it references (document 002 §3). */
export const catalogueOffer = z.object({
  offerId: externalId,
  name,
  description: optional(20_000),
  category: z.object({ id: externalId, name }),
  subCategory: z
    .object({ id: externalId, name })
    .nullish()
    .transform((found) => found ?? null),
  experience: z.object({ id: externalId, title: name, description: optional(20_000), mainImageUrl: picture }),
  partner: z.object({
    id: externalId,
    name,
    cnpj: z
      .string()
      .nullish()
      .transform((text) => text?.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || null),
    description: optional(5_000),
    logoUrl: picture,
  }),
  location: location.nullish().transform((found) => found ?? null),
  ageFrom: age,
  ageTo: age,
  offerTerms: optional(20_000),
  imageUrl: picture,
});

export type CatalogueOffer = z.output<typeof catalogueOffer>;
/** Where an offer is used, as the documents spell it. */
export type CatalogueLocation = z.output<typeof location>;

/** The third party's catalogue of experiences. */
export interface ExperienceCatalogue {
  /** Every offer, each once. Rejects with CatalogueError when the catalogue cannot be read in full. */
  readOffers(): Promise<CatalogueOffer[]>;
}

/** Why the catalogue could not be read. For the server log only: it may quote an address. */
export class CatalogueError extends Error {
  override name = 'CatalogueError';
}
