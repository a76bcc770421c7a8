import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { CreditReason } from './credit-reasons.rules.ts';

export const creditSourceSet = closedSet<'XML_ASSINADO' | 'FOTO'>(
  'CreditSource',
  'Source of a receipt that can be credited without a reviewer.',
  {
    XML_ASSINADO: 'An XML whose signature and certificate hold.',
    FOTO: 'A photograph with a readable key.',
  },
);

export const blindResultSet = closedSet<'CONCORDA' | 'DISCORDA'>('BlindResult', 'Result of the blind review of an automatic credit.', {
  CONCORDA: 'The reviewer would have approved it.',
  DISCORDA: 'The reviewer would have rejected it.',
});

export const creditReasonSet = closedSet<CreditReason>('CreditReason', 'Why a receipt was not credited without a reviewer.', {
  REGRA_DESLIGADA: 'The rule was switched off.',
  REDE_INATIVA: 'The network was not active.',
  FONTE: 'The source of the reading does not fit the rule.',
  AUTORIDADE: 'No configured authority issued the certificate.',
  CHAVE: 'The key is missing or not sure.',
  DATA: 'The day is not sure.',
  TOTAL: 'The total is not sure.',
  DESCONTO: 'The discount is not sure.',
  ITENS: 'An item is not sure.',
  SOMA: 'The items do not add up to the total.',
  DIVERGENCIA: 'The reading contradicts itself.',
  CANCELADA: 'The file says that the invoice was cancelled.',
  FOTO_RUIM: 'The picture is cut, dark or blurred.',
  ITEM_SEM_PRODUTO: 'An item is no product of the programme, or only resembles one.',
  ITEM_POUCO_ENSINADO: 'Fewer than two reviewers taught the product of an item.',
  AVISOS: 'The receipt has findings.',
  EMITENTE: 'The issuer in the key is not the store.',
  JA_DECIDIDA: 'The receipt was decided or moved before.',
  EM_ANALISE: 'A reviewer has claimed the receipt.',
  AGUARDA_APROVACAO: 'A first approval waits for a second person.',
  CHAVE_USADA: 'Another receipt or sale has the same key.',
  PARTICIPANTE_INATIVO: 'The account of the sender is not active.',
  CONTESTACAO_ABERTA: 'The sender has an open contest.',
  CONTA_NOVA: 'The account is newer than the rule demands.',
  LOJA_FORA: 'The store does not participate.',
  RECUSADA: 'Recording the sale was refused.',
  SEM_GANHO: 'The sale would earn nothing.',
  SEGUNDA_PESSOA: 'A reviewer would have needed a second person.',
  LIMITE_NOTA: 'It earns more than one receipt may.',
  LIMITE_DIA: 'The rule would credit more than allowed in a day.',
  LIMITE_MEMBRO: 'The sender would earn more than allowed in a day.',
  TETO: 'It would exceed the daily limit of one user.',
  SALTO_MEMBRO: 'The sender has far more receipts than usual.',
  SALTO_LOJA: 'The store has far more receipts than usual.',
  SALTO_APARELHO: 'The device sends far more receipts than usual.',
});
