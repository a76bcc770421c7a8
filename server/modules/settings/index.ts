export { updateSystemSettings } from './actions/update-system-settings.ts';
export { type Settings, systemSettingsQuery } from './settings.query.ts';
export { Campaign, SystemSettings } from './system-settings.entity.ts';
