import type { Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { choose } from './session.ts';
import { expect } from './test.ts';

/** What differs between two registrations of sellers. */
export interface NewSeller {
  cpf: string;
  nome: string;
  celular: string;
}

/** Fills the three steps of a seller's registration, up to the acceptance of the privacy policy. */
export const fillRegistration = async (page: Page, { cpf, nome, celular }: NewSeller): Promise<void> => {
  const typed = (name: string) => page.getByRole('textbox', { name, exact: true });
  const next = page.getByRole('button', { name: 'Continuar' });
  await page.getByRole('combobox', { name: 'Loja' }).fill('Casa das Tintas');
  await page.getByRole('option', { name: /Casa das Tintas Paulista/ }).click();
  await choose(page, /^Sexo/, 'Feminino');
  await typed('Nome').fill(nome);
  await typed('CPF').fill(cpf);
  await typed('Data de Nascimento').fill('15/03/1990');
  await next.click();
  await typed('Celular').fill(celular);
  await next.click();
  await typed('CEP').fill('01310100');
  await typed('CEP').blur();
  await expect(typed('Rua')).toHaveValue('Avenida Paulista');
  await typed('Número').fill('10');
  for (const label of [/^Senha/, /^Confirmar Senha/]) await page.getByLabel(label).first().fill(PASSWORD);
};
