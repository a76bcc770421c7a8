export { guardParameters, recordMoves, replayed, toldChanges } from './guard-parameters.ts';
export { GUARDED_PARAMETERS, type GuardedName } from './guarded-parameters.ts';
export { COUNTED_DAYS, countedBase, type GuardedChange, judgeMoves } from './judge-moves.ts';
export { type SavedChange, TELL_PARAMETER_CHANGE, tellSaved } from './tell-saved.ts';
