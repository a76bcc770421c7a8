import { writeCatalogue } from '../modules/offers/index.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { openSampleCatalogue } from '../platform/ports/sample-experience-catalogue.ts';

/** Points of each experience's offers; the others await theirs, as new ones do. */
const POINTS: Readonly<Record<string, number>> = {
  'jantar-para-dois': 5_400,
  rodizio: 2_600,
  'cafe-da-manha': 1_150,
  degustacao: 1_900,
  'massagem-relaxante': 4_200,
  'aula-experimental': 3_300,
  cinema: 640,
  museu: 450,
  trilha: 2_900,
  remo: 2_350,
  'aula-de-cozinha': 4_800,
  'aula-de-musica': 3_900,
  diaria: 14_500,
};

const DISCOUNTED = ['cinema', 'massagem-relaxante'];
/** Offers for the demonstration's first sync to find. */
const LEFT_FOR_SYNC = 3;

/** The sample catalogue, priced except for a few new offers, some with a discount. */
export async function loadOffers(tx: Transaction, now: Date): Promise<void> {
  const offers = await openSampleCatalogue().readOffers();
  await writeCatalogue(tx, offers.slice(0, -LEFT_FOR_SYNC), now);
  await tx.sql(
    `update offers o set pontos = x.pontos + (o.id % 4) * 50, desconto = case when x.experience = any($2::text[]) then 15 end
     from jsonb_to_recordset($1::jsonb) as x(experience text, pontos int) join experiences e on e.external_id = x.experience
     where e.id = o.experience_id`,
    [JSON.stringify(Object.entries(POINTS).map(([experience, pontos]) => ({ experience, pontos }))), DISCOUNTED],
  );
}
