import { closedSet } from '../../../platform/graphql/closed-set.ts';
import type { Finding } from './receipt-findings.ts';
import type { SubmissionStatus } from './submission.status.ts';
import type { SubmissionStep } from './submission-events.ts';

export const submissionStatusSet = closedSet<SubmissionStatus>('SubmissionStatus', 'What became of a receipt.', {
  PENDENTE: 'Waits for review.',
  POSTADA: 'Approved: its sale was recorded.',
  REPROVADA: 'Rejected, with one of the documented reasons.',
  ENCERRADA: 'Ended without approval and without a reason.',
  CANCELADA: 'Its sale was recorded and cancelled later.',
});

export const submissionStepSet = closedSet<SubmissionStep>(
  'SubmissionStep',
  'A step in the history of a receipt: a status, or something that happened without changing it.',
  {
    PENDENTE: 'Arrived in the queue, or went back to it.',
    POSTADA: 'Was approved.',
    REPROVADA: 'Was rejected.',
    ENCERRADA: 'Was ended.',
    CANCELADA: 'Was cancelled with its sale.',
    AGUARDA_APROVACAO: 'Was approved once and waits for a second person.',
    APROVACAO_RECUSADA: 'The second person refused the approval.',
    DECISAO_DESFEITA: 'Whoever decided took the decision back within seconds: it waits for review as before.',
    CONTESTADA: 'Its sender contested the rejection.',
    CONTESTACAO_MANTIDA: 'The contest was decided and the rejection stands.',
    DADOS_CORRIGIDOS: 'What identifies its sale was corrected.',
  },
);

export const reviewLaneSet = closedSet('ReviewLane', 'A lane of the review queue.', {
  PRE_VALIDADA: 'The fiscal key was read and nothing speaks against the receipt.',
  COM_AVISOS: 'The reading raised doubts.',
  SEM_LEITURA: 'No fiscal key was read and no doubt was raised.',
  SEGUNDA_APROVACAO: 'Approved once; waits for a second person.',
});

export const findingSeveritySet = closedSet<Finding['severity']>('FindingSeverity', 'How much a doubt about a receipt weighs.', {
  HARD: 'Refuses the receipt when it is sent; red for the reviewer.',
  SOFT: 'For the reviewer to weigh.',
});

export const findingCodeSet = closedSet<Finding['code']>('FindingCode', 'What the machine doubts about a receipt.', {
  KEY_INVALID: 'The 44-character key is not valid.',
  KEY_WARNING: 'The key is valid but something in it is unusual.',
  KEY_DIFFERENT: 'The typed key differs from the one in the picture.',
  DUPLICATE_NOTE: 'The same invoice was sent or recorded before.',
  DUPLICATE_FILE: 'The same file was sent before.',
  SIMILAR_PICTURE: 'The picture looks like one that was sent before.',
  SAME_TEXT: 'Another receipt has the same store, day, total and items.',
  KEY_OTHER_AUDIENCE: 'The other audience sent or recorded the same key.',
  PRINT_DIFFERENT: 'A printed value contradicts the key or the QR code.',
  EDITED_PICTURE: 'An image editor saved the picture, or it was changed long after it was taken.',
  SCREEN_PICTURE: 'The picture shows a screen instead of paper.',
  CNPJ_DIFFERENT: "The issuer is not the seller's store.",
  STORE_NOT_PARTICIPATING: 'The issuer does not serve consumers in the programme.',
  STATE_DIFFERENT: "The issuer's state is not that of the store.",
  MONTH_DIFFERENT: 'The invoice is of a month that is closed.',
  MONTH_FUTURE: 'The invoice is of a month that has not begun.',
  SENDER_INACTIVE: 'The account of the sender is not active.',
  NUMBER_OUT_OF_ORDER: 'The number and the day contradict another invoice of the same issuer.',
  NOTE_CANCELLED: 'The file says that the invoice was cancelled.',
});

export const receiptSourceSet = closedSet('ReceiptSource', 'Where the reading of a receipt comes from, the surest first.', {
  XML_ASSINADO: 'An XML whose signature holds.',
  XML: 'An XML without a valid signature: it counts as typed.',
  PDF: 'The text of a PDF.',
  QR: 'Only the access key, from a QR or bar code.',
  FOTO: 'Characters recognised in a photograph.',
  NENHUMA: 'No Brazilian receipt was recognised.',
});

export const matchReasonSet = closedSet('ProductMatchReason', 'How the product of a printed item was found, the surest first.', {
  EAN: 'By its bar code.',
  CODIGO: "By the store's code or the programme's.",
  APRENDIDO: 'By a description that a decision in this network assigned to it.',
  SEMELHANTE: 'By the likeness of the description.',
});
