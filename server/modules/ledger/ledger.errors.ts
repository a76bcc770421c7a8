import { AppError, defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  LEDGER_INSUFFICIENT_BALANCE: { kind: 'conflict', text: 'Saldo insuficiente' },
  LEDGER_DEBT_OUTSTANDING: { kind: 'conflict', text: 'Saldo insuficiente: há valores a compensar' },
  LEDGER_KEY_REUSED: { kind: 'conflict', text: 'Esta operação já foi registrada com outros dados.' },
  LEDGER_ALREADY_REVERSED: { kind: 'conflict', text: 'Este crédito já foi estornado.' },
  LEDGER_ALREADY_RETURNED: { kind: 'conflict', text: 'Este débito já foi devolvido.' },
  LEDGER_REVERSAL_TOO_LARGE: {
    kind: 'conflict',
    text: ({ detail }) => `O estorno passa do que resta deste crédito (${detail ?? '0.00'}).`,
  },
  LEDGER_POINTS_SPENT: { kind: 'conflict', text: 'Não é possível estornar: o valor deste crédito já foi usado.' },
  LEDGER_NOT_A_CREDIT: { kind: 'invalid', text: 'Somente um crédito pode ser estornado.' },
  LEDGER_NOT_A_DEBIT: { kind: 'invalid', text: 'Somente um resgate ou ajuste de débito pode ser devolvido.' },
  LEDGER_ENTRY_NOT_FOUND: { kind: 'notFound', text: 'Movimento não encontrado' },
  LEDGER_INVALID_VALUE: { kind: 'invalid', text: 'Informe somente valores válidos' },
  LEDGER_INVALID_POLICY: { kind: 'invalid', text: 'Política de estorno inválida' },
});

/** Codes that the SQL functions raise for a caller; any other LEDGER_ message (a broken guarantee) is a bug and stays an error. */
const REFUSAL = /\b(LEDGER_(?!OUT_OF_BALANCE|APPEND_ONLY)[A-Z_]+)\b/;

/** The refusal that a failed ledger statement stands for, or the error itself. The ORM wraps errors: the cause is read too. */
export function ledgerError(error: unknown): unknown {
  const { code, message, detail, cause } = (error ?? {}) as { code?: string; message?: string; detail?: string; cause?: unknown };
  const refusal = code === 'P0001' ? REFUSAL.exec(message ?? '')?.[1] : undefined;
  if (refusal) return new AppError(refusal, { detail });
  return cause && ledgerError(cause) instanceof AppError ? ledgerError(cause) : error;
}
