import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgrammeProvider } from '../session/programme.tsx';
import type { Viewer } from '../session/session-context.ts';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { TutorialButton } from './tutorial-button.tsx';

afterEach(cleanup);

const open = (member: Viewer | null, videoTutorial: string | null = 'https://videos.exemplo.com.br/tutorial.mp4') => {
  const programme = { nome: 'Programa', suporteEmail: null, suporteChat: null, hostsCashback: [], videoTutorial, provedoresSociais: [] };
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ data: { programme } }));
  renderWith(
    <ProgrammeProvider>
      <TutorialButton member={member} />
    </ProgrammeProvider>,
  );
  return asked;
};

describe('the tutorial', () => {
  it('shows a member their own part, and is closed', async () => {
    open(aViewer({ kind: 'CONSUMER' }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Tutorial' }));
    expect(await screen.findByRole('heading', { name: 'Para quem compra' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Para quem vende' })).toBeNull();
    expect(screen.getByLabelText('Vídeo do tutorial')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
  });

  it('shows a visitor both parts', async () => {
    open(null);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Tutorial' }));
    expect(await screen.findByRole('heading', { name: 'Para quem vende' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Para quem compra' })).toBeTruthy();
  });

  it('is not offered where no video is configured', async () => {
    const asked = open(null, null);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Tutorial' })).toBeNull();
  });
});
