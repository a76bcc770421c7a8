import { readFile } from 'node:fs/promises';
import { sourceFile } from '../source-file.ts';
import { type CatalogueOffer, catalogueOffer, type ExperienceCatalogue } from './experience-catalogue.ts';

/** The bundled file: each entity once, referenced by id from offers. */
interface Sample {
  categories: { id: string; name: string; subcategories: { id: string; name: string }[] }[];
  experiences: { id: string; title: string; description: string; mainImageUrl: string }[];
  partners: { id: string; name: string; description: string; logoUrl: string; offerTerms: string }[];
  locations: ({ id: string } & Record<string, string>)[];
  offers: {
    offerId: string;
    name: string;
    description: string;
    subCategory: string;
    experience: string;
    partner: string;
    location?: string;
    ageFrom?: number;
    ageTo?: number;
  }[];
}

const FILE = sourceFile('platform', 'ports', 'sample-experiences.json');

/** An invented Brazilian catalogue, used while no third party is configured: every read returns the same offers. */
export function openSampleCatalogue(): ExperienceCatalogue {
  return { readOffers: async () => joinSample(JSON.parse(await readFile(FILE, 'utf8')) as Sample) };
}

function joinSample({ categories, experiences, partners, locations, offers }: Sample): CatalogueOffer[] {
  const subcategories = new Map(categories.flatMap(({ subcategories: all, ...category }) => all.map((sub) => [sub.id, { sub, category }])));
  const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));
  const [experienceOf, partnerOf, locationOf] = [byId(experiences), byId(partners), byId(locations)];
  return offers.map(({ subCategory, experience, partner, location, ...offer }) => {
    const place = subcategories.get(subCategory);
    const provider = partnerOf.get(partner);
    return catalogueOffer.parse({
      ...offer,
      category: place?.category,
      subCategory: place?.sub,
      experience: experienceOf.get(experience),
      partner: provider,
      location: location ? locationOf.get(location) : null,
      offerTerms: provider?.offerTerms,
      imageUrl: null,
    });
  });
}
