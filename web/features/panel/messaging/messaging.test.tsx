import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import {
  MessagingSettingsDocument,
  SendTestMessageDocument,
  TestMessageDocument,
  UpdateMessagingSettingsDocument,
} from './messaging.generated.ts';
import { MessagingPage } from './messaging-page.tsx';

const kept = { __typename: 'MessagingSettings', id: '1', url: 'https://envio.exemplo.com', token: '••••1234', codigo: '55' };
const lido = [
  { campo: 'url', valor: 'https://envio.exemplo.com' },
  { campo: 'token', valor: kept.token },
  { campo: 'codigo', valor: '55' },
];
const readOf = (messagingSettings: typeof kept | null) => ({
  request: { query: MessagingSettingsDocument },
  result: { data: { messagingSettings } },
});
const show = (mocks: Parameters<typeof renderWith>[1]) => renderWith(<MessagingPage />, { path: '/painel/configuracao-whats', ...mocks });
const toast = (text: string) => screen.findByText(text, { exact: false });
const mainForm = () => screen.findByRole('form', { name: 'Configuração Whats' });

describe('MessagingPage', () => {
  it('asks for URL and code while nothing is kept', async () => {
    show({ mocks: [readOf(null)] });
    const form = await mainForm();
    await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }));
    for (const name of [/^URL/, /^Código/])
      await waitFor(() => expect(within(form).getByLabelText(name).getAttribute('aria-invalid')).toBe('true'));
  });

  it('keeps a token that was not typed again, and says so', async () => {
    const input = { url: 'https://outro.exemplo.com', token: kept.token, codigo: '55' };
    show({
      mocks: [
        readOf(kept),
        {
          request: { query: UpdateMessagingSettingsDocument, variables: { input, lido } },
          result: { data: { updateMessagingSettings: { __typename: 'Changed', id: '1' } } },
        },
        readOf({ ...kept, url: input.url }),
      ],
    });
    const form = await mainForm();
    expect(within(form).getByText('O token salvo não é mostrado. Deixe como está para não mudar.')).toBeTruthy();
    const url = within(form).getByLabelText(/^URL/);
    await userEvent.clear(url);
    await userEvent.type(url, input.url);
    await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }));
    await toast('Configurações salvas com sucesso');
  });

  it("says 'Erro ao carregar configurações' and can be tried again", async () => {
    show({ mocks: [{ request: readOf(kept).request, error: new Error('fora do ar') }, readOf(kept)] });
    expect(await screen.findByText('Erro ao carregar configurações')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await mainForm()).toBeTruthy();
  });
});

describe('TestMessageForm', () => {
  const send = {
    request: { query: SendTestMessageDocument, variables: { celular: '11987654321' } },
    result: { data: { sendTestMessage: { __typename: 'TestMessage', id: '7' } } },
  };
  const answer = (estado: string, ultimoErro: string | null) => ({
    request: { query: TestMessageDocument, variables: { id: '7' } },
    result: { data: { testMessage: { __typename: 'TestMessage', id: '7', estado, ultimoErro } } },
  });
  const sendTo = async (mobile: string) => {
    const form = await screen.findByRole('form', { name: 'Mensagem de teste' });
    await userEvent.type(within(form).getByLabelText(/^Celular/), mobile);
    await userEvent.click(within(form).getByRole('button', { name: 'Enviar teste' }));
  };

  it('tells that the message was delivered', async () => {
    show({ mocks: [readOf(kept), send, answer('ENVIADA', null)] });
    await sendTo('11987654321');
    await waitFor(() => expect(screen.getByText('Mensagem enviada com sucesso')).toBeTruthy());
  });

  it("tells why it was not, after 'Error enviar menssagem'", async () => {
    show({ mocks: [readOf(kept), send, answer('NA_FILA', 'Token recusado')] });
    await sendTo('11987654321');
    await waitFor(() => expect(screen.getByText('Error enviar menssagem: Token recusado')).toBeTruthy());
  });

  it('refuses a number of fewer than ten digits', async () => {
    show({ mocks: [readOf(kept)] });
    await sendTo('11987');
    expect((await screen.findAllByText('Celular inválido')).length).toBeGreaterThan(0);
  });
});
