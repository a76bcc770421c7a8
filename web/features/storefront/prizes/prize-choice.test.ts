import { pointsPerRealText } from './points-per-real.ts';
import { addressOf, categoriesOf, choiceOf, chosenOf, stepsOf } from './prize-choice.ts';

const prizes = [
  { nome: 'Recarga', pontos: '667.00', categoria: 'Dia a Dia' },
  { nome: 'Cinema', pontos: '900.00', categoria: 'Vales' },
  { nome: 'Sem', pontos: '1000.00', categoria: null },
  { nome: 'Fone', pontos: '5330.00', categoria: 'Dia a Dia' },
];
const namesOf = (address: string, balance = '700.00') =>
  chosenOf(prizes, choiceOf(new URLSearchParams(address)), balance).map(({ nome }) => nome);

describe('the filters of the catalogue', () => {
  it.each([
    ['', ['Recarga', 'Fone']],
    ['alcance=1', ['Recarga']],
    ['ate=667', ['Recarga']],
    ['ate=666', []],
    ['categoria=Vales', ['Cinema']],
    ['categoria=Vales&alcance=1', []],
    ['categoria=Sem categoria', ['Sem']],
    ['ate=-5&alcance=sim', ['Recarga', 'Fone']],
  ])('read from ?%s', (address, names) => {
    expect(namesOf(address)).toEqual(names);
  });

  it('offers the everyday category first, and only prices that leave something out', () => {
    expect(categoriesOf(prizes)).toEqual(['Dia a Dia', 'Sem categoria', 'Vales']);
    expect(stepsOf(prizes)).toEqual([1_000, 2_500, 5_000]);
    expect(stepsOf([])).toEqual([]);
  });

  it('stay in the address with the search; defaults do not', () => {
    const before = new URLSearchParams('busca=fone&ate=500');
    expect(addressOf(before, { isAffordable: true, upTo: 1_000, category: 'Vales' }).toString()).toBe(
      'busca=fone&alcance=1&ate=1000&categoria=Vales',
    );
    expect(addressOf(before, { isAffordable: false, upTo: null, category: 'Dia a Dia' }).toString()).toBe('busca=fone');
  });
});

describe('points per real', () => {
  it.each([
    ['recarga', 'Recarga de celular R$ 20', '667.00', '33,35 pontos por R$ 1'],
    ['credito', 'Crédito no cartão R$ 1.000,50', '33350.00', '33,33 pontos por R$ 1'],
    // The cost of other prizes is not for sellers, even if a name has an amount.
    ['geral', 'Vale-compras R$ 50', '1667.00', null],
    ['recarga', 'Recarga de celular', '667.00', null],
    ['recarga', 'Recarga R$ 0', '667.00', null],
  ])('of %s %s', (tipo, nome, pontos, text) => {
    expect(pointsPerRealText({ tipo, nome, pontos })).toBe(text);
  });
});
