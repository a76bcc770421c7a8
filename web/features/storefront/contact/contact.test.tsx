import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { ContactProfileDocument, SendContactMessageDocument } from './contact.generated.ts';
import { ContactPage } from './contact-page.tsx';

const told = { error: jest.fn(), success: jest.fn() };
beforeEach(() => {
  jest.spyOn(toast, 'error').mockImplementation(told.error as never);
  jest.spyOn(toast, 'success').mockImplementation(told.success as never);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('Contato', () => {
  const ownProfile = { nome: 'Ana Lima', cpf: '52998224725', email: 'ana@exemplo.com', celular: '11987654321', revenda: 'Loja Centro' };
  const whose = { request: { query: ContactProfileDocument }, result: { data: { ownProfile } } };

  it('shows who writes, and sends the message once', async () => {
    const sent = jest.fn();
    const answer = {
      request: { query: SendContactMessageDocument, variables: (variables: unknown) => [sent(variables)].length === 1 },
      result: { data: { sendContactMessage: true } },
    };
    renderWith(<ContactPage />, { viewer: aViewer({ kind: 'SELLER' }), mocks: [whose, answer] });
    expect(await screen.findByText('529.982.247-25')).toBeTruthy();
    expect(screen.getByText('Segunda a sexta, das 9h às 18h.')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'ENVIAR' }));
    await waitFor(() => expect(told.error).toHaveBeenCalledWith('Informe uma mensagem'));
    expect(sent).not.toHaveBeenCalled();
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Mensagem/);
    await user.type(field, 'Meus pontos não chegaram');
    await user.click(screen.getByRole('button', { name: 'ENVIAR' }));
    await waitFor(() => expect(told.success).toHaveBeenCalledWith('Mensagem enviada com sucesso'));
    expect(sent.mock.calls).toEqual([[{ mensagem: 'Meus pontos não chegaram' }]]);
    await waitFor(() => expect(field.value).toBe(''));
  });
});
