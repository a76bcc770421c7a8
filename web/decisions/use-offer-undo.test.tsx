import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { toast } from '../ui/toast.ts';
import { UndoDecisionDocument } from './undo-decision.generated.ts';
import { useOfferUndo } from './use-offer-undo.ts';

const List = () => {
  const offerUndo = useOfferUndo([]);
  const { search } = useLocation();
  return (
    <button type="button" onClick={() => offerUndo('Nota reprovada com sucesso', { id: '7', versao: 2 })}>
      decide {search}
    </button>
  );
};

describe('a decision made in a list', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is told with the way back, and Z takes it back and opens its receipt', async () => {
    const success = jest.spyOn(toast, 'success').mockReturnValue(undefined);
    const undone = {
      request: { query: UndoDecisionDocument, variables: { id: '7', versao: 2 } },
      result: { data: { undoDecision: { __typename: 'SubmissionClaim', id: '7', versao: 4 } } },
    };
    renderWith(<List />, { viewer: aViewer({}), path: '/painel/processar/pontuacoes-pendentes', mocks: [undone] });
    const user = userEvent.setup({ delay: null });
    await user.keyboard('z');
    expect(screen.getByRole('button').textContent).toBe('decide ');
    await user.click(screen.getByRole('button'));
    expect(success).toHaveBeenCalledWith(
      'Nota reprovada com sucesso',
      expect.objectContaining({ seconds: 10, action: expect.objectContaining({ label: 'DESFAZER (Z)' }) }),
    );
    await user.keyboard('z');
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('decide ?nota=7'));
  });
});
