import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DocumentNode, parse, print } from 'graphql';
import { ConsumerHomeDocument } from '../features/storefront/consumer-home/consumer-home.generated.ts';
import { SellerHomeDocument } from '../features/storefront/seller-home/seller-home.generated.ts';
import { CurrentBannersDocument } from '../members/banners/current-banners.generated.ts';
import { printOperation } from '../session/print-operation.ts';
import { sessionStore } from '../session/session-store.ts';
import { useFirstQuery } from '../session/use-first-query.ts';
import { renderWith } from '../test/render.tsx';

const banner = (titulo: string) => ({ data: { currentBanners: { items: [{ id: '1', titulo, descricao: null, image: null }] } } });
const answer = (...titles: string[]) => {
  const asked = jest.spyOn(globalThis, 'fetch');
  for (const titulo of titles) asked.mockResolvedValueOnce(Response.json(banner(titulo)));
  return asked;
};

const early = { answer: Promise.resolve({ status: 200, body: banner('cedo') }) };

const Shown = () => {
  const { data, error, refetch } = useFirstQuery(CurrentBannersDocument);
  return (
    <>
      <p>{data?.currentBanners.items[0]?.titulo ?? 'nada'}</p>
      {error && (
        <button type="button" onClick={() => void refetch()}>
          De novo
        </button>
      )}
    </>
  );
};

/** Signs in and renders a component that asks; each token gets its own answers. */
const show = (token: string, refreshViewer = async () => undefined) => {
  sessionStore.signIn('parceiro', token);
  return renderWith(<Shown />, { session: { refreshViewer } });
};

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fidelidadeEarly = undefined;
  sessionStore.clear();
});

describe('what a home asks for without Apollo', () => {
  it('takes what was asked before the client was here, once, and then asks again over what it knows', async () => {
    globalThis.fidelidadeEarly = { token: 'a', answers: new Map([['currentBanners', early]]) };
    const asked = answer('agora');
    const { unmount } = show('a');
    await screen.findByText('cedo');
    expect(asked).not.toHaveBeenCalled();
    unmount();
    show('a');
    expect(screen.getByText('cedo')).toBeTruthy();
    await screen.findByText('agora');
  });

  it('shows at its first drawing what has come by then', async () => {
    const known = await early.answer;
    globalThis.fidelidadeEarly = { token: 'c', answers: new Map([['currentBanners', { ...early, known }]]) };
    const asked = answer('agora');
    show('c');
    expect(screen.getByText('cedo')).toBeTruthy();
    await waitFor(() => expect(globalThis.fidelidadeEarly?.answers.size).toBe(0));
    expect(asked).not.toHaveBeenCalled();
  });

  it('never shows or takes the answers of another session', async () => {
    answer('de um', 'de outro');
    const { unmount } = show('um');
    await screen.findByText('de um');
    unmount();
    globalThis.fidelidadeEarly = { token: 'um', answers: new Map([['currentBanners', early]]) };
    show('outro');
    expect(screen.getByText('nada')).toBeTruthy();
    await screen.findByText('de outro');
  });

  it('says that it failed, tries again when asked to, and has the viewer asked about a session that ended', async () => {
    const refreshViewer = jest.fn(async () => undefined);
    const refused = { errors: [{ message: 'Sessão encerrada', extensions: { code: 'UNAUTHENTICATED' } }] };
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(refused));
    show('b', refreshViewer);
    await screen.findByRole('button', { name: 'De novo' });
    expect(refreshViewer).toHaveBeenCalledTimes(1);
    asked.mockResolvedValueOnce(Response.json(banner('enfim')));
    await userEvent.setup().click(screen.getByRole('button', { name: 'De novo' }));
    await screen.findByText('enfim');
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});

describe('the documents of the homes', () => {
  it.each<DocumentNode>([SellerHomeDocument, ConsumerHomeDocument, CurrentBannersDocument])(
    'are printed as graphql prints them',
    (document) => expect(print(parse(printOperation(document)))).toBe(print(document)),
  );
});
