import { StoredFile } from './stored-file.entity.ts';

export { type ReceivedFile, storeUpload } from './store-upload.ts';
export { StoredFile } from './stored-file.entity.ts';

export const entities = [StoredFile];
