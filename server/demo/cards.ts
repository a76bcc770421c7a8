import type { Transaction } from '../platform/db/transaction.ts';
import { addDays } from '../shared/dates.ts';
import type { Random } from './random.ts';
import { insert, type Registers } from './registers.ts';

const CARDS = 18;
/** The rest are the stock. */
const HELD = 12;
const STATES = [
  // The demonstration's own seller: delivered, waiting to be unblocked.
  { entregue: true, bloqueado: true, emDesbloqueio: false },
  { entregue: true, bloqueado: false, emDesbloqueio: false },
  { entregue: true, bloqueado: true, emDesbloqueio: true },
  { entregue: true, bloqueado: false, emDesbloqueio: false },
  { entregue: false, bloqueado: true, emDesbloqueio: false },
];

/** Prepaid cards: some sellers have one, in transit or delivered; one was lost; the rest is the stock. */
export async function loadCards(tx: Transaction, random: Random, { sellers, staff }: Registers, today: string): Promise<void> {
  for (let index = 0; index < CARDS; index++) {
    const seller = index < HELD ? sellers[index * 3]! : null;
    const day = addDays(today, -random.integer(20, 200));
    const state = STATES[index % STATES.length]!;
    const isLost = index === CARDS - 1;
    const cardId = await insert(tx, 'cards', {
      codigoBarras: `23790${String(100_000_000 + index * 7_919)}`,
      numero: `5067${String(220_000_000_000 + index * 104_729)}`,
      sellerId: seller?.id ?? null,
      nome: seller?.nome ?? null,
      saldo: seller && state.entregue ? (random.integer(0, 40_000) / 100).toFixed(2) : '0',
      criadoEm: `${addDays(day, -10)}T12:00:00Z`,
      atualizadoEm: `${addDays(today, -random.integer(1, 6))}T12:00:00Z`,
      ...(seller ? state : { entregue: false, bloqueado: isLost, emDesbloqueio: false }),
    });
    if (!seller) continue;
    const happened = [
      { tipo: 'VINCULO', on: day },
      ...(state.entregue ? [{ tipo: 'ENTREGA', on: addDays(day, 8) }] : []),
      ...(state.entregue && !state.bloqueado ? [{ tipo: 'DESBLOQUEIO', on: addDays(day, 9) }] : []),
      ...(state.emDesbloqueio ? [{ tipo: 'DESBLOQUEIO_SOLICITADO', on: addDays(today, -1) }] : []),
    ];
    for (const { tipo, on } of happened) {
      const who =
        tipo === 'DESBLOQUEIO_SOLICITADO' ? { id: `seller:${seller.id}`, nome: seller.nome } : { id: 'staff:3', nome: staff[2]!.nome };
      await insert(tx, 'card_events', { cardId, tipo, sellerId: seller.id, ator: who.id, atorNome: who.nome, criadoEm: `${on}T14:00:00Z` });
    }
  }
}
