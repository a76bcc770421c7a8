import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import { missingPoints } from './affordability.tsx';
import { PrizePage } from './prize-page.tsx';
import { PrizeDocument, RedeemRewardDocument, SetOwnGoalDocument } from './prizes.generated.ts';

const prize = {
  id: '1',
  codigo: '',
  nome: 'Fone',
  descricao: '<p>Som <strong>limpo</strong></p>',
  tipo: 'geral',
  parceiroComercial: null as string | null,
  pontos: '100.00',
  pontosAlternativo: null as string | null,
  pedeNome: false,
  meta: false,
  foto: null,
};

function open(changes: Partial<typeof prize>, viewer: Parameters<typeof aViewer>[0] = {}, input?: object, offer?: object) {
  const refreshViewer = jest.fn(async () => undefined);
  renderWith(<PrizePage />, {
    viewer: aViewer({ kind: 'SELLER', saldoPontos: '450.75', resgateLiberado: true, ...viewer }),
    session: { refreshViewer },
    path: '/premio/x',
    mocks: [
      {
        request: { query: PrizeDocument, variables: { codigo: '' } },
        result: { data: { prizes: { items: offer ? [] : [{ ...prize, ...changes }] }, offersOnSale: { items: offer ? [offer] : [] } } },
      },
      ...(input
        ? [
            {
              request: {
                query: RedeemRewardDocument,
                variables: (sent: Record<string, unknown>) =>
                  JSON.stringify(sent.input) === JSON.stringify(input) && /^[0-9a-f]{32}$/.test(String(sent.idempotencyKey)),
              },
              result: { data: { redeemReward: { id: '9', saldoNovo: '250.75' } } },
            },
          ]
        : []),
    ],
  });
  return { refreshViewer, user: userEvent.setup() };
}
const redeemButton = () => screen.findByRole('button', { name: /^RESGATAR/ });

describe('PrizePage', () => {
  it('asks with quantity, name and points, shows the balance before and after, redeems and tells the new balance', async () => {
    const { user, refreshViewer } = open({}, {}, { codigoPremio: '', qtde: 2 });
    const quantity = await screen.findByLabelText(/^Quantidade/);
    await user.clear(quantity);
    await user.type(quantity, '2');
    await user.click(await redeemButton());
    expect(await screen.findByText('Tem certeza que deseja resgatar 2 x Fone por 200 pontos?')).toBeTruthy();
    expect(screen.getByText('450 pontos')).toBeTruthy();
    expect(screen.getByText('250 pontos')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'SIM' }));
    expect(await screen.findByText('Resgate realizado com sucesso!')).toBeTruthy();
    expect(screen.getByText('Seu saldo atual é de 250 pontos')).toBeTruthy();
    await waitFor(() => expect(refreshViewer).toHaveBeenCalled());
  });

  it('redeems nothing when the answer is NÃO, and names the partner, whose prizes go one at a time', async () => {
    const { user } = open({ parceiroComercial: 'JBL' });
    await user.click(await redeemButton());
    expect(await screen.findByText('Tem certeza que deseja resgatar 1 x Fone na JBL... por 100 pontos?')).toBeTruthy();
    expect(screen.queryByLabelText(/^Quantidade/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'NÃO' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Resgate realizado com sucesso!')).toBeNull();
  });

  it('asks a recharge for its operator', async () => {
    const { user } = open({ tipo: 'recarga' });
    await user.click(await redeemButton());
    expect((await screen.findAllByText('Selecione a operadora')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks a credit without a card for the full name', async () => {
    const { user } = open({ tipo: 'credito', pedeNome: true });
    await user.click(await redeemButton());
    expect((await screen.findAllByText('Informe seu nome completo')).length).toBeGreaterThan(0);
  });

  it('hides the button where the store may not redeem', async () => {
    open({}, { resgateLiberado: false });
    expect(await screen.findByText('O resgate não está liberado para a sua loja.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^RESGATAR/ })).toBeNull();
  });

  it.each([
    { meta: false, sent: '', before: 'Definir como minha meta', after: 'Tirar da minha meta', told: 'Meta definida: acompanhe no início.' },
    { meta: true, sent: null, before: 'Tirar da minha meta', after: 'Definir como minha meta', told: 'Meta retirada.' },
  ])('pins the prize as the goal, or unpins it: $before', async ({ meta, sent, before, after, told }) => {
    const answer = (isGoal: boolean) => ({
      request: { query: PrizeDocument, variables: { codigo: '' } },
      result: { data: { prizes: { items: [{ ...prize, meta: isGoal }] }, offersOnSale: { items: [] } } },
    });
    renderWith(<PrizePage />, {
      viewer: aViewer({ kind: 'SELLER', saldoPontos: '450.75', resgateLiberado: true }),
      path: '/premio/x',
      mocks: [
        answer(meta),
        { request: { query: SetOwnGoalDocument, variables: { codigo: sent } }, result: { data: { setOwnGoal: { id: '1' } } } },
        answer(!meta),
      ],
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: before }));
    expect(await screen.findByText(told)).toBeTruthy();
    expect(await screen.findByRole('button', { name: after })).toBeTruthy();
  });

  it('stops the button and says how many points are missing', async () => {
    open({ pontos: '451.00' });
    expect(await screen.findByText('Falta 1 ponto')).toBeTruthy();
    expect((await redeemButton()).hasAttribute('disabled')).toBe(true);
    expect([missingPoints('451.00', '451.00'), missingPoints('-10.00', '5.00')]).toEqual([null, '15.00']);
  });
});

describe('PrizePage of an offer', () => {
  const offer = {
    id: '7',
    codigo: 'TLC-1',
    nome: 'Menu para dois',
    descricao: 'Entrada e principal.',
    pontos: '300.00',
    pontosSemDesconto: '400.00',
    categoria: { id: '1', nome: 'Gastronomia' },
    experience: { id: '2', title: 'Jantar para dois', description: 'Um jantar.', mainImageUrl: null },
    partner: { name: 'Mesa da Praça', description: 'Cozinha brasileira', logoUrl: null },
    location: {
      address1: 'Rua Augusta, 10',
      address2: null,
      city: 'São Paulo',
      region: 'SP',
      postCode: null,
      phoneNumber: '(11) 3555-0010',
      email: null,
      website: 'javascript:x()',
    },
    ageFrom: 18,
    ageTo: null,
    offerTerms: 'Reserve com 7 dias.',
    foto: null,
  };

  it('shows partner, place, ages and terms, and redeems one by its code', async () => {
    const { user } = open({}, {}, { codigoPremio: 'TLC-1', qtde: 1 }, offer);
    for (const text of [
      'Cozinha brasileira',
      'Rua Augusta, 10',
      'São Paulo - SP',
      'A partir de 18 anos',
      'Reserve com 7 dias.',
      'de 400 pontos',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
    expect(screen.queryByLabelText(/^Quantidade/)).toBeNull();
    await user.click(await redeemButton());
    expect(await screen.findByText('Tem certeza que deseja resgatar 1 x Menu para dois na Mesa da Praça... por 300 pontos?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'SIM' }));
    expect(await screen.findByText('Resgate realizado com sucesso!')).toBeTruthy();
  });
});

describe('SafeHtml', () => {
  it('shows the named tags only, whatever was stored', () => {
    renderWith(
      <SafeHtml
        html={'<p onclick="x()">Bom <b>mesmo</b></p><img src=x onerror="x()"><a href="javascript:x()">link</a>'}
        tags={['p', 'a']}
        attributes={['href']}
      />,
    );
    expect(screen.getByText('Bom mesmo').outerHTML).toBe('<p>Bom mesmo</p>');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('link').getAttribute('href')).toBeNull();
  });
});
