import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { DeliveryChannel, ScheduleFrequency, SentFormat } from './deliveries.rules.ts';

export const addressSituationSet = closedSet('SpreadsheetAddressSituation', 'Whether an address for spreadsheets answers.', {
  ATIVO: 'It answers.',
  EXPIRADO: 'Its last day is over.',
  REVOGADO: 'It was revoked.',
  SEM_CONSULTA: 'Its query was deleted, changed by another user or is no longer shared.',
});

export const scheduleSituationSet = closedSet('QueryScheduleSituation', 'Whether a schedule runs.', {
  ATIVO: 'It runs at its times.',
  PAUSADO: 'Its owner paused it.',
  DESLIGADO: 'The product switched it off after failures.',
});

export const frequencySet = closedSet<ScheduleFrequency>('ScheduleFrequency', 'How often a schedule runs.', {
  DIARIA: 'Every day.',
  SEMANAL: 'One day of every week.',
  MENSAL: 'One day of every month, its last day where the month is shorter.',
});

export const channelSet = closedSet<DeliveryChannel>('DeliveryChannel', 'How a schedule sends the rows.', {
  EMAIL: 'As a file attached to an e-mail.',
  WEBHOOK: 'As signed JSON to an address.',
});

export const sentFormatSet = closedSet<SentFormat>('SentFormat', 'File that a schedule attaches.', {
  CSV: 'Text with a semicolon between the columns.',
  XLSX: 'An Excel workbook.',
});
