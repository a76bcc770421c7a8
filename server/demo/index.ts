import { writeStockAlerts } from '../modules/stock/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Storage } from '../platform/files/storage.ts';
import { loadBlindReviews } from './blind-reviews.ts';
import { loadCards } from './cards.ts';
import { loadCashback } from './cashback.ts';
import { loadContent } from './content.ts';
import { loadCredits } from './credits.ts';
import { loadExpiry } from './expiry.ts';
import { loadGallery } from './gallery.ts';
import { loadHistory } from './history.ts';
import { loadImports } from './imports.ts';
import { loadModeration } from './moderation.ts';
import { loadOffers, loadOfferVouchers } from './offers.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './people.ts';
import { loadCatalogue } from './prizes.ts';
import { seededRandom } from './random.ts';
import { loadPendingReceipts } from './receipts.ts';
import { loadRegisters } from './registers.ts';
import { loadReportNotes } from './reports.ts';
import { loadScenarios } from './scenarios.ts';
import { loadSurveys } from './surveys.ts';

export { fillQueue } from './fill-queue.ts';

const SEED = 2026;
const LEVELS = ['Equipe do programa', 'Operador', 'Administrador', 'Vendedor (duas lojas)', 'Auditor', 'Plus'];

/** The demonstration's logins, printed at each start of embedded mode. */
export const demoLogins = [
  ...DEMO_LOGINS.staff.map((cpf, level) => ({ quem: `Nível ${level}, ${LEVELS[level]}`, onde: '/painel', cpf, senha: DEMO_PASSWORD })),
  { quem: 'Nível 2, para aprovar', onde: '/painel', cpf: DEMO_LOGINS.secondAdministrator, senha: DEMO_PASSWORD },
  { quem: 'Vendedor, loja por foto', onde: '/login', cpf: DEMO_LOGINS.sellerPhoto, senha: DEMO_PASSWORD },
  { quem: 'Vendedor, loja por digitação', onde: '/login', cpf: DEMO_LOGINS.sellerTyping, senha: DEMO_PASSWORD },
  ...DEMO_LOGINS.consumers.map((cpf) => ({ quem: 'Consumidor', onde: '/login-consumidor-final', cpf, senha: DEMO_PASSWORD })),
];

/**
 * Fills an empty database with the demonstration network: registers, eighteen months of history through the product's own functions, and
 * receipts awaiting review. The same day gives the same network on every machine. All or nothing.
 */
export async function loadDemo(database: Database, storage: Storage, clock: Clock): Promise<void> {
  const random = seededRandom(SEED);
  const today = clock.today();
  await database.transaction(async (tx) => {
    await tx.sql("select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)");
    // Optional here, so that a second factor can be tried without one to begin with.
    await tx.sql("update system_settings set niveis_segundo_fator = '{}' where id = 1");
    const registers = await loadRegisters(tx, random, today);
    await loadCatalogue(tx, storage, today);
    await loadContent(tx);
    await loadOffers(tx, clock.now());
    await loadHistory(tx, random, registers, today, clock.now());
    await loadReportNotes(tx, registers, today);
    await writeStockAlerts(tx.sql, clock.now());
    await loadCashback(tx, random, registers, today);
    await loadCredits(tx, registers, today);
    await loadExpiry(tx, registers, today);
    await loadGallery(tx, storage, registers);
    await loadCards(tx, random, registers, today);
    await loadImports(tx, registers, today);
    await loadSurveys(tx, random, registers, today);
    await loadPendingReceipts(tx, storage, random, registers, clock.now());
    await loadScenarios(tx, registers, today, clock.now());
    await loadModeration(tx, storage, registers, today, clock.now());
    await loadBlindReviews(tx, registers, clock.now());
    await loadOfferVouchers(tx, registers.sellers.slice(0, 2), today, clock.now());
  });
}
