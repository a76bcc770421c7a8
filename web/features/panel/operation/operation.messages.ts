import type { OperationState, OperationTopic } from '../../../graphql/types.generated.ts';
import type { StatusLook } from '../../../lists/list-types.ts';

/** pt-BR texts of Operação. */
export const operationTexts = {
  title: 'Operação',
  hint: 'O que o sistema faz em segundo plano, o que parou e o que fazer.',
  parts: 'Situação',
  checked: (versao: string, node: string, when: string) => `Versão ${versao}, Node.js ${node}. Conferido em ${when}.`,
  queues: 'Tarefas em andamento',
  noQueues: 'Nenhuma tarefa espera.',
  queue: ({ aguardando, agendadas, executando }: Record<'aguardando' | 'agendadas' | 'executando', number>) =>
    [
      [aguardando, 'aguardando'],
      [executando, 'executando'],
      [agendadas, 'para mais tarde'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, word]) => `${count} ${word}`)
      .join(', '),
  oldest: (when: string) => `; a mais antiga desde ${when}`,
  failures: 'Tarefas com falha',
  job: 'Tarefa',
  failedAt: 'Falhou em',
  tries: 'Tentativas',
  error: 'Erro',
  empty: 'Nenhuma tarefa falhou. O que falhar em todas as tentativas aparece aqui.',
  retry: 'Tentar de novo',
  retried: 'A tarefa voltou para a fila',
  discard: 'Descartar',
  discardTitle: 'Descartar tarefa?',
  discardText: (fila: string) => `A tarefa ${fila} não será executada. Esta ação não pode ser desfeita.`,
  discarded: 'Tarefa descartada',
  open: 'Abrir',
  pause: 'Pausar operações',
  pauseText:
    'Ninguém pontua, resgata nem paga até a retomada, e as tarefas que movem pontos ou cashback esperam. Vendedores, consumidores e a equipe leem o motivo.',
  reason: 'Motivo',
  reasonHint: 'Exemplo: conferência dos saldos até as 15h',
  paused: 'Operações pausadas',
  stillRunning: 'Operações pausadas. Uma operação que começou antes ainda não terminou; atualize em instantes.',
  resume: 'Retomar operações',
  resumeTitle: 'Retomar operações?',
  resumeText: 'Pontuações, resgates e pagamentos voltam a funcionar, e as tarefas que esperam continuam.',
  resumed: 'Operações retomadas',
} as const;

export const topicLabels: Record<OperationTopic, string> = {
  MENSAGENS: 'E-mail e WhatsApp',
  IMPORTACOES: 'Uploads',
  ARMAZENAMENTO: 'Arquivos',
  BACKUP: 'Backup',
  INTEGRIDADE: 'Integridade',
  LEITURA: 'Leitura de notas',
  MIGRACOES: 'Migrações do banco',
  REPLICAS: 'Réplicas',
};

export const operationStates: Record<OperationState, StatusLook> = {
  OK: { label: 'Em ordem', tone: 'approved' },
  ATENCAO: { label: 'Atenção', tone: 'pending' },
  FALHA: { label: 'Falha', tone: 'rejected' },
  DESLIGADO: { label: 'Desligado', tone: 'closed' },
};
