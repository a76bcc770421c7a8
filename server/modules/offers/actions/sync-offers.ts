import { defineAction } from '../../../platform/actions/action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { CatalogueError, type CatalogueOffer } from '../../../platform/ports/experience-catalogue.ts';
import '../offer.errors.ts';
import { noInputRules } from '../offer.rules.ts';
import { writeCatalogue } from '../write-catalogue.ts';

/** The catalogue for this request: read once, on first use. */
const catalogueOf = (ctx: AppContext): Promise<CatalogueOffer[]> => ctx.once('offers:catalogue', () => ctx.ports.experiences.readOffers());

/**
 * Imports the third party's catalogue (domain rules §4.11): known offers are updated, new ones arrive hidden (0 points), unlisted ones
 * become inactive; points and discounts set by staff stay. The catalogue is read before the transaction opens, so a slow third party holds
 * no connection. If the reading fails, nothing is written.
 */
export const syncOffers = defineAction({
  name: 'syncOffers',
  title: 'Sincronização de ofertas',
  permission: 'offer:sync',
  refuses: ['OFFER_SYNC_FAILED'],
  input: noInputRules,
  before: async (ctx) => {
    try {
      await catalogueOf(ctx);
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      const refusal = new AppError('OFFER_SYNC_FAILED');
      // For the server log, which records outages.
      refusal.cause = error;
      throw refusal;
    }
  },
  handler: async (ctx) => {
    const counts = await writeCatalogue(ctx, await catalogueOf(ctx), ctx.clock.now());
    ctx.logAs({ ...counts });
    const { atualizadas, criadas, total } = counts;
    return { atualizadas, criadas, total };
  },
});
