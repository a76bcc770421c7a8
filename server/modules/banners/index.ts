export { Banner } from './banner.entity.ts';
