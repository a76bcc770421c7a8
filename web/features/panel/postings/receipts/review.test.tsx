import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aHeldAction } from '../../../../decisions/held-action.fixture.ts';
import { ApproveHeldActionDocument } from '../../../../decisions/held-actions.generated.ts';
import { UndoDecisionDocument } from '../../../../decisions/undo-decision.generated.ts';
import { PostSaleDocument } from '../sales/sale.generated.ts';
import { answer, field, KEY, lookups, NEW, queueOf, refusal, review, setup } from './sale.fixture.tsx';
import { ClaimSubmissionDocument, RejectSubmissionDocument } from './submissions.generated.ts';

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('the review of receipts', () => {
  it('fills what the receipt says, and goes on to the next one after a decision by key', async () => {
    const reject = answer(
      RejectSubmissionDocument,
      { rejectSubmission: { __typename: 'Changed', id: '1' } },
      {
        id: '1',
        versao: 3,
        motivo: 'Nota Ilegível',
        observacao: null,
      },
    );
    const { user, success } = setup(`${NEW}?nota=1`, [
      review('1'),
      review('2', { pendentes: 6 }),
      ...queueOf({ next: '2' }),
      ...lookups(),
      reject,
    ]);
    expect(await screen.findByText(/Pessoa 1/)).toBeTruthy();
    // The form waits until it is known that the receipt has no first approval.
    expect(await screen.findByText('lido do QR')).toBeTruthy();
    expect(field('Identificador').value).toBe(KEY);
    expect(screen.getByText('1 de 7')).toBeTruthy();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('r');
    await user.keyboard('2');
    expect(await screen.findByText(/Pessoa 2/)).toBeTruthy();
    // One message, with the way back; no toast says it again.
    expect(screen.getByRole('status').textContent).toBe('Nota reprovada com sucessoNota de Pessoa 1');
    expect(success).not.toHaveBeenCalled();
    expect(screen.getByText('2 de 7')).toBeTruthy();
  });

  it('opens a note with O, where digits are text, and rejects with it by the key of a reason', async () => {
    const reject = answer(
      RejectSubmissionDocument,
      { rejectSubmission: { __typename: 'Changed', id: '1' } },
      { id: '1', versao: 3, motivo: 'Nota Incompleta', observacao: 'Faltam 2 páginas' },
    );
    const { user, success } = setup(`${NEW}?nota=1`, [review('1'), review('2'), ...queueOf({ next: '2' }), ...lookups(), reject]);
    await screen.findByRole('button', { name: /REPROVAR/ });
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('r');
    await user.keyboard('o');
    await user.keyboard('Faltam 2 páginas{Enter}');
    expect(screen.getByRole('dialog', { name: 'Reprovar nota' })).toBeTruthy();
    await user.keyboard('3');
    expect(await screen.findByText(/Pessoa 2/)).toBeTruthy();
    // One message, with the way back; no toast says it again.
    expect(screen.getByRole('status').textContent).toBe('Nota reprovada com sucessoNota de Pessoa 1');
    expect(success).not.toHaveBeenCalled();
  });

  it('takes no letter typed in a field for an act', async () => {
    const { user } = setup(`${NEW}?nota=1`, [review('1'), ...queueOf({ next: null }), ...lookups()]);
    await user.type(await screen.findByRole('combobox', { name: 'Produto' }), 'rj');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/Pessoa 1/)).toBeTruthy();
  });

  it('shows who decided in the meantime and offers the next receipt', async () => {
    const stale = refusal(RejectSubmissionDocument, 'Esta nota já foi decidida por Bruno às 21/11/2026 10:00', 'SUBMISSION_DECIDED');
    const { user } = setup(`${NEW}?nota=1`, [review('1'), review('2'), ...queueOf({ next: '2' }), ...lookups(), stale]);
    await screen.findByText(/Pessoa 1/);
    await user.click(await screen.findByRole('button', { name: /REPROVAR/ }));
    await user.click(screen.getByRole('button', { name: /Nota Duplicada/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Esta nota já foi decidida por Bruno às 21/11/2026 10:00');
    expect(screen.queryByRole('form', { name: 'Venda' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ir para a próxima' }));
    expect(await screen.findByText(/Pessoa 2/)).toBeTruthy();
  });

  it('lets nobody decide a receipt that a colleague holds', async () => {
    const held = refusal(ClaimSubmissionDocument, 'Em análise por Bruno', 'SUBMISSION_CLAIMED');
    setup(`${NEW}?nota=1`, [held, review('1'), ...queueOf({ next: null }), ...lookups()]);
    expect((await screen.findByRole('alert')).textContent).toContain('Em análise por Bruno');
    expect(screen.queryByRole('button', { name: /ENVIAR/ })).toBeNull();
  });

  it('tells an empty queue, and offers the receipts that were skipped', async () => {
    const { user } = setup(`${NEW}?nota=1`, [review('1'), ...queueOf({ next: null }), ...lookups()]);
    await screen.findByText(/Pessoa 1/);
    await user.click(await screen.findByRole('button', { name: /PULAR/ }));
    expect(await screen.findByText('Fila em dia')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rever as puladas' })).toBeTruthy();
  });

  it('shows the doubts of the machine, the other receipt one press away', async () => {
    const findings = [
      {
        __typename: 'ReceiptFinding',
        code: 'DUPLICATE_FILE',
        severity: 'HARD',
        message: 'O mesmo arquivo foi enviado na nota 5',
        submissionId: '5',
        postingId: null,
      },
    ];
    const { user } = setup(`${NEW}?nota=1`, [review('1', { findings }), review('5'), ...queueOf({ next: null }), ...lookups()]);
    await user.click(await screen.findByRole('button', { name: 'Comparar lado a lado' }));
    expect(await screen.findByText('Nota 5: Pessoa 5, Em análise')).toBeTruthy();
  });

  it.each([
    ['STORE_NOT_PARTICIPATING', 'SOFT', 'Nota Não Qualificada: a loja da nota não participa', '4', 'Nota Não Qualificada'],
    ['SENDER_INACTIVE', 'HARD', 'Vendedor divergente: o cadastro do vendedor está inativo', '7', 'Vendedor divergente'],
  ])(
    'shows %s as a warning, never as pre-validated, and R and Enter reject for its reason',
    async (code, severity, message, key, reason) => {
      const findings = [{ __typename: 'ReceiptFinding', code, severity, message, submissionId: null, postingId: null }];
      const { user } = setup(`${NEW}?nota=1`, [
        review('1', { findings, chaveFiscal: '3'.repeat(44) }),
        ...queueOf({ next: null }),
        ...lookups(),
      ]);
      const alert = await screen.findByText(message);
      expect(alert.textContent).toContain(`R${key}`);
      expect(screen.queryByText(/Pré-validada/)).toBeNull();
      await screen.findByRole('combobox', { name: 'Produto' });
      await user.keyboard('r');
      expect(document.activeElement?.textContent).toBe(`${key}${reason}`);
    },
  );

  it('keeps rotation, contrast and the comparison for the receipts that follow', async () => {
    const resembles = (submissionId: string) => ({
      __typename: 'ReceiptFinding',
      code: 'DUPLICATE_FILE',
      severity: 'HARD',
      message: `O mesmo arquivo foi enviado na nota ${submissionId}`,
      submissionId,
      postingId: null,
    });
    const { user } = setup(`${NEW}?nota=1`, [
      review('1', { findings: [resembles('5')] }),
      review('2', { findings: [resembles('6')] }),
      review('5'),
      review('6'),
      ...queueOf({ next: '2' }),
      ...lookups(),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Comparar lado a lado' }));
    expect(await screen.findByText('Nota 5: Pessoa 5, Em análise')).toBeTruthy();
    const turns = () => screen.getByRole('img', { name: 'Nota enviada' }).style.transform.match(/rotate\((\d+)deg\)/)?.[1];
    expect(turns()).toBe('0');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('gc');
    await user.click(screen.getByRole('button', { name: /PULAR/ }));
    expect(await screen.findByText(/Enviada por Pessoa 2/)).toBeTruthy();
    expect(await screen.findByText('Nota 6: Pessoa 6, Em análise')).toBeTruthy();
    expect(turns()).toBe('90');
    // The first toolbar is the receipt's: what it is compared with has a look of its own.
    expect(screen.getAllByRole('button', { name: 'Contraste (C)' }).map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('l');
    expect(screen.queryByText('Nota 6: Pessoa 6, Em análise')).toBeNull();
    await user.keyboard('l');
    expect(await screen.findByText('Nota 6: Pessoa 6, Em análise')).toBeTruthy();
  });

  const undone = (id: string) =>
    answer(UndoDecisionDocument, { undoDecision: { __typename: 'SubmissionClaim', id, versao: 5 } }, { id, versao: 3 });
  const rejected = answer(RejectSubmissionDocument, { rejectSubmission: { __typename: 'Changed', id: '1' } });
  const rejectByKey = async (user: ReturnType<typeof setup>['user']) => {
    await screen.findByRole('button', { name: /REPROVAR/ });
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('r');
    await user.keyboard('2');
  };

  it('takes the last decision back by key from the next receipt, once', async () => {
    const { user } = setup(`${NEW}?nota=1`, [
      review('1'),
      review('2', { pendentes: 6 }),
      ...queueOf({ next: '2' }),
      ...lookups(),
      rejected,
      undone('1'),
    ]);
    await rejectByKey(user);
    expect(await screen.findByText(/Enviada por Pessoa 2/)).toBeTruthy();
    expect(screen.getByText('Nota reprovada com sucesso')).toBeTruthy();
    await user.keyboard('z');
    expect(await screen.findByText(/Enviada por Pessoa 1/)).toBeTruthy();
    expect(screen.getByText('1 de 7')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /REPROVAR/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
    // Going back finds the receipt that was left.
    await user.click(screen.getByRole('button', { name: 'Nota anterior (K)' }));
    expect(await screen.findByText(/Enviada por Pessoa 2/)).toBeTruthy();
  });

  it('opens the last receipt of the queue again, as it is now', async () => {
    const { user } = setup(`${NEW}?nota=1`, [review('1'), ...queueOf({ next: null }), ...lookups(), rejected, undone('1')]);
    await rejectByKey(user);
    expect(await screen.findByText('Fila em dia')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Desfazer: Nota de Pessoa 1 reprovada' }));
    expect(await screen.findByRole('button', { name: /REPROVAR/ })).toBeTruthy();
    expect(screen.getByText('1 de 7')).toBeTruthy();
  });

  it('keeps what was typed for an approval that is taken back', async () => {
    const posted = { __typename: 'PostedSale', id: '9', totalPontos: '12.00', pontosLimitados: '0.00', saldo: '12.00' };
    const { user } = setup(`${NEW}?nota=1`, [
      review('1'),
      review('2'),
      ...queueOf({ next: '2' }),
      ...lookups(),
      answer(PostSaleDocument, { postSale: { ...posted, mensagem: 'Venda processada com sucesso' } }),
      undone('1'),
    ]);
    await user.type(await screen.findByRole('textbox', { name: /^Data da Venda/ }), '20/11/2026');
    await user.click(screen.getByRole('combobox', { name: 'Produto' }));
    await user.click(await screen.findByRole('option', { name: /ESMALTE PRETO/ }));
    await user.type(field('Quantidade'), '2');
    await user.keyboard('{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Enviada por Pessoa 2/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Desfazer: Nota de Pessoa 1 aprovada' }));
    expect(await screen.findByText(/Enviada por Pessoa 1/)).toBeTruthy();
    const items = await screen.findByRole('list', { name: 'Itens' });
    expect(items.textContent).toContain('ESMALTE PRETO');
    expect(field('Data da Venda').value).toBe('20/11/2026');
    // It is not the empty form: leaving asks first.
    await user.click(screen.getByRole('button', { name: /PULAR/ }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText(/Enviada por Pessoa 2/)).toBeTruthy();
  });

  const waiting = aHeldAction('6', {
    acao: 'Pontuação de venda',
    tipo: 'postSale',
    resumo: 'Cupom fiscal 40990001 de 20/11/2026: 900,00 pontos (R$ 27,00)',
    mudancas: ['60,00 × 1084 a R$ 10,00: 900,00 pontos'],
    valor: '900.00',
    pessoa: 'Pessoa 1',
    submissionId: '1',
    venda: {
      tipoFiscal: 'C',
      identificador: '40990001',
      realizadoEm: '2026-11-20',
      itens: [{ codigo: '1084', qtde: '60.00', valorUnitario: '10.00', valorDesconto: '0.00' }],
      cnpjLoja: null,
      totalVenda: null,
      valorProdutosSW: null,
    },
  });

  it('shows what the first person approved, for the second to approve as it is', async () => {
    const { user, success } = setup(`${NEW}?nota=1`, [
      review('1'),
      ...lookups(),
      ...queueOf({ next: null, waiting }),
      answer(ApproveHeldActionDocument, { approveHeldAction: { ...waiting, status: 'APROVADA' } }, { id: '6', versao: 1 }),
    ]);
    const panel = await screen.findByRole('region', { name: 'Segunda aprovação' });
    expect(panel.textContent).toContain('Aprovada por Ana Souza; falta a segunda aprovação');
    expect(panel.textContent).toMatch(/1\. 1084.*60,00 × R\$\s10,00/);
    expect(screen.queryByRole('form', { name: 'Venda' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'APROVAR' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aprovar: Pontuação de venda?' });
    expect(dialog.textContent).toContain('60,00 × 1084 a R$ 10,00: 900,00 pontos');
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText('Venda aprovada com sucesso')).toBeTruthy();
    expect(success).not.toHaveBeenCalled();
  });

  it('lets the first approver take it back, not approve it twice, and says what the other side of the invoice says', async () => {
    const counterpart = {
      __typename: 'SubmissionCounterpart',
      audience: 'CONSUMER',
      submissionId: '8',
      postingId: '4',
      status: 'POSTADA',
      loja: 'Casa das Tintas',
      cnpj: '11.222.333/0001-81',
      realizadoEm: '2026-11-20',
      totalVenda: '620.00',
      produtosSW: '500.00',
      pontos: -1,
      divergencias: ['total'],
      frase: 'Esta nota também foi enviada por um consumidor: diverge em total',
    };
    setup(`${NEW}?nota=1`, [
      review('1'),
      ...lookups(),
      ...queueOf({ next: null, waiting: { ...waiting, primeiroPorId: '44' }, counterpart }),
    ]);
    expect(await screen.findByRole('button', { name: 'DESFAZER' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'APROVAR' })).toBeNull();
    expect(await screen.findByText('Esta nota também foi enviada por um consumidor: diverge em total')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nota 8' }).getAttribute('href')).toBe(`${NEW}?nota=8`);
  });
});
