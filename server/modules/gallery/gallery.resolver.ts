import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType } from '../../platform/graphql/object-type.ts';
import { readUpload, UploadScalar, type UploadValue } from '../../platform/graphql/upload.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { deleteRedemptionMedia } from './actions/delete-redemption-media.ts';
import { type SharedMedia, shareRedemptionMedia } from './actions/share-redemption-media.ts';
import { uploadRedemptionMedia } from './actions/upload-media.ts';
import { galleryList, networkGalleryList } from './gallery.lists.ts';

const SharedMediaType = objectType('SharedMedia', 'A link to a photo or video that needs no session.', {
  url: field(String, "Absolute, or relative to the product's address."),
  expiraEm: field(DateTimeScalar),
} satisfies FieldsOf<SharedMedia>);

@Resolver()
export class GalleryResolver {
  @Mutation(() => Changed, { description: "Adds a photo or video (JPEG, PNG, WebP, MP4, WebM) to a seller's redemption." })
  async uploadRedemptionMedia(
    @Arg('idResgate', () => IdScalar) idResgate: number,
    @Arg('arquivo', () => UploadScalar) arquivo: UploadValue,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(uploadRedemptionMedia, ctx, { idResgate, arquivo: await readUpload(arquivo) });
  }

  @Mutation(() => Changed, { description: 'Removes a photo or video for good.' })
  deleteRedemptionMedia(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteRedemptionMedia, ctx, { id });
  }

  @Mutation(() => SharedMediaType, { description: 'Makes a link that works for a week.' })
  shareRedemptionMedia(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<SharedMedia> {
    return runAction(shareRedemptionMedia, ctx, { id });
  }
}

export const GalleryListResolver = listDoor(galleryList).resolver;
export const NetworkGalleryListResolver = listDoor(networkGalleryList).resolver;
