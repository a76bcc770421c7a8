import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { TERMS_SINCE } from '../../../../server/shared/limits.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { cashbackBody, loyaltyBody } from './terms.messages.ts';
import { TermsText } from './terms-text.tsx';

const consumer = aViewer({ kind: 'CONSUMER' });
const campanha = { dataInicio: '2026-10-01', dataFim: '2026-12-30', ultimoDiaResgate: '2027-01-29' };
const answer = (figures: object) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(
      Response.json({ data: { cashbackDashboard: { percentual: '2.50', valorResgateLiberado: '750.00', campanha, ...figures } } }),
    );
const lines = async () => (await screen.findAllByRole('listitem')).map((line) => line.textContent?.replaceAll('\u00a0', ' '));

describe('the terms', () => {
  it('tell a consumer the percentage, threshold, period and last day in force', async () => {
    const asked = answer({});
    renderWith(<TermsText />, { viewer: consumer });
    expect(await lines()).toEqual([
      'Compre em uma loja participante e envie a nota por foto ou PDF.',
      'Você recebe até 2,5% do valor dos produtos SW, que são os produtos participantes.',
      'O resgate é liberado a partir de R$ 750,00 em produtos SW na campanha.',
      'A campanha vai de 01/10/2026 a 29/12/2026; o último dia para resgatar é 29/01/2027.',
      'Em cada campanha você pode fazer um resgate.',
      'O pagamento é feito por PIX, em até 48 horas úteis.',
    ]);
    expect(String(asked.mock.calls[0]?.[1]?.body)).toContain('cashbackDashboard');
  });

  it('say between two campaigns that what was earned is kept', async () => {
    answer({ campanha: null });
    renderWith(<TermsText />, { viewer: consumer });
    expect((await lines())[3]).toBe('Não há campanha em andamento: o que você acumular fica guardado para a próxima.');
  });

  it('tell a seller six lines before the whole text', async () => {
    renderWith(<TermsText />, { viewer: aViewer({ kind: 'SELLER' }) });
    const summary = await lines();
    expect(summary).toHaveLength(6);
    expect(summary[3]).toBe('Os pontos valem 18 meses; os que vencem primeiro são usados primeiro.');
    expect(summary[4]).toBe('Até 5 resgates por mês, 1 por parceiro.');
    expect(screen.getByText('Texto em vigor desde 01/01/2025.')).toBeTruthy();
  });

  it('have a new first day when their text changes: members are asked again, and the database compares with the same day', () => {
    const figures = { percentual: '2', valorResgateLiberado: '500', campanha: null };
    const text = JSON.stringify([loyaltyBody(), cashbackBody(figures)]);
    expect([TERMS_SINCE, createHash('sha256').update(text).digest('hex')]).toEqual([
      '2025-01-01',
      '13d7afb7a9934d0b127e679f141e54036b7fd55ef69e467f28360901106bb84c',
    ]);
    const sql = (name: string) => readFileSync(`server/modules/members/sql/${name}.sql`, 'utf8');
    expect(sql('terms-accepted')).toContain(`timestamptz '${TERMS_SINCE} 00:00-03'`);
    expect(sql('note-acceptances')).toContain("'Li e aceito o regulamento de 01/01/2025'");
  });
});
