import { chosenPasswordProblem } from './chosen-password.ts';

const owner = { nome: 'Ana Conceição dos Santos', cpf: '529.982.247-25' };
const GUESSABLE = 'Senha fácil de adivinhar. Evite senhas comuns, nomes, datas e sequências.';
const PERSONAL = 'A senha não pode conter seu nome nem seu CPF';

describe('a chosen password', () => {
  it.each([
    '12345678',
    'password',
    'P@ssw0rd',
    'senha123',
    'Senha123!',
    'Senha@123',
    'Mudar@123',
    'Brasil@123',
    'Flamengo10',
    'Corinthians1910',
    'Palmeiras@1',
    'mudar123',
    'brasil2026',
    'Maria1990',
    'gabriel123',
    'flamengo1981',
    'fidelidade1',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '01012000',
    '20262026',
    'a'.repeat(128),
    'senha'.repeat(5),
  ])('is refused when it is guessed soon: %s', async (senha) => {
    expect(await chosenPasswordProblem(senha, owner)).toBe(GUESSABLE);
  });

  it.each([
    'Conceicao@2026!x',
    'xCONCEIÇÃOx77',
    'quero-santos-campeao',
    'ana#81kqz0',
    '81kq.Ana.z0',
    '52998224725',
    'cpf529.982.247-25',
    '998224zzkq',
    'z982.247-25z',
  ])('is refused when it contains a name or the CPF of its owner: %s', async (senha) => {
    expect(await chosenPasswordProblem(senha, owner)).toBe(PERSONAL);
  });

  it.each([
    'Demo@2026',
    'Senha@2026',
    'Nova@2026',
    'uma senha longa',
    'segredo-longo',
    'x7Kp2mQ9',
    // Contains 'ana' and 'dos', and five digits of the CPF.
    'semana dos ventos 52998',
    'çççZq81 lm',
  ])('is taken otherwise: %s', async (senha) => {
    expect(await chosenPasswordProblem(senha, owner)).toBeNull();
  });

  it('is judged without a name or a CPF too', async () => {
    expect(await chosenPasswordProblem('x7Kp2mQ9', { nome: '', cpf: '' })).toBeNull();
    expect(await chosenPasswordProblem('12345678', { nome: '', cpf: '' })).toBe(GUESSABLE);
  });

  it('takes bounded time, however long and odd it is', async () => {
    await chosenPasswordProblem('x7Kp2mQ9', owner);
    const odd = ['4@8({[<369!1|0$5+7%2'.repeat(7), '3141592653589793238462643383279502884197', `${'0'.repeat(127)}x`, 'ab'.repeat(64)];
    for (const senha of odd) {
      const at = performance.now();
      await chosenPasswordProblem(senha, owner);
      // A tenth of that on an idle machine; with the package's default limits it takes seconds.
      expect(performance.now() - at).toBeLessThan(500);
    }
  });
});
