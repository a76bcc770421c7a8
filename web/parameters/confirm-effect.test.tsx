import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { ConfirmSimulationDocument, SimulateChangeDocument, SimulatedChangeDocument } from './simulated-change.generated.ts';
import { useConfirmEffect } from './use-confirm-effect.ts';

type Mock = MockLink.MockedResponse;
const viewer = aViewer({ abilities: ['simulation:read', 'simulation:run'] });

/** The server: runs the simulation of the change, which comes to these costs, and notes what it is asked. */
const server = (variacao: string | null, custoEntao: string, estados = ['CONCLUIDA']) => {
  const asked: unknown[] = [];
  const noting = (query: Mock['request']['query'], data: Record<string, unknown>): Mock => ({
    request: {
      query,
      variables: ((variables: unknown) => {
        asked.push(variables);
        return true;
      }) as never,
    },
    result: { data },
  });
  const states = estados.map(
    (estado): Mock => ({
      request: { query: SimulatedChangeDocument, variables: { id: '3' } },
      result: {
        data: {
          simulation: {
            __typename: 'Simulation',
            id: '3',
            estado,
            de: '2026-08-01',
            ate: '2026-10-01',
            custoAgora: '100.00',
            custoEntao,
            cashbackAgora: '0.00',
            cashbackEntao: '0.00',
            variacao,
          },
        },
      },
    }),
  );
  const mocks = [
    noting(SimulateChangeDocument, { simulate: { __typename: 'Simulation', id: '3' } }),
    ...states,
    noting(ConfirmSimulationDocument, { confirmSimulation: { __typename: 'Simulation', id: '3' } }),
  ];
  return { asked, mocks };
};

/** A form with a single button that says whether it was saved. */
const Saver = ({ after, onAnswer }: { after: string; onAnswer: (saved: boolean) => void }) => {
  const confirmEffect = useConfirmEffect();
  const save = async () => onAnswer(await confirmEffect([{ parametro: 'valorPontos', of: 'SW0300', before: '10.00', after }]));
  return (
    <button type="button" onClick={() => void save()}>
      Salvar
    </button>
  );
};

async function press(options: Parameters<typeof renderWith>[1], after = '12.00'): Promise<boolean[]> {
  const answers: boolean[] = [];
  renderWith(<Saver after={after} onAnswer={(saved) => answers.push(saved)} />, { viewer, path: '/painel/produtos', ...options });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  return answers;
}
const simulateNow = async () => {
  const question = await screen.findByRole('dialog', { name: 'Simular antes de salvar?' });
  expect(question.textContent).toContain('Pontos de um produto: de 10,00 para 12,00');
  await userEvent.click(within(question).getByRole('button', { name: 'Simular agora' }));
};

describe('saving a parameter', () => {
  it('simulates exactly the change, confirms it with the server and saves when the cost moves by ten percent or less', async () => {
    const { asked, mocks } = server('-10.00', '90.00', ['EM_ANDAMENTO', 'CONCLUIDA']);
    const answers = await press({ mocks });
    await simulateNow();
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Confirmar a mudança?' })).getByRole('button', { name: 'Salvar' }),
    );
    await waitFor(() => expect(answers).toEqual([true]));
    expect(asked).toEqual([
      {
        input: {
          mudancas: { valorPontos: [{ codProduto: 'SW0300', valor: '12.00' }] },
          janela: { de: expect.stringMatching(/^20\d\d-\d\d$/), ate: expect.stringMatching(/^20\d\d-\d\d$/) },
        },
      },
      { id: '3' },
    ]);
  });

  it('asks above ten percent, and confirms only what the person does', async () => {
    const { asked, mocks } = server('10.01', '110.01');
    const answers = await press({ mocks });
    await simulateNow();
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar a mudança?' });
    expect(dialog.textContent).toContain('vendas de ago/2026 a out/2026: custo de R$\u00a0100,00 para R$\u00a0110,01 (+10,01%)');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(answers).toEqual([false]));
    expect(asked).toHaveLength(1);
  });

  it('saves nothing when the person does not want to simulate', async () => {
    const first = await press({ mocks: [] });
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Simular antes de salvar?' })).getByRole('button', { name: 'Voltar' }),
    );
    await waitFor(() => expect(first).toEqual([false]));
  });

  it('says so when the simulation does not end', async () => {
    const { asked, mocks } = server(null, '0.00', ['FALHOU']);
    const answers = await press({ mocks });
    await simulateNow();
    await waitFor(() => expect(answers).toEqual([false]));
    expect(await screen.findByText('A simulação não terminou. Tente novamente.')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['the same value', '10.0', viewer],
    ['ten percent', '11.00', viewer],
    ['somebody who may not simulate: the server asks a second person', '20.00', aViewer()],
  ])('asks nothing of %s', async (_, after, who) => {
    const answers = await press({ mocks: [], viewer: who }, after);
    await waitFor(() => expect(answers).toEqual([true]));
  });
});
