import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RedemptionStatus } from '../../../graphql/types.generated.ts';
import { NetworkOptionsDocument } from '../../../pickers/network-options.generated.ts';
import { giveReason } from '../../../test/give-reason.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import {
  BulkChangeRedemptionStatusDocument,
  CancelRedemptionDocument,
  RedemptionsDocument,
  SetDeliveryDateDocument,
  SetRedemptionNoteDocument,
} from './redemptions.generated.ts';
import { RedemptionsPage } from './redemptions-page.tsx';
import { useRedemptionActs } from './use-redemption-acts.tsx';

const row = {
  __typename: 'Redemption',
  id: '11',
  redemptionCode: 'ABCDEFGHJK',
  usuario: 'Ana Souza',
  cpf: '10000001686',
  revenda: 'Loja Azul',
  rede: 'Rede Sul',
  cidade: 'Recife',
  premio: 'Bola',
  qtde: 2,
  obs: null,
  saldoAnterior: '1000.00',
  pontosGastos: '200.00',
  status: 'NOT_DELIVERED' as RedemptionStatus,
  resgatadoEm: '2026-11-20T15:00:00.000Z',
  dataEntrega: null,
  prazoEntrega: '2027-01-19',
  versao: 1,
};
const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const listed = (items: object[]) => [
  {
    request: { query: RedemptionsDocument, variables: () => true },
    result: { data: { redemptions: { __typename: 'RedemptionPage', items, total: items.length, capped: false } } },
    ...always,
  },
  { request: { query: NetworkOptionsDocument }, result: { data: { networkOptions: [] } }, ...always },
];
const changed = (query: object, variables: object, field: string, answer: object = { __typename: 'Changed', id: '11' }) => ({
  request: { query, variables },
  result: { data: { [field]: answer } },
});
/** The actions of the row menu and list header as plain buttons; the grid has its own tests. */
const Acts = ({ shown }: { shown: typeof row }) => {
  const { rowActs, bulkActs, headActs, dialog } = useRedemptionActs([]);
  const acts = [...rowActs({ ...shown, titular: shown.usuario }), ...headActs].filter(({ hidden }) => !hidden);
  return (
    <>
      <p>{bulkActs ? 'selectable' : 'not selectable'}</p>
      {acts.map(({ label, disabledReason, onClick }) => (
        <button key={label} type="button" disabled={Boolean(disabledReason)} onClick={() => void onClick?.()}>
          {label}
        </button>
      ))}
      {dialog}
    </>
  );
};
const open = (mocks: object[], { shown = row, abilities = ['redemption:list', 'redemption:changeStatus'] } = {}) => {
  renderWith(<Acts shown={shown} />, { viewer: aViewer({ kind: 'STAFF', abilities }), path: '/painel/resgates', mocks: mocks as never });
  return userEvent.setup();
};
const offered = async () => (await screen.findAllByRole('button')).map(({ textContent }) => textContent);

describe('Resgates', () => {
  it('asks for the newest redemption first and of every network', async () => {
    let asked: { options?: object; filter?: object } = {};
    const query = {
      request: {
        query: RedemptionsDocument,
        variables: (variables: object) => {
          asked = variables;
          return true;
        },
      },
      result: { data: { redemptions: { __typename: 'RedemptionPage', items: [row], total: 1, capped: false } } },
      ...always,
    };
    renderWith(<RedemptionsPage />, {
      viewer: aViewer({ kind: 'STAFF', abilities: ['redemption:list'] }),
      path: '/painel/resgates',
      mocks: [query, ...listed([])] as never,
    });
    expect(await screen.findByText('Bola')).toBeTruthy();
    expect(asked.options).toMatchObject({ sort: 'resgatadoEm', direction: 'DESC', page: 1, pageSize: 10 });
    expect(asked.filter).toEqual({});
  });

  it('hides status, delivery date and cancelling from level 0', async () => {
    open([], { abilities: ['redemption:list'] });
    expect(await offered()).toEqual(['Histórico']);
    expect(screen.getByText('not selectable')).toBeTruthy();
  });

  it('changes the status of ids that are typed, in the documented words', async () => {
    const user = open([
      changed(BulkChangeRedemptionStatusDocument, { ids: [11, 12], status: 'DELIVERED' }, 'bulkChangeRedemptionStatus', {
        __typename: 'RedemptionsChanged',
        alterados: 2,
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Alterar status em lote' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: 'Salvar' });
    const ids = dialog.getByRole('textbox', { name: /Ids dos resgates/ });
    await user.type(ids, '11');
    await user.click(save);
    expect((await screen.findAllByText('Status é obrigatório.')).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('combobox', { name: /Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Entregue' }));
    await user.clear(ids);
    await user.click(save);
    expect((await screen.findAllByText('Informe pelo menos um id.')).length).toBeGreaterThan(0);
    await user.type(ids, '11, x2');
    await user.click(save);
    expect((await screen.findAllByText('Id inválido encontrado: x2')).length).toBeGreaterThan(0);
    await user.clear(ids);
    await user.type(ids, '11, 12');
    await user.click(save);
    expect(await screen.findByText('Status atualizado com sucesso')).toBeTruthy();
  });

  it('sets the delivery date and the note, and tells so as documented', async () => {
    const user = open([
      changed(SetDeliveryDateDocument, { id: '11', versao: 1, dataEntrega: '2026-11-25' }, 'setDeliveryDate'),
      changed(SetRedemptionNoteDocument, { id: '11', versao: 1, descricao: 'Na portaria' }, 'setRedemptionNote'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Data de entrega' }));
    await user.type(await screen.findByRole('textbox', { name: /Data de entrega/ }), '25112026');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Data de entrega alterada com sucesso!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Observação' }));
    await user.type(await screen.findByRole('textbox', { name: /Observação/ }), 'Na portaria');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Observação salva com sucesso')).toBeTruthy();
  });

  it('cancels after asking', async () => {
    const user = open([
      changed(CancelRedemptionDocument, { id: '11', versao: 1, causa: 'VALOR_ERRADO', observacao: null }, 'cancelRedemption'),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cancelar resgate' }));
    await giveReason(user, 'Valor errado', 'Cancelar resgate');
    expect(await screen.findByText('Resgate cancelado com sucesso')).toBeTruthy();
  });

  it('lets what is cancelled only be noted and looked at', async () => {
    open([], { shown: { ...row, status: 'CANCELLED' } });
    const enabled = (await screen.findAllByRole<HTMLButtonElement>('button')).filter(({ disabled }) => !disabled);
    expect(enabled.map(({ textContent }) => textContent)).toEqual(['Observação', 'Histórico', 'Alterar status em lote']);
  });
});
