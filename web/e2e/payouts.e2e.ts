import { formatBrl } from '../../server/shared/format.ts';
import { sum } from '../../server/shared/money.ts';
import { expectAccessible } from './support/accessible.ts';
import { isReady, readPayments, rowOfPayment } from './support/payments.ts';
import { people } from './support/people.ts';
import { leave, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a selection says what it pays together, and its buttons say why they cannot be used', { tag: '@phone' }, async ({ browser }) => {
  const staff = await openAs(browser, people.administrator);
  const payments = await readPayments();
  const ready = payments.filter(isReady).slice(0, 2);
  await staff.goto('/painel/resgates/resgates-consumidor?etapa=A_APROVAR&pageSize=100');
  const bar = staff.getByRole('region', { name: 'Ações em lote' });
  const approve = bar.getByRole('button', { name: 'Aprovar pagamento' });
  await expect(bar).toContainText('Nenhum pagamento selecionado');
  await expect(approve).toBeDisabled();
  await expect(approve).toHaveAccessibleDescription('Selecione os pagamentos que quer aprovar');
  await expectAccessible(staff);
  for (const one of ready) await rowOfPayment(staff, one).getByRole('checkbox').check();
  const total = formatBrl(sum(ready.map(({ pontosGastos }) => pontosGastos)));
  await expect(bar).toContainText(`${ready.length === 1 ? '1 pagamento' : `${ready.length} pagamentos`} · ${total}`);
  await expect(approve).toBeEnabled();
  await expect(bar.getByRole('button', { name: 'Alterar status' })).toHaveAccessibleDescription(/Aguarda aprovação$/);
  await expectAccessible(staff);
  await staff.goto('/painel/resgates/resgates-consumidor?etapa=PAGOS&pageSize=100');
  await rowOfPayment(staff, payments.find(({ estado }) => estado === 'PAGO')!)
    .getByRole('checkbox')
    .check();
  await expect(approve).toBeDisabled();
  await expect(approve).toHaveAccessibleDescription('O pagamento não espera aprovação');
  await leave(staff);
});
