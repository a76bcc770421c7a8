import { movesMuch, type Parameter, type ParameterMove } from '../../shared/parameters.ts';

/** Name of the job that simulates a saved change and tells the administrators; takes a `SavedChange`. */
export const TELL_PARAMETER_CHANGE = 'tellParameterChange';

/** A saved parameter that the simulator can replay. */
export interface ParameterChange extends ParameterMove {
  parametro: Parameter;
  /** Of the product, store, network or scenario; null for programme-wide settings. */
  id: number | null;
  /** What people call it. */
  nome: string | null;
}

/** What the job takes: who changed what, and when. */
export interface SavedChange {
  staffId: number;
  changes: readonly ParameterChange[];
}

/**
 * Has changes that are saved without a question simulated afterwards, logged with their effect and told to the administrators, as far as
 * they move by more than ten percent. `send` belongs to the transaction that saved them.
 */
export async function tellSaved(
  send: (job: string, data: Record<string, unknown>) => Promise<unknown>,
  { staffId, changes }: SavedChange,
): Promise<void> {
  const moved = changes.filter(movesMuch);
  if (moved.length > 0) await send(TELL_PARAMETER_CHANGE, { staffId, changes: moved });
}
