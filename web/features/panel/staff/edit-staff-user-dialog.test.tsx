import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkOptionsDocument } from '../../../pickers/network-options.generated.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { EditStaffUserDialog } from './edit-staff-user-dialog.tsx';
import { GrantableLevelsDocument, type StaffUserRowFragment, StaffUserStoresDocument, UpdateStaffUserDocument } from './staff.generated.ts';

const operator = {
  __typename: 'StaffUser',
  id: '8',
  nome: 'Bia Reis',
  cpf: '52998224725',
  email: 'bia@exemplo.com',
  permissao: 1,
  idRevendasPermitidas: '',
  idRedesPermitidas: '4',
} as unknown as StaffUserRowFragment;
const network = (id: string, nome: string) => ({ __typename: 'NetworkOption', id, nome });

describe('EditStaffUserDialog', () => {
  it('shows the networks the person is held to, and saves them with the added one', async () => {
    const saved: unknown[] = [];
    renderWith(<EditStaffUserDialog user={operator} onClose={() => undefined} />, {
      viewer: aViewer(),
      mocks: [
        { request: { query: GrantableLevelsDocument }, result: { data: { grantableLevels: [0, 1, 3] } }, maxUsageCount: 9 },
        { request: { query: StaffUserStoresDocument, variables: { id: '8' } }, result: { data: { staffUserStores: [] } } },
        {
          request: { query: NetworkOptionsDocument },
          result: { data: { networkOptions: [network('4', 'Rede Sul'), network('12', 'Rede Norte')] } },
          maxUsageCount: 9,
        },
        {
          request: { query: UpdateStaffUserDocument, variables: (variables: unknown) => saved.push(variables) > 0 },
          result: { data: { updateStaffUser: operator } },
        },
      ],
    });
    const user = userEvent.setup();
    expect(await screen.findByText('Rede Sul')).toBeTruthy();
    await user.click(screen.getByLabelText(/^Redes permitidas/));
    await user.click(await screen.findByRole('option', { name: 'Rede Norte' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ id: '8', input: { idRedesPermitidas: [4, 12] } });
  });
});
