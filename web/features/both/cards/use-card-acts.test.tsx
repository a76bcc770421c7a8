import { screen } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import type { CardRow } from './link-card-dialog.tsx';
import { useCardActs } from './use-card-acts.ts';

const aCard = (situacao: CardRow['situacao'], changes: Partial<CardRow> = {}): CardRow => ({
  id: '1',
  rede: 'Rede Norte',
  parceiro: 'Ana Lima',
  cpf: '52998224725',
  codigoBarras: '23790100',
  numero: '5067220000001234',
  saldo: '0.00',
  nome: 'ANA LIMA',
  situacao,
  entregue: true,
  atualizadoEm: null,
  ...changes,
});

const Acts = ({ card }: { card: CardRow }) => {
  const actsOf = useCardActs(() => undefined);
  return (
    <p>
      {actsOf(card)
        .flatMap(({ label, hidden }) => (hidden ? [] : [label]))
        .join(', ')}
    </p>
  );
};

describe('useCardActs', () => {
  it.each([
    ['the stock', aCard('LIVRE', { parceiro: null, entregue: false }), 'Vincular a vendedor, Histórico'],
    ['a card on its way', aCard('A_CAMINHO', { entregue: false }), 'Marcar como entregue, Devolver ao estoque, Histórico'],
    ['a card whose unblocking was asked for', aCard('EM_DESBLOQUEIO'), 'Desbloquear, Bloquear, Histórico'],
    ['a blocked card', aCard('BLOQUEADO'), 'Desbloquear, Histórico'],
    ['a card in use', aCard('ATIVO'), 'Bloquear, Histórico'],
    ['a card its seller blocked for good', aCard('RETIRADO', { parceiro: null }), 'Histórico'],
  ])('offers what can be done with %s', (_where, card, labels) => {
    renderWith(<Acts card={card} />, { viewer: aViewer({ abilities: ['card:list', 'card:manage'] }), path: '/painel/cartoes' });
    expect(screen.getByText(labels)).toBeTruthy();
  });

  it('offers only the history to those who may only look', () => {
    renderWith(<Acts card={aCard('ATIVO')} />, { viewer: aViewer({ abilities: ['card:list'] }), path: '/painel/cartoes' });
    expect(screen.getByText('Histórico')).toBeTruthy();
  });
});
