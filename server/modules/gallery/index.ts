import { GalleryListResolver, GalleryResolver, NetworkGalleryListResolver } from './gallery.resolver.ts';
import { RedemptionMedia } from './redemption-media.entity.ts';

export { deleteRedemptionMedia } from './actions/delete-redemption-media.ts';
export { uploadRedemptionMedia } from './actions/upload-media.ts';
export { galleryList, networkGalleryList } from './gallery.lists.ts';
export { RedemptionMedia } from './redemption-media.entity.ts';

import './remove-media-files.job.ts';

export const entities = [RedemptionMedia];
export const resolvers = [GalleryListResolver, GalleryResolver, NetworkGalleryListResolver];
