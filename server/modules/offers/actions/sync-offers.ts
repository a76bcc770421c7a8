import { defineAction } from '../../../platform/actions/action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { CatalogueError, type CatalogueOffer } from '../../../platform/ports/experience-catalogue.ts';
import '../offer.errors.ts';
import { noInputRules } from '../offer.rules.ts';
import { writeCatalogue } from '../write-catalogue.ts';

/** The catalogue of this request: read once, by whoever asks first. */
const catalogueOf = (ctx: AppContext): Promise<CatalogueOffer[]> => ctx.once('offers:catalogue', () => ctx.ports.experiences.readOffers());

/**
 * Takes over the third party's catalogue (domain rules §4.11): known offers are renewed, new ones come in hidden (0 points), those no
 * longer listed become inactive; points and discounts are staff's and stay. The catalogue is read before the transaction opens: a
 * slow third party holds no connection. Refuses: OFFER_SYNC_FAILED, and then nothing is written.
 */
export const syncOffers = defineAction({
  name: 'syncOffers',
  title: 'Sincronização de ofertas',
  permission: 'offer:sync',
  input: noInputRules,
  before: async (ctx) => {
    try {
      await catalogueOf(ctx);
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      const refusal = new AppError('OFFER_SYNC_FAILED');
      // For the server's log, which outages reach.
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
