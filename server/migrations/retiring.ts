/**
 * Functions that no file defines any more and that the former release still calls, as statements name them: the next migration drops
 * them (docs/operations.md, Upgrade). Empty when nothing changed its parameters in this release.
 */
export const retiring: readonly string[] = [];
