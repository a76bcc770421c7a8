import type { MockLink } from '@apollo/client/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { CodesPage } from './codes-page.tsx';
import { CreateCodePage } from './create-code-page.tsx';
import { DeleteRegistrationCodeDocument, RegistrationCodesDocument, RegistrationLinksDocument } from './registration-codes.generated.ts';

afterEach(cleanup);

const code = { __typename: 'RegistrationCode', id: '4', codigo: 'FEIRA', pontos: '250.00', usos: 80, usosRealizados: 6, expiraEm: null };
const page: MockLink.MockedResponse = {
  request: {
    query: RegistrationCodesDocument,
    variables: { options: { page: 1, pageSize: 10, sort: 'codigo', direction: 'ASC' }, filter: {} },
  },
  result: { data: { registrationCodes: { __typename: 'RegistrationCodePage', items: [code], total: 1, capped: false } } },
};
const show = async (abilities: string[], mocks: MockLink.MockedResponse[] = []) => {
  renderWith(<CodesPage />, {
    viewer: aViewer({ abilities: ['registrationCode:list', ...abilities] }),
    path: '/painel/codigos/lista-codigo-cadastro',
    mocks: [page, ...mocks],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /FEIRA/ }));
  return user;
};

describe('Lista de códigos cadastrados', () => {
  it('shows the address of a code to everybody who sees the list, and changes to those who may', async () => {
    const links = {
      request: { query: RegistrationLinksDocument, variables: { id: '4' } },
      result: {
        data: { registrationLinks: { __typename: 'RegistrationLinks', vendedor: 'https://loja/v', consumidor: 'https://loja/c' } },
      },
    };
    const user = await show([], [links]);
    expect(screen.queryByRole('menuitem', { name: 'Editar' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Copiar link' }));
    expect(await screen.findByDisplayValue('https://loja/v')).toBeTruthy();
    expect(screen.getByDisplayValue('https://loja/c')).toBeTruthy();
  });

  it('deletes after a confirmation that names the code', async () => {
    const success = jest.spyOn(toast, 'success').mockImplementation((() => undefined) as never);
    const removed = {
      request: { query: DeleteRegistrationCodeDocument, variables: { id: '4' } },
      result: { data: { deleteRegistrationCode: { __typename: 'Changed', id: '4' } } },
    };
    const user = await show(['registrationCode:update', 'registrationCode:delete'], [removed, page]);
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    expect(await screen.findByText(/excluir o código FEIRA/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'SIM' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Código excluído com sucesso'));
  });
});

describe('Cadastrar Código', () => {
  it('asks for code, points and uses', async () => {
    const error = jest.spyOn(toast, 'error').mockImplementation((() => undefined) as never);
    renderWith(<CreateCodePage />, { viewer: aViewer({ abilities: ['registrationCode:create'] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(error).toHaveBeenCalledWith('Código obrigatório'));
    expect(screen.getByText('Pontos obrigatório')).toBeTruthy();
    expect(screen.getByText('Usos obrigatório')).toBeTruthy();
  });
});
