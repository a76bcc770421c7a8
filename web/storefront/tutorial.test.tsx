import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { TutorialButton } from './tutorial-button.tsx';

afterEach(cleanup);

describe('the tutorial', () => {
  it('shows a member their own part, and is closed', async () => {
    renderWith(<TutorialButton member={aViewer({ kind: 'CONSUMER' })} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Tutorial' }));
    expect(await screen.findByRole('heading', { name: 'Para quem compra' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Para quem vende' })).toBeNull();
    expect(screen.queryByLabelText('Vídeo do tutorial')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
  });

  it('shows a visitor both parts', async () => {
    renderWith(<TutorialButton member={null} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tutorial' }));
    expect(await screen.findByRole('heading', { name: 'Para quem vende' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Para quem compra' })).toBeTruthy();
  });
});
