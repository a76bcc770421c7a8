/** Examples kept of what failed. */
export const MOST_EXAMPLES = 5;
/** A slice aims at a third of the 200 ms that it may take: a busy server takes longer. */
const AIM_MS = 60;
const MOST_ROWS = 50_000;

/** What one step of a proof found. */
export interface Step {
  /** Where it got to; null at the end of the round. */
  ate: number | null;
  /** Rows it went through; null for a truth that counts none. */
  linhas: number | null;
  /** Rows that violate the truth, and the ids of the first few. */
  quantas: number;
  exemplos: Record<string, unknown>[];
}

/** A row of integrity_proofs, as far as a step reads and writes it. */
export interface ProofState {
  codigo: string;
  tamanho: number;
  posicao: number | null;
  rodadaEm: Date | null;
  rodadaLinhas: number;
  rodadaMs: number;
  rodadaQuantas: number;
  rodadaExemplos: Record<string, unknown>[];
  provadaEm: Date | null;
  linhas: number | null;
  duracaoMs: number | null;
  quantas: number;
  exemplos: Record<string, unknown>[];
  falhaDesde: Date | null;
  erro: string | null;
}

/** The state after a step that took so long. A failure shows at once; only a whole round without one takes it away. */
export function afterStep(state: ProofState, step: Step, milliseconds: number, now: Date): ProofState {
  const isNew = state.rodadaEm === null;
  const round = {
    rodadaEm: state.rodadaEm ?? now,
    rodadaLinhas: (isNew ? 0 : state.rodadaLinhas) + (step.linhas ?? 0),
    rodadaMs: (isNew ? 0 : state.rodadaMs) + Math.round(milliseconds),
    rodadaQuantas: (isNew ? 0 : state.rodadaQuantas) + step.quantas,
    rodadaExemplos: [...(isNew ? [] : state.rodadaExemplos), ...step.exemplos].slice(0, MOST_EXAMPLES),
  };
  const isBroken = round.rodadaQuantas > 0;
  const found = { quantas: round.rodadaQuantas, exemplos: round.rodadaExemplos, falhaDesde: isBroken ? (state.falhaDesde ?? now) : null };
  const next = { ...state, ...round, ...(isBroken ? found : {}), tamanho: nextSize(state.tamanho, milliseconds), erro: null };
  if (step.ate !== null) return { ...next, posicao: step.ate };
  return {
    ...next,
    ...found,
    posicao: null,
    rodadaEm: null,
    provadaEm: now,
    linhas: step.linhas === null ? null : round.rodadaLinhas,
    duracaoMs: round.rodadaMs,
  };
}

/** The state after a step that did not fit in its time: a smaller slice, or the truth waits. */
export function afterTimeout(state: ProofState, isSliced: boolean): ProofState {
  if (isSliced && state.tamanho > 1) return { ...state, tamanho: Math.max(1, Math.floor(state.tamanho / 4)) };
  return { ...state, erro: 'A prova não coube no tempo que tem no banco.' };
}

/** At most twice and at least half of the last one, so that one slow moment of the server does not decide. */
function nextSize(size: number, milliseconds: number): number {
  const factor = Math.min(2, Math.max(0.5, AIM_MS / Math.max(1, milliseconds)));
  return Math.min(MOST_ROWS, Math.max(1, Math.round(size * factor)));
}
