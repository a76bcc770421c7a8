import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Gives the reason that a reversal asks for. */
export async function giveReason(user: UserEvent, reason: string, submit: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /Motivo/ }));
  await user.click(await screen.findByRole('option', { name: reason }));
  await user.click(dialog.getByRole('button', { name: submit }));
}
