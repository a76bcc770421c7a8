import type { CreditRuleRowFragment } from './auto-credits.generated.ts';
import { disagreementsText } from './auto-credits.messages.ts';
import { isUnset, prefilled, ruleName } from './credit-rule.ts';
import { type AutoDecision, whyText } from './why-text.ts';

const aRule = (over: Partial<CreditRuleRowFragment> = {}): CreditRuleRowFragment => ({
  id: '1',
  networkId: '2',
  rede: 'Rede Sul',
  audience: 'SELLER',
  fonte: 'XML_ASSINADO',
  ativa: false,
  limiteNota: '0.00',
  limiteDia: '0.00',
  limiteMembro: '0.00',
  diasDeConta: 30,
  amostra: '5.00',
  discordancia: '2.00',
  janela: 200,
  salto: '3.00',
  versao: 1,
  ligadaEm: null,
  desligadaMotivo: null,
  atualizadaPor: null,
  atualizadaEm: '2026-11-20T12:00:00.000Z',
  creditadoHoje: '0.00',
  revisoes: 0,
  discordancias: 0,
  ...over,
});
const usual = { limiteNota: '40.00', limiteDia: '900.00', limiteMembro: null, notas: 12 };

describe('the form of a rule', () => {
  it('begins with the usual bounds of the network where the rule has none', () => {
    expect(prefilled(aRule(), true, usual)).toMatchObject({ ativa: true, limiteNota: '40.00', limiteDia: '900.00', limiteMembro: '0.00' });
  });

  it('keeps bounds that have been set', () => {
    const rule = aRule({ limiteNota: '10.00' });
    expect(isUnset(rule)).toBe(false);
    expect(prefilled(rule, false, usual)).toMatchObject({ ativa: false, limiteNota: '10.00', limiteDia: '0.00' });
  });

  it('names the rule by network, audience and source', () => {
    expect(ruleName(aRule({ audience: 'CONSUMER', fonte: 'FOTO' }))).toBe('Rede Sul, Consumidor, Fotografia');
  });
});

const aDecision = (over: Partial<AutoDecision> = {}): AutoDecision => ({
  id: '1',
  submissionId: '7',
  postingId: '9',
  rede: 'Rede Sul',
  loja: 'Casa das Tintas',
  parceiro: 'Ana Souza',
  audience: 'SELLER',
  fonte: 'FOTO',
  creditada: true,
  razoes: [],
  valor: '25.00',
  custo: '2.50',
  situacao: 'APROVADA',
  revisao: null,
  regraVersao: 3,
  versao: 1,
  enviadaEm: '2026-11-20T12:00:00.000Z',
  decididaEm: '2026-11-20T12:00:09.000Z',
  segundos: 9,
  recolhidaEm: null,
  entradas: {
    regra: { limiteNota: '40.00', limiteDia: '900.00', limiteMembro: '100.00', diasDeConta: 30 },
    membro: { diasDeConta: 45 },
    dia: { regra: '120.00', membro: '0.00' },
    itens: [
      { motivo: 'EAN', professores: 0 },
      { motivo: 'APRENDIDO', professores: 2 },
    ],
    venda: { ganho: '25.00' },
  },
  ...over,
});

describe('what blind reviews disagreed with', () => {
  it('is counted among the reviews, and is nothing without any', () => {
    expect(disagreementsText({ revisoes: 0, discordancias: 0 })).toBeNull();
    expect(disagreementsText({ revisoes: 1, discordancias: 1 })).toBe('1 de 1 revisão');
    expect(disagreementsText({ revisoes: 1200, discordancias: 3 })).toBe('3 de 1.200 revisões');
  });
});

describe('why a receipt was credited or not', () => {
  it('tells the gain of a credited one beside each bound', () => {
    expect(whyText(aDecision())).toEqual([
      'Todas as condições da regra foram atendidas.',
      'Rendeu 25,00 pontos; o limite por nota era 40,00 pontos.',
      'Antes dela, a regra tinha creditado 120,00 pontos no dia, de 900,00 pontos.',
      'O participante tinha recebido 0,00 pontos sem analista no dia, de 100,00 pontos.',
      'A conta tinha 45 dias; a regra pede mais de 30.',
      'Produtos encontrados por código de barras, descrição aprendida.',
      'Regra na versão 3, decisão na versão 1.',
    ]);
  });

  it('tells what its blind review said', () => {
    expect(whyText(aDecision({ revisao: 'DISCORDA' }))[1]).toBe('Na revisão às cegas, outra pessoa reprovaria.');
    expect(whyText(aDecision({ revisao: 'CONCORDA' }))[1]).toBe('Na revisão às cegas, outra pessoa também aprovaria.');
  });

  it('begins with the reasons of one that was left to a reviewer', () => {
    const { entradas } = aDecision();
    const row = aDecision({ creditada: false, razoes: ['CONTA_NOVA', 'NOVA_RAZAO'], entradas: { ...entradas, venda: null, itens: [] } });
    expect(whyText(row).slice(0, 3)).toEqual([
      'A conta do participante é recente.',
      'NOVA_RAZAO.',
      'Antes dela, a regra tinha creditado 120,00 pontos no dia, de 900,00 pontos.',
    ]);
  });
});
