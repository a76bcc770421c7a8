import { SettingsResolver } from './settings.resolver.ts';
import { Campaign, SystemSettings } from './system-settings.entity.ts';

export { updateSystemSettings } from './actions/update-system-settings.ts';
export { type Settings, systemSettingsQuery } from './settings.query.ts';
export { Campaign, SystemSettings } from './system-settings.entity.ts';

export const entities = [Campaign, SystemSettings];
export const resolvers = [SettingsResolver];
