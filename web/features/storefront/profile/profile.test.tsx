import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { OwnProfileDocument, UpdateOwnConsumerProfileDocument, UpdateOwnSellerProfileDocument } from './profile.generated.ts';
import { ProfilePage } from './profile-page.tsx';

const profile = {
  id: '3',
  nome: 'Ana Lima',
  cpf: '52998224725',
  email: 'ana@exemplo.com',
  celular: '11987654321',
  telefone: '1133334444',
  sexo: 'F',
  dataNascimento: '1990-05-10',
  endRua: 'Avenida Paulista',
  endNumero: '100',
  endComplemento: null,
  endBairro: 'Bela Vista',
  endCidade: 'São Paulo',
  endEstado: 'SP',
  endCep: '01310100',
  revenda: 'Loja Centro' as string | null,
  temSenha: true,
};
const { id: _id, revenda: _store, temSenha: _has, ...data } = profile;
const loaded = (changes: Partial<typeof profile> = {}) => ({
  request: { query: OwnProfileDocument },
  result: { data: { ownProfile: { ...profile, ...changes } } },
});

const told = { error: jest.fn(), success: jest.fn() };
beforeEach(() => {
  told.error.mockReset();
  told.success.mockReset();
  jest.spyOn(toast, 'error').mockImplementation(told.error as never);
  jest.spyOn(toast, 'success').mockImplementation(told.success as never);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Opens the profile; `sent` receives the update's variables. */
const open = async (kind: 'SELLER' | 'CONSUMER', changes: Partial<typeof profile> = {}) => {
  const sent = jest.fn();
  const refreshViewer = jest.fn(async () => undefined);
  const query = kind === 'SELLER' ? UpdateOwnSellerProfileDocument : UpdateOwnConsumerProfileDocument;
  const update = {
    request: { query, variables: (variables: unknown) => [sent(variables)].length === 1 },
    result: { data: { [kind === 'SELLER' ? 'updateOwnSellerProfile' : 'updateOwnConsumerProfile']: { id: '3' } } },
  };
  const next = loaded({ ...changes, nome: 'Ana Souza' });
  renderWith(<ProfilePage />, { viewer: aViewer({ kind }), session: { refreshViewer }, mocks: [loaded(changes), update, next] });
  const nome = await screen.findByLabelText<HTMLInputElement>(/^Nome/);
  return { user: userEvent.setup(), nome, sent, refreshViewer };
};

describe('Meu Perfil', () => {
  it('of a seller saves the data with the fixed CPF, without a password to change, and tells it', async () => {
    const { user, nome, sent, refreshViewer } = await open('SELLER');
    const cpf = screen.getByLabelText<HTMLInputElement>(/^CPF/);
    expect([cpf.value, cpf.readOnly]).toEqual(['529.982.247-25', true]);
    expect(screen.getByPlaceholderText('Deixe em branco para não alterar')).toBeTruthy();
    await user.clear(nome);
    await user.type(nome, 'Ana Souza');
    await user.click(screen.getByRole('button', { name: 'ATUALIZAR' }));
    await waitFor(() => expect(told.success).toHaveBeenCalledWith('Dados atualizado com sucesso'));
    expect(sent).toHaveBeenCalledWith({ input: { ...data, nome: 'Ana Souza', senha: '', senhaAntiga: '' }, lido: expect.any(Array) });
    const [[{ lido }]] = sent.mock.calls as [[{ lido: { campo: string; valor: string | null }[] }]];
    expect(Object.fromEntries(lido.map(({ campo, valor }) => [campo, valor]))).toEqual(data);
    expect(refreshViewer).toHaveBeenCalled();
  });

  it('of a consumer has no landline and its own text', async () => {
    const { user, sent } = await open('CONSUMER', { revenda: null, telefone: null as never });
    expect(screen.queryByLabelText(/^Telefone/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ATUALIZAR' }));
    await waitFor(() => expect(told.success).toHaveBeenCalledWith('Dados atualizados com sucesso!'));
    expect(sent).toHaveBeenCalledWith({ input: { ...data, telefone: null, senha: '', senhaAntiga: '' }, lido: expect.any(Array) });
  });

  it('takes a new password only with the old one, and asks for what is empty by its name', async () => {
    const { user, nome, sent } = await open('SELLER');
    await user.type(screen.getByLabelText(/^Nova Senha/), 'segredo-novo');
    await user.click(screen.getByRole('button', { name: 'ATUALIZAR' }));
    await waitFor(() => expect(told.error).toHaveBeenLastCalledWith('Senha Antiga obrigatório'));
    await user.type(screen.getByLabelText(/^Senha Antiga/), 'segredo-velho');
    await user.clear(nome);
    await user.click(screen.getByRole('button', { name: 'ATUALIZAR' }));
    await waitFor(() => expect(told.error).toHaveBeenLastCalledWith('Nome obrigatório'));
    expect(sent).not.toHaveBeenCalled();
  });

  it('asks for the sex of somebody registered without one, before anything else', async () => {
    const { user } = await open('SELLER', { sexo: null as never, endRua: null as never });
    await user.click(screen.getByRole('button', { name: 'ATUALIZAR' }));
    await waitFor(() => expect(told.error).toHaveBeenCalledWith('Sexo obrigatório'));
  });
});
