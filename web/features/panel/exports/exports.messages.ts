import type { StatusLook } from '../../../lists/list-types.ts';

const count = new Intl.NumberFormat('pt-BR');

export const exportTexts = {
  title: 'Minhas exportações',
  description: 'As exportações grandes são preparadas em segundo plano e ficam aqui por 7 dias.',
  file: 'Arquivo',
  state: 'Situação',
  rows: 'Linhas',
  requestedAt: 'Pedida em',
  availableUntil: 'Disponível até',
  download: 'Baixar',
  downloadOf: (file: string) => `Baixar ${file}`,
  empty: 'Exporte uma lista com mais de 50.000 linhas ou o fechamento de um mês e acompanhe aqui.',
  progress: (done: number, total: number) => `${count.format(done)} de ${count.format(total)}`,
  progressOf: (file: string) => `Progresso de ${file}`,
};

export const exportStatuses: Readonly<Record<string, StatusLook>> = {
  NA_FILA: { label: 'Na fila', tone: 'pending' },
  PROCESSANDO: { label: 'Em preparo', tone: 'info' },
  CONCLUIDA: { label: 'Pronta', tone: 'approved' },
  FALHOU: { label: 'Falhou', tone: 'rejected' },
  EXPIRADA: { label: 'Expirada', tone: 'closed' },
};
