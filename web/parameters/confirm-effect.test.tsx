import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { SimulatedEffectDocument } from './simulated-effect.generated.ts';
import { useConfirmEffect } from './use-confirm-effect.ts';

const viewer = aViewer({ abilities: ['simulation:read'] });
const effect = (variacao: string | null, custoEntao: string, overrides = {}) => ({
  request: { query: SimulatedEffectDocument, variables: { parametro: 'valorPontos', id: '7' } },
  result: {
    data: {
      simulatedEffect: {
        __typename: 'SimulatedEffect',
        id: '3',
        criadoEm: '2026-11-20T15:00:00.000Z',
        para: '12.00',
        parametro: 'valorPontos',
        mudancas: 1,
        custoAgora: '100.00',
        custoEntao,
        variacao,
        ...overrides,
      },
    },
  },
});

/** A form with a single button that says whether it was saved. */
const Saver = ({ after = '12.00', onAnswer }: { after?: string; onAnswer: (saved: boolean) => void }) => {
  const confirmEffect = useConfirmEffect();
  const save = async () => onAnswer(await confirmEffect([{ parametro: 'valorPontos', id: '7', before: '10.00', after }]));
  return (
    <button type="button" onClick={() => void save()}>
      Salvar
    </button>
  );
};

async function press(options: Parameters<typeof renderWith>[1], after?: string): Promise<boolean[]> {
  const answers: boolean[] = [];
  renderWith(<Saver {...(after ? { after } : {})} onAnswer={(saved) => answers.push(saved)} />, {
    viewer,
    path: '/painel/produtos',
    ...options,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  return answers;
}

describe('saving a parameter', () => {
  it('shows what the last simulation came to and goes on when it moved the cost by ten percent or less', async () => {
    for (const [percent, cost] of [
      ['10.00', '110.00'],
      ['-10.00', '90.00'],
    ] as const) {
      const answers = await press({ mocks: [effect(percent, cost)] });
      await waitFor(() => expect(answers).toEqual([true]));
      cleanup();
    }
  });

  it('asks above ten percent, either way, and saves only when confirmed', async () => {
    const answers = await press({ mocks: [effect('10.01', '110.01'), effect('-25.00', '75.00')] });
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar a mudança?' });
    expect(dialog.textContent).toContain('Custo de R$ 100,00 para R$ 110,01 (+10,01%)'.replaceAll('R$ ', 'R$\u00a0'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(answers).toEqual([false]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar assim mesmo' }));
    await waitFor(() => expect(answers).toEqual([false, true]));
  });

  it('says so when another value was simulated', async () => {
    await press({ mocks: [effect('50.00', '150.00', { mudancas: 3 })] }, '13.00');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('com outras 2 mudanças');
    expect(dialog.textContent).toContain('O valor simulado (12,00) não é o que será salvo (13,00).');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }));
  });

  it('holds nobody up without a change, a simulation, an answer or the permission', async () => {
    const nothing = { ...effect(null, '0.00'), result: { data: { simulatedEffect: null } } };
    const broken = { request: nothing.request, error: new Error('rede') };
    for (const [options, after] of [
      [{ mocks: [] }, '10.0'],
      [{ mocks: [nothing] }, undefined],
      [{ mocks: [broken] }, undefined],
      [{ mocks: [], viewer: aViewer() }, undefined],
    ] as const) {
      const answers = await press(options, after);
      await waitFor(() => expect(answers).toEqual([true]));
      cleanup();
    }
  });
});
