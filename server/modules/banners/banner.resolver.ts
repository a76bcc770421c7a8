import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { readUploads, UploadScalar } from '../../platform/graphql/upload.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { createBanner } from './actions/create-banner.ts';
import { deleteBanner } from './actions/delete-banner.ts';
import { reorderBanners } from './actions/reorder-banners.ts';
import { setBannerActive } from './actions/set-banner-active.ts';
import { bannerAudienceSet } from './banner-audience-set.ts';
import { bannersList, currentBannersList } from './banners.list.ts';

const BannerInput = inputType('BannerInput', 'A banner to register.', {
  titulo: field(String),
  descricao: optional(String, 'HTML, 255 characters; what is not allowed is taken out.'),
  dataInicial: field(DayScalar, 'First day it is shown.'),
  dataFinal: field(DayScalar, 'Last day it is shown.'),
  publico: optional(bannerAudienceSet, 'For whom it is; by default for both audiences.'),
  arquivo: optional([UploadScalar], 'Images; each makes a banner of its own.'),
});
type BannerInput = InstanceType<typeof BannerInput>;

const BannerPlace = inputType('BannerPlace', 'A place in the order of banners.', {
  id: field(IdScalar),
  ordem: field(Int, 'From 1.'),
});
type BannerPlace = InstanceType<typeof BannerPlace>;

const CreatedBanners = objectType('CreatedBanners', 'Banners just registered.', {
  ids: field([IdScalar], 'One for each image.'),
});
type CreatedBanners = InstanceType<typeof CreatedBanners>;

const ReorderedBanners = objectType('ReorderedBanners', 'The order of banners was written.', {
  banners: field(Int, 'How many banners there are.'),
});
type ReorderedBanners = InstanceType<typeof ReorderedBanners>;

@Resolver()
export class BannerResolver {
  @Mutation(() => CreatedBanners, { description: 'Registers a banner for each image, or one without.' })
  async createBanner(@Arg('input', () => BannerInput) input: BannerInput, @Ctx() ctx: AppContext): Promise<CreatedBanners> {
    const { arquivo, ...values } = input;
    return runAction(createBanner, ctx, { ...values, arquivo: await readUploads(arquivo ?? []) });
  }

  @ChangesRow(bannersList, 'Activates or deactivates a banner.')
  setBannerActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('ativo', () => Boolean) ativo: boolean,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setBannerActive, ctx, { id, ativo });
  }

  @Mutation(() => ReorderedBanners, { description: 'Moves banners to places from 1; the others close up around them.' })
  reorderBanners(@Arg('banners', () => [BannerPlace]) banners: BannerPlace[], @Ctx() ctx: AppContext): Promise<ReorderedBanners> {
    return runAction(reorderBanners, ctx, { banners: banners.map((place) => ({ ...place })) });
  }

  @Mutation(() => Changed, { description: 'Removes a banner.' })
  deleteBanner(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteBanner, ctx, { id });
  }
}

export const { resolver: BannersListResolver } = listDoor(bannersList);
export const { resolver: CurrentBannersListResolver } = listDoor(currentBannersList);
