import { randomBytes } from 'node:crypto';

/** The SECRET of a drill's processes: one for all of them, and of this drill alone. */
export const drillSecret = randomBytes(32).toString('hex');
