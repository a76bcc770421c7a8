import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { EditScenarioDialog, type ScenarioRow } from './edit-scenario-dialog.tsx';
import { ScenarioPrizesDocument, UpdateScenarioDocument } from './scenarios.generated.ts';
import { scenarioTexts } from './scenarios.messages.ts';

const scenario: ScenarioRow = {
  id: '1',
  nome: 'Cenário de teste',
  fatorExtra: '1.00',
  proximoFator: null,
  proximoFatorEm: null,
  textoRegulamento: null,
  todosPremios: false,
  premios: ['4'],
  lojas: 3,
  atualizadoEm: null,
};
const prize = (id: string, nome: string) => ({ __typename: 'Reward', id, codigo: `PR${id}`, nome, ativo: true });

describe('EditScenarioDialog', () => {
  it('shows the prizes the scenario has, and saves them with the added one', async () => {
    const saved: unknown[] = [];
    renderWith(<EditScenarioDialog scenario={scenario} onClose={() => undefined} />, {
      viewer: aViewer(),
      mocks: [
        {
          request: { query: ScenarioPrizesDocument },
          result: { data: { rewards: { __typename: 'RewardPage', items: [prize('4', 'Bola'), prize('12', 'Copo')] } } },
        },
        {
          request: { query: UpdateScenarioDocument, variables: (variables: unknown) => saved.push(variables) > 0 },
          result: { data: { updateScenario: { __typename: 'Changed', id: '1' } } },
        },
      ],
    });
    const user = userEvent.setup();
    expect(await screen.findByText('Bola (PR4)')).toBeTruthy();
    await user.click(screen.getByLabelText(/^Prêmios do cenário/));
    await user.click(await screen.findByRole('option', { name: 'Copo (PR12)' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ id: '1', input: { premios: [4, 12] } });
  });

  it('names the control and the scenarios', () => {
    expect(['0', '1', '3'].map(scenarioTexts.label)).toEqual(['Inicial (controle)', 'Cenário A', 'Cenário C']);
  });
});
