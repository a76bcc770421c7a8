import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { readUploads, UploadScalar, type UploadValue } from '../../platform/graphql/upload.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { createBanner } from './actions/create-banner.ts';
import { deleteBanner } from './actions/delete-banner.ts';
import { reorderBanners } from './actions/reorder-banners.ts';
import { setBannerActive } from './actions/set-banner-active.ts';
import type { BannerAudience } from './banner-audience.rules.ts';
import { bannerAudienceSet } from './banner-audience-set.ts';
import { bannersList, currentBannersList } from './banners.list.ts';

@InputType({ description: 'A banner to register.' })
class BannerInput {
  @Field(() => String)
  titulo!: string;
  @Field(() => String, { nullable: true, description: 'HTML, 255 characters; what is not allowed is taken out.' })
  descricao?: string | null;
  @Field(() => DayScalar, { description: 'First day it is shown.' })
  dataInicial!: string;
  @Field(() => DayScalar, { description: 'Last day it is shown.' })
  dataFinal!: string;
  @Field(() => bannerAudienceSet, { nullable: true, description: 'For whom it is; by default for both audiences.' })
  publico?: BannerAudience | null;
  @Field(() => [UploadScalar], { nullable: true, description: 'Images; each makes a banner of its own.' })
  arquivo?: UploadValue[] | null;
}

@InputType({ description: 'A place in the order of banners.' })
class BannerPlace {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => Int, { description: 'From 1.' })
  ordem!: number;
}

@ObjectType({ description: 'Banners just registered.', simpleResolvers: true })
class CreatedBanners {
  @Field(() => [IdScalar], { description: 'One for each image.' })
  ids!: number[];
}

@ObjectType({ description: 'The order of banners was written.', simpleResolvers: true })
class ReorderedBanners {
  @Field(() => Int, { description: 'How many banners there are.' })
  banners!: number;
}

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
