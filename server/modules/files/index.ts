export { type DuplicateFile, type ReceivedFile, type StoredUpload, storeUpload } from './store-upload.ts';
export { StoredFile } from './stored-file.entity.ts';
