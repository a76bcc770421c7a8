import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  // Document 002 §5; `codigo` tells programs which item of a sale is meant.
  STOCK_MISSING: { kind: 'conflict', text: 'Você não possui saldo para esse produto', field: 'itens' },
});
