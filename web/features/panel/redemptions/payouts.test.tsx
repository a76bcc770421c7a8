import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { notSelectable, type PayoutReader, type PayoutRow, reasonOfMany, statusLimits } from './payout-moves.ts';
import { addressOfStage, countedBy, stageOf } from './payout-stage.ts';
import {
  AskPayoutReversalDocument,
  ConfirmPayoutReversalDocument,
  CreatePayoutBatchDocument,
  DownloadPayoutBatchDocument,
} from './payouts.generated.ts';
import { selectionText } from './payouts.messages.ts';
import { BulkChangeRedemptionStatusDocument } from './redemptions.generated.ts';
import { usePayoutActs } from './use-payout-acts.tsx';
import { useRedemptionActs } from './use-redemption-acts.tsx';

const ME = '7';
const OTHER = '8';
/** A row as both of its hooks read it. */
type Shown = PayoutRow & Parameters<ReturnType<typeof useRedemptionActs>['rowActs']>[0];

const row: Shown = {
  id: '31',
  status: 'NOT_DELIVERED',
  versao: 1,
  obs: null,
  dataEntrega: null,
  premio: 'Cashback',
  qtde: 1,
  titular: 'Caio',
  estado: 'SOLICITADO',
  retidoAte: null,
  lote: null,
  duasPessoas: false,
  aprovadoPorId: null,
  pagoPorId: null,
  estornoPorId: null,
  estornoMotivo: null,
  proprio: false,
  chavePix: 'c***@exemplo.com.br',
};

/** The row's actions as plain buttons, each with the reason that disables it; the grid has its own tests. */
const Acts = ({ shown, desk }: { shown: Shown; desk: PayoutReader['desk'] }) => {
  const reader = { id: ME, desk };
  const payouts = usePayoutActs([], reader);
  const redemptions = useRedemptionActs([], 'CONSUMER');
  const acts = [
    ...payouts.rowActs(shown),
    ...redemptions.rowActs({ ...shown, limits: statusLimits(shown, reader) }),
    ...payouts.pageActs,
    ...redemptions.headActs,
  ];
  return (
    <>
      {acts
        .filter(({ hidden }) => !hidden)
        .map(({ label, disabledReason, onClick }) => (
          <button
            key={label}
            type="button"
            disabled={Boolean(disabledReason)}
            title={disabledReason || ''}
            onClick={() => void onClick?.()}
          >
            {label}
          </button>
        ))}
      {payouts.dialog}
      {redemptions.dialog}
    </>
  );
};
const open = (overrides: Partial<Shown> = {}, mocks: object[] = [], desk?: PayoutReader['desk']) => {
  const viewer = aViewer({
    id: ME,
    kind: 'STAFF',
    abilities: ['redemption:list', 'redemption:changeStatus', 'payout:manage', 'payout:revealKey'],
  });
  renderWith(<Acts shown={{ ...row, ...overrides }} desk={desk} />, { viewer, path: '/painel', mocks: mocks as never });
  return userEvent.setup();
};
const reasonOf = async (label: string) => (await screen.findByRole<HTMLButtonElement>('button', { name: label })).title;
const answered = (query: object, variables: object, data: object) => ({ request: { query, variables }, result: { data } });

describe('what may be done with a payment', () => {
  const paid: Partial<Shown> = { estado: 'PAGO', status: 'DELIVERED', aprovadoPorId: ME, pagoPorId: OTHER };
  const asked: Partial<Shown> = {
    estado: 'EM_ESTORNO',
    status: 'DELIVERED',
    aprovadoPorId: ME,
    pagoPorId: OTHER,
    estornoMotivo: 'Conta errada',
  };
  it.each<[string, Partial<Shown>, Record<string, string>]>([
    [
      'held',
      { retidoAte: '2126-11-22T15:00:00.000Z' },
      {
        'Aprovar pagamento': 'Retido até 22/11 12:00: primeiro pagamento para esta chave',
        'Alterar status': 'Retido até 22/11 12:00: primeiro pagamento para esta chave',
        'Cancelar resgate': '',
      },
    ],
    [
      'unapproved',
      {},
      { 'Aprovar pagamento': '', 'Alterar status': 'Aguarda aprovação', 'Cancelar resgate': '', 'Pedir estorno': 'Ainda não foi pago' },
    ],
    [
      'approved by me',
      { estado: 'APROVADO', aprovadoPorId: ME },
      { 'Aprovar pagamento': 'O pagamento não espera aprovação', 'Alterar status': '' },
    ],
    [
      'approved by me, above the limit',
      { estado: 'APROVADO', aprovadoPorId: ME, duasPessoas: true },
      { 'Alterar status': 'Você aprovou este pagamento: falta outra pessoa para pagar', 'Cancelar resgate': '' },
    ],
    ['approved by another, above the limit', { estado: 'APROVADO', aprovadoPorId: OTHER, duasPessoas: true }, { 'Alterar status': '' }],
    [
      'in a batch',
      { estado: 'EM_LOTE', status: 'IN_TRANSIT', lote: '12', aprovadoPorId: ME },
      { 'Alterar status': 'No lote 12', 'Cancelar resgate': 'No lote 12', 'Pedir estorno': 'No lote 12' },
    ],
    ['paid', paid, { 'Alterar status': 'Pago: peça o estorno', 'Cancelar resgate': 'Pago: peça o estorno', 'Pedir estorno': '' }],
    [
      'asked back by me',
      { ...asked, estornoPorId: ME },
      {
        'Confirmar estorno': 'Falta outra pessoa: você pediu o estorno ou registrou o pagamento',
        'Recusar estorno': '',
        'Cancelar resgate': 'Em estorno: falta outra pessoa confirmar',
      },
    ],
    ['asked back by another', { ...asked, estornoPorId: OTHER }, { 'Confirmar estorno': '', 'Recusar estorno': '' }],
    [
      'to my own CPF',
      { proprio: true },
      Object.fromEntries(
        ['Aprovar pagamento', 'Alterar status', 'Data de entrega', 'Observação', 'Cancelar resgate', 'Pedir estorno'].map((label) => [
          label,
          'Pagamento para o seu próprio CPF: peça a outra pessoa da equipe',
        ]),
      ),
    ],
    ['without a stored key', { chavePix: null }, { 'Ver chave PIX': 'Não há chave PIX guardada' }],
    [
      'ended',
      { estado: 'ESTORNADO', status: 'CANCELLED' },
      { 'Cancelar resgate': 'O resgate está cancelado', 'Pedir estorno': 'O pagamento já terminou' },
    ],
  ])('is offered with its reason: %s', async (_state, overrides, expected) => {
    open(overrides);
    for (const [label, reason] of Object.entries(expected)) expect([label, await reasonOf(label)]).toEqual([label, reason]);
  });

  const lote = { quantidade: 2, total: '24.00', deixados: 1, recusa: null };
  const impediment = (pessoaId: string | null, motivo: string) => ({ pessoaId, motivo });

  it('disables what a new or dependent account may not do above the limit, as the server does', async () => {
    const desk = {
      lote,
      impedimentos: [impediment(null, 'Conta nova'), impediment(OTHER, 'Conta dependente')],
    };
    open({ duasPessoas: true }, [], desk);
    expect(await reasonOf('Aprovar pagamento')).toBe('Conta nova');
    const reader = { id: ME, desk };
    const approved: PayoutRow = { ...row, estado: 'APROVADO', aprovadoPorId: OTHER, duasPessoas: true };
    expect(statusLimits(approved, reader).statusReason).toBe('Conta dependente');
    expect(statusLimits({ ...approved, aprovadoPorId: '9' }, reader).statusReason).toBe('Conta nova');
    expect(statusLimits({ ...approved, duasPessoas: false }, reader).statusReason).toBeNull();
  });

  it('disables a batch that the server would refuse, and shows what another one would hold', async () => {
    const recusa = 'Não há resgates aprovados para um novo lote.';
    open({}, [], { lote: { ...lote, recusa }, impedimentos: [] });
    expect(await reasonOf('Gerar lote')).toBe(recusa);
  });

  it('confirms a batch with its number of payments and its total', async () => {
    const user = open({}, [], { lote, impedimentos: [] });
    await user.click(await screen.findByRole('button', { name: 'Gerar lote' }));
    expect(await screen.findByText(/^2 pagamentos, R\$\s24,00\. 1 pagamento que você aprovou/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'NÃO' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers only the statuses that can be set', async () => {
    const user = open({ estado: 'EM_TRANSITO', status: 'IN_TRANSIT', aprovadoPorId: OTHER });
    await user.click(await screen.findByRole('button', { name: 'Alterar status' }));
    await user.click(await screen.findByRole('combobox', { name: /Status/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Selecione', 'Entregue', 'Em trânsito']);
  });

  it('asks for a reversal with a reason, and nothing less', async () => {
    const motivo = 'Pago em conta errada';
    const answer = { askPayoutReversal: { __typename: 'Changed', id: '31' } };
    const user = open(paid, [answered(AskPayoutReversalDocument, { id: '31', motivo }, answer)]);
    await user.click(await screen.findByRole('button', { name: 'Pedir estorno' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Pedir estorno' });
    await user.click(send);
    expect((await screen.findAllByText('Informe o motivo do estorno')).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /Motivo do estorno/ }), motivo);
    await user.click(send);
    expect(await screen.findByText('Estorno pedido. Falta outra pessoa confirmar.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('confirms a reversal after showing why it was asked for', async () => {
    const answer = { confirmPayoutReversal: { __typename: 'Changed', id: '31' } };
    const user = open({ ...asked, estornoPorId: OTHER }, [answered(ConfirmPayoutReversalDocument, { id: '31' }, answer)]);
    await user.click(await screen.findByRole('button', { name: 'Confirmar estorno' }));
    expect(await screen.findByText(/Motivo: Conta errada\./)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'SIM' }));
    expect(await screen.findByText('Pagamento estornado')).toBeTruthy();
  });

  it('tells for each redemption of a bulk change why it was refused', async () => {
    const message = 'Nenhum status foi alterado.\n• Resgate 31: falta a aprovação do pagamento.\n• O resgate 32 está no lote 12.';
    const user = open({}, [
      {
        request: { query: BulkChangeRedemptionStatusDocument, variables: { ids: [31, 32], status: 'DELIVERED' } },
        result: { errors: [{ message, extensions: { code: 'REDEMPTIONS_REFUSED' } }] },
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Alterar status em lote' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Ids dos resgates/ }), '31, 32');
    await user.click(dialog.getByRole('combobox', { name: /Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Entregue' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      '• Resgate 31: falta a aprovação do pagamento.\n• O resgate 32 está no lote 12.',
    );
    expect(await screen.findByText('Nenhum status foi alterado.')).toBeTruthy();
  });

  it('tells what a batch left for another person', async () => {
    const made = { __typename: 'NewPayoutBatch', id: 5, quantidade: 2, total: '24.00', deixados: 1 };
    const user = open({}, [
      answered(CreatePayoutBatchDocument, {}, { createPayoutBatch: made }),
      { request: { query: DownloadPayoutBatchDocument, variables: { id: 5 } }, result: { errors: [{ message: 'Lote não encontrado' }] } },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Gerar lote' }));
    await user.click(await screen.findByRole('button', { name: 'SIM' }));
    expect(await screen.findByText(/1 pagamento que você aprovou, acima do limite, ficou para o lote de outra pessoa\./)).toBeTruthy();
  });
});

describe('a selection of payments', () => {
  it('adds exactly, in cents', () => {
    const rows = [{ pontosGastos: '0.10' }, { pontosGastos: '0.20' }, { pontosGastos: '1234567890.33' }];
    expect(selectionText(rows)).toMatch(/^3 pagamentos · R\$\s1\.234\.567\.890,63$/);
    expect(selectionText(rows.slice(0, 1))).toMatch(/^1 pagamento · R\$\s0,10$/);
  });

  it('says how many of its rows refuse an action, and why', () => {
    const reasonOf = ({ reason }: { reason: string | null }) => reason;
    expect(reasonOfMany([{ reason: null }, { reason: 'No lote 3' }, { reason: null }], reasonOf)).toBe('1 de 3 selecionados: No lote 3');
    expect(reasonOfMany([{ reason: 'No lote 3' }], reasonOf)).toBe('No lote 3');
    expect(reasonOfMany([{ reason: null }], reasonOf)).toBeNull();
  });

  it('leaves out what is held, until the hold ends', () => {
    expect(notSelectable({ estado: 'SOLICITADO', retidoAte: '2126-11-22T15:00:00.000Z' })).toContain('Retido até 22/11 12:00');
    expect(notSelectable({ estado: 'SOLICITADO', retidoAte: '2020-11-22T15:00:00.000Z' })).toBeNull();
    expect(notSelectable({ estado: 'CANCELADO', retidoAte: '2126-11-22T15:00:00.000Z' })).toBeNull();
  });
});

describe('the tab of a step', () => {
  const params = new URLSearchParams('busca=ana&de=2026-01-01&estado=PAGO&status=DELIVERED&page=3&sort=id&dir=DESC&detalhe=9&etapa=PAGOS');

  it('keeps the search and the period, and starts in its own order', () => {
    expect(addressOfStage(params, 'NO_BANCO')).toBe('?busca=ana&de=2026-01-01&etapa=NO_BANCO');
    expect(addressOfStage(params, null)).toBe('?busca=ana&de=2026-01-01');
  });

  it('counts what the search and the period leave', () => {
    const counted = countedBy(new URLSearchParams(`${params}&f.pontosGastos=10..20.5&f.qtde=1..2`), [
      { field: 'pontosGastos', title: 'Valor', type: 'money' },
    ]);
    expect(counted).toEqual({
      search: 'ana',
      filter: { resgatadoEm: { from: '2026-01-01' }, pontosGastos: { min: '10', max: '20.5' } },
    });
  });

  it('is the whole list for an unknown step', () => {
    expect([stageOf(params), stageOf(new URLSearchParams('etapa=OUTRA')), stageOf(new URLSearchParams())]).toEqual(['PAGOS', null, null]);
  });
});
