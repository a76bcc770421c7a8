import { closedSet } from '../../platform/graphql/closed-set.ts';

export type OperationTopic =
  | 'MENSAGENS'
  | 'IMPORTACOES'
  | 'ARMAZENAMENTO'
  | 'BACKUP'
  | 'INTEGRIDADE'
  | 'LEITURA'
  | 'MIGRACOES'
  | 'REPLICAS';
export type OperationState = 'OK' | 'ATENCAO' | 'FALHA' | 'DESLIGADO';

export const operationTopicSet = closedSet<OperationTopic>('OperationTopic', 'Part of the operation of the product.', {
  MENSAGENS: 'E-mail and WhatsApp messages.',
  IMPORTACOES: 'Imports of spreadsheets.',
  ARMAZENAMENTO: 'Storage of uploaded files.',
  BACKUP: 'Backups of the database.',
  INTEGRIDADE: 'Integrity checks.',
  LEITURA: 'Readers of receipts.',
  MIGRACOES: 'Migrations of the database.',
  REPLICAS: 'Streaming replicas of the database.',
});

export const operationStateSet = closedSet<OperationState>('OperationState', 'State of a part of the operation.', {
  OK: 'It works.',
  ATENCAO: 'An operator should look at it.',
  FALHA: 'It does not work.',
  DESLIGADO: 'It is switched off or absent.',
});
