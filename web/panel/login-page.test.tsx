import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError } from '../session/failure.ts';
import type { Challenge, Session } from '../session/session-context.ts';
import { renderWith } from '../test/render.tsx';
import { PanelLoginPage } from './login-page.tsx';

afterEach(cleanup);

const challenge: Challenge = { desafio: 'token-do-desafio', totp: true, codigoRecuperacao: true, passkey: null };

const open = (session: Partial<Session>) => {
  renderWith(<PanelLoginPage />, { path: '/painel', session });
  return userEvent.setup();
};
const signIn = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.type(screen.getByRole('textbox', { name: 'CPF' }), '10000001252');
  await person.type(screen.getByLabelText('Senha'), 'Demo@2026');
  await person.click(screen.getByRole('button', { name: 'ENTRAR' }));
};

describe('the second step of the sign-in', () => {
  it('asks for the code after the right password and sends it with the challenge', async () => {
    const confirm = jest.fn<Session['confirmSecondFactor']>().mockResolvedValue(undefined);
    const person = open({ signInStaff: async () => challenge, confirmSecondFactor: confirm });
    await signIn(person);
    const code = await screen.findByRole('textbox', { name: 'Código de 6 dígitos' });
    expect(screen.getByRole('heading', { name: 'Confirme que é você' })).toBeTruthy();
    expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
    await person.click(screen.getByRole('button', { name: 'Confirmar' }));
    await screen.findByText('Código obrigatório');
    await person.type(code, '123 456{Enter}');
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('token-do-desafio', { codigo: '123 456' }));
  });

  it('tells a refused code beside its field and takes another one', async () => {
    const refusal = new RequestError([{ message: 'Código inválido ou já usado', extensions: { code: 'SECOND_FACTOR_WRONG' } }]);
    const confirm = jest.fn<Session['confirmSecondFactor']>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(undefined);
    const person = open({ signInStaff: async () => challenge, confirmSecondFactor: confirm });
    await signIn(person);
    const code = await screen.findByRole('textbox', { name: 'Código de 6 dígitos' });
    await person.type(code, '111111{Enter}');
    await screen.findByText('Código inválido ou já usado');
    expect((code as HTMLInputElement).value).toBe('');
    await person.click(screen.getByRole('button', { name: 'Usar código de recuperação' }));
    await person.type(screen.getByRole('textbox', { name: 'Código de recuperação' }), 'ABCD-EFGH-2345{Enter}');
    await waitFor(() => expect(confirm).toHaveBeenLastCalledWith('token-do-desafio', { codigo: 'ABCD-EFGH-2345' }));
  });

  it('goes back to CPF and password', async () => {
    const person = open({ signInStaff: async () => challenge });
    await signIn(person);
    await person.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(screen.getByRole('button', { name: 'ENTRAR' })).toBeTruthy();
  });

  it('is not asked of whoever has no second factor, and offers a passkey first to whoever has only that', async () => {
    const without = open({ signInStaff: async () => null });
    await signIn(without);
    expect(screen.queryByRole('textbox', { name: 'Código de 6 dígitos' })).toBeNull();
    cleanup();
    const person = open({ signInStaff: async () => ({ ...challenge, totp: false, passkey: { challenge: 'x' } }) });
    await signIn(person);
    expect(await screen.findByRole('button', { name: 'Usar chave de acesso' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
