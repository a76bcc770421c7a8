import type { ProofState, TruthSubject } from '../../../graphql/types.generated.ts';
import type { StatusLook } from '../../../lists/list-types.ts';

const count = new Intl.NumberFormat('pt-BR');
const times = (n: number, one: string, many: string) => `${count.format(n)} ${n === 1 ? one : many}`;

/** pt-BR texts of Integridade. */
export const integrityTexts = {
  title: 'Integridade',
  hint: 'O que precisa ser verdade nos dados. O sistema confere tudo uma vez por dia, aos poucos, a partir da meia-noite.',
  truth: 'O que é conferido',
  subject: 'Assunto',
  every: 'Todos',
  state: 'Situação',
  lastProof: 'Última prova',
  rows: 'Registros',
  duration: 'Tempo (ms)',
  problems: 'Com problema',
  empty: 'A primeira prova ainda não começou. Ela começa sozinha no próximo minuto.',
  prove: 'Verificar agora',
  proving: 'A verificação está em andamento; os números abaixo mudam à medida que ela avança.',
  asked: (truths: number) => `A verificação de ${times(truths, 'verdade', 'verdades')} começou. Esta página se atualiza sozinha.`,
  lastRound: 'Última conferência completa',
  noRound: 'Ainda não houve',
  roundHint: 'Tudo foi conferido pelo menos uma vez desde então',
  intact: 'Sem problema',
  intactHint: (all: number) => `de ${times(all, 'verdade conferida', 'verdades conferidas')}`,
  failing: 'Com falha',
  failingHint: 'Os administradores foram avisados por e-mail',
  noneFailing: 'Nada a fazer',
  since: (when: string, quantas: number) => `Desde ${when}, ${times(quantas, 'registro com problema', 'registros com problema')}.`,
  first: 'Os primeiros:',
  advice: 'Não mova pontos nem pagamentos desses registros antes de entender a causa.',
  open: 'Abrir a tela',
} as const;

export const proofStates: Record<ProofState, StatusLook> = {
  INTEGRA: { label: 'Íntegra', tone: 'approved' },
  FALHA: { label: 'Falha', tone: 'rejected' },
  NAO_PROVADA: { label: 'Não provada', tone: 'pending' },
  PENDENTE: { label: 'Pendente', tone: 'info' },
};

export const subjectLabels: Record<TruthSubject, string> = {
  SALDOS: 'Saldos',
  PONTUACOES: 'Pontuações',
  SOMAS: 'Somas de vendas',
  RELATORIOS: 'Relatórios',
  VINCULOS: 'Vínculos',
  CASHBACK: 'Cashback',
  LOGS: 'Logs',
};
