import type { Viewer } from '../session/session-context.ts';

/** A viewer for tests: an operator of the panel with no abilities unless told otherwise. */
export const aViewer = (overrides: Partial<Viewer> = {}): Viewer => ({
  kind: 'STAFF',
  id: 1,
  nome: 'Ana Beatriz',
  cpf: '52998224725',
  email: 'ana@exemplo.com.br',
  abilities: [],
  redesAntifraude: [],
  saldoPontos: null,
  saldoCashback: null,
  aceitouRegulamento: null,
  resgateLiberado: null,
  tipoPontuacao: null,
  cenario: null,
  textoCenario: null,
  ...overrides,
});
