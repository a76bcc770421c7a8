import { formatDate } from '../../../../server/shared/dates.ts';

const count = new Intl.NumberFormat('pt-BR');

const MOST_DAYS = 5;
const days = (dias: readonly string[]) =>
  dias.slice(0, MOST_DAYS).map(formatDate).join(', ') + (dias.length > MOST_DAYS ? ` e mais ${dias.length - MOST_DAYS}` : '');

/** pt-BR texts of Logs. */
export const logTexts = {
  title: 'Logs',
  type: 'Tipo',
  everyType: 'Todos',
  period: 'Período',
  responsible: 'Responsável',
  parameters: 'Parâmetros',
  date: 'Data',
  empty: 'Nenhuma ação no período.',
  verify: 'Verificar integridade',
  intact: 'Os logs estão íntegros',
  broken: 'Os logs foram alterados',
  verified: (verificados: number, pendentes: number) =>
    `${count.format(verificados)} registro(s) verificado(s)${pendentes ? `; ${count.format(pendentes)} ainda sem selo` : ''}.`,
  firstBroken: (id: string) => `O registro ${id} não é como foi gravado, ou falta algum antes dele.`,
  endMissing: 'Faltam registros no fim.',
  anchorsHeld: (ancoras: number) =>
    ancoras === 0
      ? 'Ainda não há âncora fora do banco para comparar.'
      : `${count.format(ancoras)} âncora(s) guardada(s) fora do banco conferem.`,
  anchorDiffers: (dias: readonly string[]) =>
    dias.length === 1
      ? `A âncora de ${days(dias)} não confere: os logs até esse dia não são mais os que foram gravados.`
      : `As âncoras de ${days(dias)} não conferem: os logs até esses dias não são mais os que foram gravados.`,
  anchorMissing: (dias: readonly string[]) =>
    dias.length === 1 ? `Falta no armazenamento a âncora de ${days(dias)}.` : `Faltam no armazenamento as âncoras de ${days(dias)}.`,
  incomplete: 'Os logs estão íntegros, mas falta uma prova',
  checkCode: 'Conferir código',
  checkCodeHint: 'Cole o código do e-mail “Âncora dos logs”. O sistema refaz a conta de todos os registros e diz se o código está nela.',
  code: 'Código do dia',
  codeFound: 'O código confere',
  codeFoundText: (registro: string, elo: number, criadoEm: string) =>
    `Os primeiros ${count.format(elo)} registros, até o de número ${registro}, de ${criadoEm}, são os mesmos de quando o e-mail foi enviado.`,
  codeMissing: 'O código não confere',
  codeMissingText: 'Nenhum registro tem esse código. Se o e-mail é verdadeiro, os logs foram alterados depois dele: avise a auditoria.',
} as const;
