export { linkInvariants } from './link-invariants.ts';
