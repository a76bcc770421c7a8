import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  MONEY_ALREADY_PAUSED: { kind: 'conflict', text: 'As operações já estão pausadas. Atualize a página para ver o motivo.' },
  MONEY_NOT_PAUSED: { kind: 'conflict', text: 'As operações não estão pausadas.' },
  FAILED_JOB_NOT_FOUND: { kind: 'notFound', text: 'Tarefa não encontrada: ela já foi repetida ou descartada.' },
  FAILED_JOB_UNKNOWN: { kind: 'conflict', text: 'Esta versão não tem mais este tipo de tarefa. Descarte-a.' },
});
