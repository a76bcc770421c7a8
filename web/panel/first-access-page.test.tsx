import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepForFirstAccess } from '../session/first-access.ts';
import { renderWith } from '../test/render.tsx';
import { toast } from '../ui/toast.ts';
import { FirstAccessPage } from './first-access-page.tsx';

/** What the page sent, by operation. */
let sent: { operationName: string; variables: { input: Record<string, string> } }[] = [];
const answers: Record<string, object> = {
  setFirstPassword: { data: { setFirstPassword: { mensagem: 'Senha criada com sucesso.' } } },
  requestFirstAccessCode: { data: { requestFirstAccessCode: { mensagem: 'Enviamos um novo código para o e-mail do seu cadastro.' } } },
};

beforeEach(() => {
  sent = [];
  jest.restoreAllMocks();
  globalThis.fetch = (async (_address: unknown, { body }: { body: string }) => {
    const operation = JSON.parse(body);
    const name = operation.operationName ?? /(setFirstPassword|requestFirstAccessCode|signInStaff)/.exec(operation.query)?.[0];
    sent.push({ operationName: name, variables: operation.variables });
    return new Response(JSON.stringify(answers[name] ?? { errors: [{ message: 'CPF ou senha inválidos' }] }), {
      headers: { 'content-type': 'application/json' },
    });
  }) as never;
});

describe('FirstAccessPage', () => {
  const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);
  const show = () => renderWith(<FirstAccessPage />, { viewer: null, path: '/painel/primeiro-acesso' });

  it('asks for everything where nothing is known, and for the same new password twice', async () => {
    show();
    await type(/^CPF/, '52998224725');
    await type(/^Senha inicial/, 'Inicial#8Kp2');
    await type(/^Código do e-mail/, 'K7QMX-4TRWA');
    await type(/^Nova senha/, 'Escolhida#7Wq');
    await type(/^Confirme a nova senha/, 'Outra#7Wq');
    await userEvent.click(screen.getByRole('button', { name: 'Criar senha e entrar' }));
    expect(await screen.findByText('As senhas não são iguais')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('after the login asks only for the code and the new password, and sends another code', async () => {
    keepForFirstAccess({ cpf: '529.982.247-25', senha: 'Inicial#8Kp2' });
    const success = jest.spyOn(toast, 'success').mockReturnValue(undefined);
    show();
    expect(screen.queryByLabelText(/^Senha inicial/)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar outro código' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Enviamos um novo código para o e-mail do seu cadastro.'));
    await type(/^Código do e-mail/, 'K7QMX-4TRWA');
    await type(/^Nova senha/, 'Escolhida#7Wq');
    await type(/^Confirme a nova senha/, 'Escolhida#7Wq');
    await userEvent.click(screen.getByRole('button', { name: 'Criar senha e entrar' }));
    const known = { cpf: '52998224725', senha: 'Inicial#8Kp2' };
    await waitFor(() =>
      expect(sent.slice(0, 2).map(({ variables }) => variables)).toEqual([
        { input: known },
        { input: { ...known, codigo: 'K7QMX-4TRWA', novaSenha: 'Escolhida#7Wq' } },
      ]),
    );
  });
});
