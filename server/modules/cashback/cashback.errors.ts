import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { formatBrl } from '../../shared/format.ts';

defineErrors({
  CASHBACK_UNAVAILABLE: { kind: 'conflict', text: 'Nenhum cashback disponível para resgate' },
  CASHBACK_ALREADY_REDEEMED: { kind: 'conflict', text: 'Você já fez um resgate nesta campanha!' },
  CASHBACK_CONSUMER_INACTIVE: { kind: 'forbidden', text: 'Seu cadastro está inativo. Fale com o suporte para voltar a resgatar.' },
  CASHBACK_TERMS_NOT_ACCEPTED: { kind: 'forbidden', text: 'Aceite o regulamento do programa antes de resgatar.' },
  CASHBACK_DEBT: {
    kind: 'conflict',
    text: ({ detail }) => `Saldo insuficiente: há ${formatBrl(String(detail ?? '0'))} a compensar de compras canceladas.`,
  },
  CASHBACK_KEY_OF_ANOTHER: { kind: 'invalid', text: 'A chave CPF deve ser o seu próprio CPF', field: 'chavePix' },

  PAYOUT_NOT_FOUND: { kind: 'notFound', text: 'Resgate não encontrado' },
  PAYOUT_NOT_REQUESTED: { kind: 'conflict', text: ({ id, estado }) => `O resgate ${id} não espera aprovação: ${estado}` },
  PAYOUT_HELD: {
    kind: 'conflict',
    text: ({ id, ate, detail }) =>
      ate
        ? `Resgate ${id}: primeiro pagamento para esta chave. A aprovação é possível a partir de ${formatDateTime(String(ate))}.`
        : `Resgate ${detail}: primeiro pagamento para esta chave, ainda retido.`,
  },
  PAYOUT_NOT_APPROVED: {
    kind: 'conflict',
    text: ({ id, detail }) => `Resgate ${id ?? detail}: falta a aprovação do pagamento. Aprove-o antes de mudar o status.`,
  },
  PAYOUT_SECOND_PERSON: {
    kind: 'conflict',
    text: ({ id, limite, detail }) =>
      limite
        ? `Resgate ${id}: acima de ${formatBrl(String(limite))}, quem aprovou não paga. Falta outra pessoa para o pagamento.`
        : `Resgate ${detail}: quem aprovou não paga. Falta outra pessoa para o pagamento.`,
  },
  PAYOUT_RETURN_OTHER_PERSON: {
    kind: 'conflict',
    text: ({ detail }) => `Resgate ${detail}: quem aprovou o pagamento ou gerou o lote não registra o retorno do banco.`,
  },
  PAYOUT_RETURN_TWICE: {
    kind: 'conflict',
    text: ({ linha, id, antes }) => `Linha ${linha}: o resgate ${id} já está na linha ${antes}. Nada deste retorno foi registrado.`,
  },
  PAYOUT_RETURN_CONTRADICTS: {
    kind: 'conflict',
    text: ({ linha, id, era, agora }) =>
      `Linha ${linha}: o resgate ${id} já foi informado como ${era} e este retorno diz ${agora}. Nada deste retorno foi registrado.`,
  },
  PAYOUT_NOTHING_APPROVED: { kind: 'conflict', text: 'Não há resgates aprovados para um novo lote.' },
  PAYOUT_AT_THE_BANK: {
    kind: 'conflict',
    text: ({ id, lote }) => `O resgate ${id} está no lote ${lote}, entregue ao banco: registre o retorno do banco.`,
  },
  PAYOUT_ON_ITS_WAY: {
    kind: 'conflict',
    text: ({ id }) =>
      `O pagamento do resgate ${id} está em trânsito: marque-o como entregue, ou peça o estorno, que outra pessoa confirma.`,
  },
  PAYOUT_PAID: {
    kind: 'conflict',
    text: ({ id }) => `O resgate ${id} está pago: para desfazer, peça o estorno com o motivo, que outra pessoa confirma.`,
  },
  PAYOUT_BEING_REVERSED: {
    kind: 'conflict',
    text: ({ id }) => `O resgate ${id} está em estorno: falta outra pessoa confirmar ou recusar o estorno.`,
  },
  PAYOUT_NOT_PAID: { kind: 'conflict', text: ({ id }) => `O resgate ${id} ainda não foi pago: não há o que estornar.` },
  PAYOUT_NO_REVERSAL: { kind: 'conflict', text: ({ id }) => `O resgate ${id} não tem estorno à espera de confirmação.` },
  PAYOUT_REVERSAL_SECOND_PERSON: {
    kind: 'conflict',
    text: ({ id, detail }) =>
      `Resgate ${id ?? detail}: o estorno é confirmado por outra pessoa, não por quem o pediu nem por quem registrou o pagamento.`,
  },
  PAYOUT_ENDED: { kind: 'conflict', text: ({ id, estado }) => `O pagamento do resgate ${id} já terminou: ${estado}.` },
  PAYOUT_MOVE_REFUSED: { kind: 'conflict', text: ({ detail }) => `Esta mudança do pagamento não é possível (resgate ${detail}).` },
  PAYOUT_BATCH_NOT_FOUND: { kind: 'notFound', text: 'Lote não encontrado' },
});
defineConstraintErrors({ redemptions_campaign: 'CASHBACK_ALREADY_REDEEMED' });
