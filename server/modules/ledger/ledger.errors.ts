import { defineErrors } from '../../platform/errors/app-error.ts';
import { formatDecimal } from '../../shared/format.ts';

defineErrors({
  LEDGER_INSUFFICIENT_BALANCE: { kind: 'conflict', text: 'Saldo insuficiente' },
  LEDGER_DEBT_OUTSTANDING: { kind: 'conflict', text: 'Saldo insuficiente: há valores a compensar' },
  LEDGER_KEY_REUSED: { kind: 'conflict', text: 'Esta operação já foi registrada com outros dados.' },
  LEDGER_ALREADY_REVERSED: { kind: 'conflict', text: 'Este crédito já foi estornado.' },
  LEDGER_ALREADY_RETURNED: { kind: 'conflict', text: 'Este débito já foi devolvido.' },
  LEDGER_REVERSAL_TOO_LARGE: {
    kind: 'conflict',
    text: ({ detail }) => `O estorno passa do que resta deste crédito (${formatDecimal(String(detail ?? '0'))}).`,
  },
  LEDGER_POINTS_SPENT: { kind: 'conflict', text: 'Não é possível estornar: o valor deste crédito já foi usado.' },
  LEDGER_NOT_A_CREDIT: { kind: 'invalid', text: 'Somente um crédito pode ser estornado.' },
  LEDGER_NOT_A_DEBIT: { kind: 'invalid', text: 'Somente um resgate ou ajuste de débito pode ser devolvido.' },
  LEDGER_ENTRY_NOT_FOUND: { kind: 'notFound', text: 'Movimento não encontrado' },
  LEDGER_INVALID_VALUE: { kind: 'invalid', text: 'Informe somente valores válidos' },
  MONEY_PAUSED: {
    kind: 'unavailable',
    text: ({ detail }) => `As operações com pontos e cashback estão pausadas: ${detail ?? 'manutenção'}. Tente de novo mais tarde.`,
    retryAfterSeconds: 60,
  },
  LEDGER_INVALID_POLICY: { kind: 'invalid', text: 'Política de estorno inválida' },
});
