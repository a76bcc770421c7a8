import { randomBytes } from 'node:crypto';

/** The SECRET of a drill's processes: shared by all of them, and used by this drill only. */
export const drillSecret = randomBytes(32).toString('hex');
