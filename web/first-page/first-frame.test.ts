import { aViewer } from '../test/viewer.builder.ts';
import { frameOfHome } from './frame-of-home.ts';
import { handOver } from './hand-over.ts';
import { fillSlots } from './slots.ts';

const sellerHome = { emAnalise: { total: 2 } } as Parameters<typeof frameOfHome>[2];
const consumerHome = {
  emAnalise: { total: 0 },
  cashbackDashboard: {
    cashbackDisponivel: '0.00',
    cashbackDisponivelTexto: 'Cashback',
    divida: '0.00',
    saldoCashback: '12.30',
    motivosALiberar: [{ motivo: 'ABAIXO_DO_LIMITE', valor: '12.30', desde: null }],
    jaResgatouCashback: false,
    campanha: { dataFim: '2026-12-01', ultimoDiaResgate: '2026-12-20' },
    promocaoAtiva: true,
    totalProdutosSW: '250.00',
    valorResgateLiberado: '1000.00',
    mostrarCardFaltam: true,
    faltamParaCashback: '750.00',
  },
} as Parameters<typeof frameOfHome>[2];
const aSeller = aViewer({ kind: 'SELLER', nome: 'Caio & <b>Lima</b>', saldoPontos: '1250.90', tipoPontuacao: 2, aceitouRegulamento: true });

describe('the first frame of a home', () => {
  it('says of a seller what the client says', () => {
    const known = frameOfHome('SELLER', aSeller, sellerHome);
    expect(known).toMatchObject({
      name: 'seller2',
      texts: { firstName: 'Caio', headerBalance: '1.250 pontos', amount: '1.250', inAnalysis: '2 notas em análise' },
    });
  });

  it('says of a consumer what the client says, and not what is not so', () => {
    const known = frameOfHome('CONSUMER', aViewer({ kind: 'CONSUMER', saldoCashback: '12.30' }), consumerHome);
    expect(known?.name).toBe('consumer');
    expect(known?.texts).toMatchObject({
      headerBalance: 'R$\u00a012,30',
      waiting: 'Seu saldo: R$\u00a012,30 a liberar quando as compras em produtos SW chegarem ao mínimo da campanha.',
      debt: null,
      already: null,
      percent: '25',
      rest: '75',
    });
    expect(known?.texts.missing).toContain('750,00');
  });

  it('is none for another kind of person, nobody, and who must accept the rules first', () => {
    expect(frameOfHome('CONSUMER', aSeller, consumerHome)).toBeNull();
    expect(frameOfHome('SELLER', null, sellerHome)).toBeNull();
    expect(frameOfHome('SELLER', { ...aSeller, aceitouRegulamento: false }, sellerHome)).toBeNull();
  });

  it('takes what it says as text', () => {
    expect(fillSlots('<p title="{{label}}">{{amount}}{{debt}}</p>', { label: '"&', amount: '<b>1</b>', debt: null })).toBe(
      '<p title="&quot;&amp;">&lt;b&gt;1&lt;/b&gt;</p>',
    );
  });
});

describe('the client in place of the first frame', () => {
  const stage = () => {
    document.body.innerHTML = '<div id="quadro"><button>Sair</button><a href="/a">A</a><a href="/b">B</a></div><div id="root"></div>';
    const [frame, root] = ['quadro', 'root'].map((id) => document.getElementById(id)!) as [HTMLElement, HTMLElement];
    root.style.display = 'none';
    handOver({ frame, root });
    return { frame, root };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('comes with its heading and every place of the frame, not before', async () => {
    const { frame, root } = stage();
    root.innerHTML = '<h1>Olá</h1><a href="/a">A</a>';
    await settled();
    expect([frame.isConnected, root.style.display]).toEqual([true, 'none']);
    root.insertAdjacentHTML('beforeend', '<a href="/b">B</a>');
    await settled();
    expect([frame.isConnected, root.style.display]).toEqual([false, '']);
  });

  it('does what was pressed, once, and has the focus where it was', async () => {
    const { frame, root } = stage();
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
    frame.querySelector('button')!.focus();
    frame.querySelector('button')!.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(true);
    const presses: string[] = [];
    root.addEventListener('click', (event) => presses.push((event.target as Element).textContent ?? ''));
    root.innerHTML = '<h1>Olá</h1><button>Sair</button><a href="/a">A</a><a href="/b">B</a>';
    await settled();
    expect(presses).toEqual(['Sair']);
    expect(root.contains(document.activeElement)).toBe(true);
  });

  it('leaves new tabs to the browser', () => {
    const { frame } = stage();
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    frame.querySelector('a')!.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
  });
});
