export { Campaign, SystemSettings } from './system-settings.entity.ts';
