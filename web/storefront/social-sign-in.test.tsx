import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { RequestError } from '../session/failure.ts';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { toast } from '../ui/toast.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const providers = [{ id: 'google', nome: 'Google' }];
const errors = jest.fn();
beforeEach(() => {
  errors.mockReset();
  jest.spyOn(toast, 'error').mockImplementation(errors as never);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/login');
  jest.restoreAllMocks();
});
const open = (hash: string, signInSocial = jest.fn(async () => aViewer({ kind: 'SELLER' }))) => {
  window.history.replaceState(null, '', `/login${hash}`);
  renderWith(<SocialSignIn providers={providers} />, { session: { signInSocial } });
  return signInSocial;
};

describe('SocialSignIn', () => {
  it('leads to the provider by an address of ours', () => {
    const signInSocial = open('');
    expect(screen.getByRole('link', { name: 'Entrar com Google' }).getAttribute('href')).toBe('/entrar/google');
    expect(signInSocial).not.toHaveBeenCalled();
  });

  it('enters with the ticket that came back and takes it out of the address', async () => {
    const signInSocial = open('#social=bilhete');
    await waitFor(() => expect(signInSocial).toHaveBeenCalledWith('bilhete'));
    expect(window.location.hash).toBe('');
  });

  it('asks for CPF and password once when nobody is linked, and keeps the ticket for then', async () => {
    const refused = new RequestError([{ message: 'x', extensions: { code: 'SOCIAL_NOT_LINKED' } }]);
    open('#social=bilhete', jest.fn(async () => Promise.reject(refused)) as never);
    expect(await screen.findByText(/ainda não está ligada ao seu cadastro/)).toBeTruthy();
    expect(sessionStorage.getItem('conta-social')).toBe('bilhete');
    expect(errors).not.toHaveBeenCalled();
  });

  it('tells why an inactive seller is refused, and a failure on the way', async () => {
    const text = 'Parceiro não tem permissão para acessar a loja.';
    open('#social=bilhete', jest.fn(async () => Promise.reject(new RequestError([{ message: text, extensions: { code: 'X' } }]))) as never);
    await waitFor(() => expect(errors).toHaveBeenCalledWith(text));
    cleanup();
    open('#social-erro=SOCIAL_TOKEN_INVALID');
    await waitFor(() =>
      expect(errors).toHaveBeenLastCalledWith('Não foi possível entrar com essa conta. Tente de novo ou use CPF e senha.'),
    );
  });
});
