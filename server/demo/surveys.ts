import { OWN_BRAND } from '../modules/surveys/index.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { addDays } from '../shared/dates.ts';
import type { Random } from './random.ts';
import { insert, type Registers } from './registers.ts';

const CATEGORIES = ['Material de construção', 'Casa de tintas', 'Home center'];
const COMMUNICATION = ['Fachada e gôndola', 'Gôndola', 'Sem material', 'Totem e adesivos'];
/** Brand, product and price. */
const PRODUCTS = [
  [OWN_BRAND, 'Tinta acrílica fosca 18 L', 389.9],
  [OWN_BRAND, 'Massa corrida 25 kg', 79.9],
  ['Corália', 'Tinta acrílica fosca 18 L', 412.5],
  ['Corália', 'Esmalte sintético 3,6 L', 148],
  ['Tintas Aurora', 'Tinta látex econômica 18 L', 219.9],
  ['Tintas Aurora', 'Selador acrílico 18 L', 132.4],
  ['Vernil', 'Verniz marítimo 3,6 L', 121.75],
] as const;
const TOP = 5;

/** Staff's findings in the stores: most also sell other brands, one survey predates counting by brand. */
export async function loadSurveys(tx: Transaction, random: Random, { stores }: Registers, today: string): Promise<void> {
  for (const [index, store] of stores.entries()) {
    if (index % 5 === 4) continue;
    const day = `${addDays(today, -random.integer(5, 160))}T13:00:00Z`;
    const surveyId = await insert(tx, 'market_surveys', {
      storeId: store.id,
      categoria: random.pick(CATEGORIES),
      comunicacao: random.pick(COMMUNICATION),
      qtdeVendedores: random.integer(2, 14),
      faturamento: (random.integer(6_000, 42_000) * 10).toFixed(2),
      fonte: index % 3 === 1 ? 'Sistema' : 'Equipe',
      criadoEm: day,
      atualizadoEm: day,
    });
    const rows = PRODUCTS.map(([marca, produto, price]) => ({
      surveyId,
      marca,
      produto,
      qtde: random.integer(8, 90),
      valorUnitario: price.toFixed(2),
    }));
    const best = rows.toSorted((a, b) => b.qtde - a.qtde).slice(0, TOP);
    for (const row of best) await insert(tx, 'market_survey_products', { ...row, lista: 'MAIS_VENDIDOS' });
    if (index === 0) continue;
    for (const row of rows) await insert(tx, 'market_survey_products', { ...row, lista: 'CONCORRENTES' });
  }
}
