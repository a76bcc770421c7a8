import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { CreateStaffUserPage } from './create-staff-user-page.tsx';
import { GrantableLevelsDocument } from './staff.generated.ts';

const mocks = [{ request: { query: GrantableLevelsDocument }, result: { data: { grantableLevels: [0, 1, 3, 4] } }, maxUsageCount: 9 }];

describe('CreateStaffUserPage', () => {
  const show = () =>
    renderWith(<CreateStaffUserPage />, {
      viewer: aViewer({ abilities: ['staff:create'] }),
      path: '/painel/cadastrar/administrador',
      mocks,
    });

  it('offers the levels that the person may give, and the stores of a Vendedor', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByLabelText(/^Permissão/));
    expect(await screen.findByRole('option', { name: 'Auditor' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Administrador' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Vendedor' }));
    expect(await screen.findByLabelText(/^Lojas permitidas/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Redes permitidas/)).toBeNull();
  });

  it('names the missing fields as documented', async () => {
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    for (const text of ['Nome obrigatório', 'CPF obrigatório', 'Email obrigatório', 'Senha obrigatório', 'Permisão obrigatório'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });
});
