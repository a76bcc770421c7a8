import type { CashbackPosition } from './position.ts';
import { waitingOf } from './waiting.ts';

/** A consumer with R$ 10,00 that their running campaign pays out. */
const PAYABLE: CashbackPosition = {
  campaignId: 1,
  dataInicio: '2026-11-01',
  dataFim: '2027-01-30',
  ultimoDia: '2027-02-28',
  promocaoAtiva: true,
  jaResgatou: false,
  limite: '500.00',
  totalComprado: '900.00',
  totalProdutosSW: '500.00',
  acumulado: '10.00',
  disponivel: '10.00',
  saldo: '10.00',
  divida: '0.00',
  resgatado: '0.00',
  proximaValor: '0.00',
  proximaInicio: null,
};
const part = (motivo: string, valor: string, desde: string | null = null) => ({ motivo, valor, desde });

describe('cashback that waits', () => {
  it.each<[string, Partial<CashbackPosition>, string, object[]]>([
    ['nothing, when all can be withdrawn', {}, '0.00', []],
    ['for the threshold, a cent below it', { totalProdutosSW: '499.99', disponivel: '0.00' }, '10.00', [part('ABAIXO_DO_LIMITE', '10.00')]],
    ['for another campaign, at the threshold', { saldo: '15.00' }, '5.00', [part('OUTRA_CAMPANHA', '5.00')]],
    ['after the redemption', { jaResgatou: true, disponivel: '0.00', saldo: '3.00' }, '3.00', [part('JA_RESGATOU', '3.00')]],
    [
      'for the next campaign, with its day when it is known',
      { saldo: '18.00', proximaValor: '8.00', proximaInicio: '2027-03-01' },
      '8.00',
      [part('PROXIMA_CAMPANHA', '8.00', '2027-03-01')],
    ],
    [
      'for two reasons, each with its part',
      { jaResgatou: true, disponivel: '0.00', saldo: '11.00', proximaValor: '8.00' },
      '11.00',
      [part('JA_RESGATOU', '3.00'), part('PROXIMA_CAMPANHA', '8.00')],
    ],
    ['never more than there is', { disponivel: '0.00', saldo: '5.00', proximaValor: '8.00' }, '5.00', [part('PROXIMA_CAMPANHA', '5.00')]],
    ['without a campaign', { campaignId: null, disponivel: '0.00', saldo: '12.00' }, '12.00', [part('SEM_CAMPANHA', '12.00')]],
    ['nothing, when only a debt is left', { disponivel: '0.00', saldo: '-10.00', divida: '10.00' }, '0.00', []],
  ])('waits %s', (_why, changes, aLiberar, motivos) => {
    expect(waitingOf({ ...PAYABLE, ...changes })).toEqual({ aLiberar, motivos });
  });
});
