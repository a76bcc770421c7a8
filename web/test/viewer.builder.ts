import type { Viewer } from '../session/session-context.ts';

/** A viewer for tests: by default a panel operator without abilities. */
export const aViewer = (overrides: Partial<Viewer> = {}): Viewer => ({
  kind: 'STAFF',
  id: '1',
  nome: 'Ana Beatriz',
  cpf: '52998224725',
  email: 'ana@exemplo.com.br',
  abilities: [],
  dadosMascarados: false,
  segundoFator: false,
  segundoFatorPendente: false,
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
