export { Import, ImportError } from './import.entity.ts';
