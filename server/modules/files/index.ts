export { StoredFile } from './stored-file.entity.ts';
