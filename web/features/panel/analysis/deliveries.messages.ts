const WEEKDAYS = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'] as const;

/** pt-BR texts of addresses for spreadsheets and of schedules. */
export const deliveryTexts = {
  title: 'Planilhas e agendamentos',
  hint: 'Uma consulta salva em uma planilha, por e-mail ou em outro sistema. Lê em seu nome, só o que você pode ver.',
  section: 'Como a consulta sai do painel',
  addresses: 'Endereços de planilha',
  schedules: 'Agendamentos',
  name: 'Nome',
  query: 'Consulta salva',
  noQueries: 'Salve antes uma consulta em Análise.',
  noQuery: 'Excluída',
  scope: 'Pode ler',
  owner: 'Dono',
  situation: 'Situação',
  expires: 'Válido até',
  expiresHint: 'No máximo um ano',
  lastUse: 'Último uso',
  uses: 'Usos',
  filterActive: 'Ativos',
  filterEnded: 'Encerrados',
  newAddress: 'Criar endereço',
  create: 'Criar',
  addressMade: 'Endereço criado',
  addressOnce: 'Copie agora: ele não será mostrado de novo. Quem tem o endereço lê a consulta sem senha.',
  address: 'Endereço',
  addressCopied: 'Endereço copiado',
  howTo: 'Como usar',
  tools: [
    { tool: 'Excel', text: 'Dados → Da Web (Obter dados): cole o endereço e escolha Carregar.' },
    { tool: 'LibreOffice Calc', text: 'Planilha → Vincular a dados externos: cole o endereço, tecle Enter e escolha ponto e vírgula.' },
  ],
  google: 'Google Planilhas',
  googleText: 'cole esta fórmula em uma célula.',
  formula: 'Fórmula',
  formulaCopied: 'Fórmula copiada',
  revoke: 'Revogar',
  revokeTitle: 'Revogar endereço',
  revokeQuestion: (nome: string) => `As planilhas ligadas a “${nome}” deixam de atualizar na hora. Revogar?`,
  revoked: 'Endereço revogado',
  emptyAddresses: 'Crie um endereço para ligar uma planilha a uma consulta salva.',
  addressSituations: {
    ATIVO: { tone: 'approved', label: 'Ativo' },
    EXPIRADO: { tone: 'closed', label: 'Expirado' },
    REVOGADO: { tone: 'rejected', label: 'Revogado' },
    SEM_CONSULTA: { tone: 'pending', label: 'Consulta mudou' },
  },
  newSchedule: 'Criar agendamento',
  scheduleMade: 'Agendamento criado',
  when: 'Quando',
  frequency: 'Frequência',
  frequencies: { DIARIA: 'Todo dia', SEMANAL: 'Toda semana', MENSAL: 'Todo mês' },
  weekday: 'Dia da semana',
  weekdays: WEEKDAYS,
  monthDay: 'Dia do mês',
  monthDayHint: 'Em meses mais curtos, o último dia',
  hour: 'Hora',
  hourHint: 'Horário de Brasília',
  hourText: (hora: number) => `${String(hora).padStart(2, '0')}:00`,
  channel: 'Enviar',
  channels: { EMAIL: 'Por e-mail, em anexo', WEBHOOK: 'Para um sistema (webhook)' },
  format: 'Formato',
  recipients: 'Destinatários',
  recipientsHint: 'Contas ativas da equipe. Recebem o que você pode ver.',
  noRecipients: 'Nenhuma conta encontrada',
  url: 'Endereço do webhook',
  urlHint: 'https, em uma rede pública. Recebe JSON assinado.',
  to: 'Destino',
  next: 'Próxima execução',
  last: 'Última execução',
  failures: 'Falhas seguidas',
  secretMade: 'Segredo do webhook',
  secretOnce: 'Copie agora: ele não será mostrado de novo. Confira com ele a assinatura de cada envio (cabeçalho X-Signature).',
  secret: 'Segredo',
  secretCopied: 'Segredo copiado',
  runNow: 'Executar agora',
  running: 'Execução iniciada',
  pause: 'Pausar',
  paused: 'Agendamento pausado',
  activate: 'Ativar',
  activated: 'Agendamento ativado',
  remove: 'Excluir',
  removeTitle: 'Excluir agendamento',
  removeQuestion: (nome: string) => `Excluir “${nome}” e o seu histórico?`,
  removed: 'Agendamento excluído',
  emptySchedules: 'Crie um agendamento para receber uma consulta salva por e-mail ou em outro sistema.',
  scheduleSituations: {
    ATIVO: { tone: 'approved', label: 'Ativo' },
    PAUSADO: { tone: 'closed', label: 'Pausado' },
    DESLIGADO: { tone: 'rejected', label: 'Desligado' },
  },
  history: 'Histórico',
  noHistory: 'Nenhuma execução ainda.',
  manual: 'Iniciada à mão',
  rows: (linhas: number) => (linhas === 1 ? '1 linha enviada' : `${linhas.toLocaleString('pt-BR')} linhas enviadas`),
  retrying: (tentativas: number) => `Tentativa ${tentativas}: nova tentativa em instantes`,
  runStates: {
    NA_FILA: { tone: 'pending', label: 'Na fila' },
    EM_ANDAMENTO: { tone: 'info', label: 'Em andamento' },
    CONCLUIDA: { tone: 'approved', label: 'Enviada' },
    FALHOU: { tone: 'rejected', label: 'Falhou' },
  },
} as const;

interface Times {
  frequencia: keyof typeof deliveryTexts.frequencies;
  diaSemana: number | null;
  diaMes: number | null;
  hora: number;
}

/** The times of a schedule as people say them. */
export const timesText = ({ frequencia, diaSemana, diaMes, hora }: Times): string => {
  const at = `às ${deliveryTexts.hourText(hora)}`;
  if (frequencia === 'SEMANAL') return `Toda semana, ${WEEKDAYS[(diaSemana ?? 1) - 1]}, ${at}`;
  return frequencia === 'MENSAL' ? `Todo mês, dia ${diaMes}, ${at}` : `Todo dia ${at}`;
};
