import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { OwnPrivacyPage } from './own-privacy-page.tsx';
import { EraseOwnDataDocument, OwnConsentsDocument, OwnDataFileDocument, SetContactConsentDocument } from './privacy.generated.ts';

const answer = (id: string, tipo: string, aceito: boolean, texto: string) => ({
  id,
  tipo,
  aceito,
  texto,
  criadoEm: '2026-02-03T12:00:00.000Z',
});
const terms = answer('1', 'REGULAMENTO', true, 'Li e aceito o regulamento');
const loaded = (...answers: (typeof terms)[]) => ({ request: { query: OwnConsentsDocument }, result: { data: { ownConsents: answers } } });
const sees = (query: never, sent: jest.Mock, data: object) => ({
  request: { query, variables: (variables: unknown) => [sent(variables)].length === 1 },
  result: { data },
});
afterEach(cleanup);

describe('OwnPrivacyPage', () => {
  it('keeps a choice by channel and shows when it was made', async () => {
    const sent = jest.fn();
    const set = sees(SetContactConsentDocument as never, sent, { setContactConsent: { id: '2' } });
    const next = loaded(answer('2', 'WHATSAPP', true, 'Quero receber avisos do programa por WhatsApp'), terms);
    renderWith(<OwnPrivacyPage />, { viewer: aViewer({ kind: 'SELLER' }), mocks: [loaded(terms), set, next] });
    const user = userEvent.setup();
    const channel = await screen.findByRole<HTMLInputElement>('switch', { name: 'WhatsApp' });
    expect(channel.checked).toBe(false);
    await user.click(channel);
    expect(await screen.findByText(/por WhatsApp\. Aceito em 03\/02\/2026/)).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ tipo: 'WHATSAPP', aceito: true });
    expect(screen.getByText(/^Li e aceito o regulamento/)).toBeTruthy();
  });

  it('saves the data as a file', async () => {
    const sent = jest.fn();
    const file = sees(OwnDataFileDocument as never, sent, { ownDataFile: { nome: 'meus-dados.csv', conteudo: 'a;b' } });
    URL.createObjectURL = jest.fn(() => 'blob:x') as never;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    renderWith(<OwnPrivacyPage />, { viewer: aViewer({ kind: 'CONSUMER' }), mocks: [loaded(terms), file] });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Baixar em CSV' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
    expect(sent).toHaveBeenCalledWith({ formato: 'CSV' });
  });

  it('erases with the password only, and leaves', async () => {
    const sent = jest.fn();
    const loseSession = jest.fn();
    const erase = sees(EraseOwnDataDocument as never, sent, { eraseOwnData: true });
    renderWith(<OwnPrivacyPage />, { viewer: aViewer({ kind: 'SELLER' }), session: { loseSession }, mocks: [loaded(terms), erase] });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Apagar meus dados' }));
    const dialog = await screen.findByRole('dialog');
    const confirm = [...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Apagar meus dados')!;
    await user.click(confirm);
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/^Sua senha/), 'segredo');
    await user.click(confirm);
    await waitFor(() => expect(loseSession).toHaveBeenCalledWith('Seus dados foram apagados'));
    expect(sent).toHaveBeenCalledWith({ senha: 'segredo' });
  });
});
