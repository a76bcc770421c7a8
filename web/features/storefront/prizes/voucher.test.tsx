import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { VoucherDocument, type VoucherQuery } from './prizes.generated.ts';
import { voucherLook } from './redemption-look.ts';
import { VoucherCard } from './voucher-card.tsx';
import { voucherKindOf } from './voucher-kinds.ts';
import { VoucherPage } from './voucher-page.tsx';

const NO_MORE = { address2: null, email: null, website: null };
const kind = (premio: string, parceiroComercial: string | null = null) => voucherKindOf({ premio, parceiroComercial });

const voucher: VoucherQuery['redemption'] = {
  id: '7',
  redemptionCode: 'ABCD-2345',
  titular: 'Ana Beatriz Lima',
  email: 'ana@exemplo.com',
  tipo: 'experiencia',
  pontosGastos: '5000.00',
  dataEntrega: null,
  premio: 'Jantar para dois',
  descricao: null,
  parceiroComercial: 'Mesa da Praça',
  condicoes: null,
  local: { address1: 'Rua A, 10', city: 'Recife', region: 'PE', postCode: '50000-000', phoneNumber: '8133334444', ...NO_MORE },
  revenda: 'Loja 1',
  cidade: 'Recife',
  qtde: 1,
  obs: null,
  status: 'NOT_DELIVERED',
  resgatadoEm: '2026-01-05T12:00:00.000Z',
  prazoEntrega: '2026-03-06',
};

describe('the kind of a voucher', () => {
  it('leaves out a term whose last day is past', () => {
    const delta = { premio: 'Café', parceiroComercial: 'Delta Cafés' };
    expect(voucherKindOf(delta, '2025-02-25').terms).toEqual(['30% de desconto, válido até 25/02/2025.', 'Um uso por CPF.']);
    expect(voucherKindOf(delta, '2025-02-26').terms).toEqual(['Um uso por CPF.']);
  });

  it('is the campaign before any partner', () => {
    expect(kind('Premiação Campanha de verão', 'JBL').isCampaign).toBe(true);
    expect(kind('Crédito', 'voucher campanha').isCampaign).toBe(true);
    expect(kind('Crédito', 'JBL').isCampaign).toBe(false);
  });

  it('is the partner before the reward, without regard to case and accents', () => {
    expect(kind('Fotolivro', 'delta cafes')).toMatchObject({ name: 'DELTA CAFÉS', terms: expect.arrayContaining(['Um uso por CPF.']) });
    expect(kind('IMPRESSÃO DE RETRÔ FOTOS', 'Alguém')).toMatchObject({ name: 'Impressão de Retrô fotos', terms: ['20 fotos.'] });
    expect(kind('uber CAR').terms).toEqual(['O crédito vale por 3 meses.']);
  });

  it('of a prize of the programme is delivered, with nobody to book with', () => {
    expect(kind('Recarga de celular R$ 20')).toMatchObject({ name: null, terms: [], isShownAtPlace: true });
  });

  it('of a top-up or card credit says how it is sent, without anything to collect', () => {
    for (const tipo of ['recarga', 'credito']) {
      const { how, isShownAtPlace } = voucherKindOf({ tipo, premio: 'Recarga de celular R$ 20', parceiroComercial: null });
      expect(how.join(' ')).not.toContain('documento com foto');
      expect(how.join(' ')).toContain('Não é preciso retirar nada');
      expect(isShownAtPlace).toBe(false);
    }
  });

  it('of pilates has the name of the partner, and anything else is an establishment', () => {
    expect(kind('Aula de Pilates', 'Estúdio Leve')).toMatchObject({ name: 'Estúdio Leve', isShownAtPlace: true });
    expect(kind('Jantar para dois', 'Mesa da Praça')).toMatchObject({
      name: null,
      terms: ['Agende com pelo menos 7 dias de antecedência.'],
    });
  });
});

describe('cashback', () => {
  it('is paid by PIX: its voucher tells the value and the day instead of a counter', () => {
    const cashback: typeof voucher = {
      ...voucher,
      tipo: 'pix',
      premio: 'Cashback',
      parceiroComercial: null,
      local: null,
      revenda: null,
      pontosGastos: '12.69',
    };
    renderWith(<VoucherCard voucher={cashback} kind={voucherKindOf(cashback)} />, { viewer: aViewer({ kind: 'CONSUMER' }) });
    expect(screen.getByText('R$ 12,69')).toBeTruthy();
    expect(screen.getByText('Pagamento em até 48 horas úteis: 06/03/2026.')).toBeTruthy();
    expect(screen.queryByText('Agende com pelo menos 7 dias de antecedência.')).toBeNull();
  });
});

describe('the status of a voucher', () => {
  it('speaks of payment for cashback and of delivery for prizes', () => {
    const labels = (tipo: string) =>
      (['NOT_DELIVERED', 'IN_TRANSIT', 'DELIVERED', 'CANCELLED'] as const).map((status) => voucherLook({ tipo, status }).label);
    expect(labels('pix')).toEqual(['A pagar', 'Em trânsito', 'Pago', 'Cancelado']);
    expect(labels('geral')).toEqual(['Não entregue', 'Em trânsito', 'Entregue', 'Cancelado']);
  });
});

describe('a voucher that the member does not have', () => {
  const answer = (code: string) => ({
    request: { query: VoucherDocument, variables: () => true },
    maxUsageCount: 3,
    result: { errors: [{ message: 'Resgate não encontrado', extensions: { code } }] },
  });
  const open = (path: string, code = 'REDEMPTION_NOT_FOUND') =>
    renderWith(
      <Routes>
        <Route path="/resgates/:id" element={<VoucherPage />} />
      </Routes>,
      { viewer: aViewer({ kind: 'SELLER' }), path, mocks: [answer(code)] },
    );

  it.each(['/resgates/999999', '/resgates/abc'])('is told once, with a way home: %s', async (path) => {
    open(path);
    expect(await screen.findByText('Voucher não encontrado')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/home');
    expect(screen.queryByText('Resgate não encontrado')).toBeNull();
  });

  it('is not what a failing server answers: that can be tried again', async () => {
    open('/resgates/7', 'INTERNAL');
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });
});

describe('a voucher', () => {
  const show = (changes: Partial<typeof voucher> = {}) => {
    const shown = { ...voucher, ...changes };
    renderWith(<VoucherCard voucher={shown} kind={voucherKindOf(shown)} />, { viewer: aViewer({ kind: 'SELLER' }) });
  };

  it('shows holder, code, use, conditions and place', () => {
    show();
    for (const text of ['Ana', 'Lima', 'ana@exemplo.com', 'ABCD-2345', 'Rua A, 10', 'Recife - PE', '50000-000', '8133334444'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Apresente este código e um documento com foto.')).toBeTruthy();
    expect(document.querySelectorAll('h2 svg').length).toBeGreaterThan(0);
  });

  it('of a campaign has its own sign and no icons', () => {
    show({ premio: 'Premiação Campanha', parceiroComercial: null, local: null });
    expect(screen.getByText('Voucher Campanha')).toBeTruthy();
    expect(screen.getByText(/PIX R\$ 1,75, TED R\$ 5,70/)).toBeTruthy();
    expect(document.querySelectorAll('h2 svg')).toHaveLength(0);
  });

  it('that was cancelled says that its code is worth nothing', () => {
    show({ status: 'CANCELLED' });
    expect(screen.getByText('Este resgate foi cancelado: o código não vale mais.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copiar código' }).disabled).toBe(true);
  });
});
