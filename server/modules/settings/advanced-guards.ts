import type { GuardedChange } from '../parameter-changes/index.ts';
import type { AdvancedSettings } from './advanced-settings.query.ts';
import { MASKABLE_LEVELS } from './settings.rules.ts';

const onOff = (value: boolean) => (value ? '1' : '0');
const YES_NO = ['Não', 'Sim'] as const;
const words = (before: string, after: string): readonly [string, string] => [YES_NO[Number(before)]!, YES_NO[Number(after)]!];

/** The guarded parameters among the advanced settings. What may be on or off, or has a strict and a loose choice, counts as 1 and 0. */
export function advancedGuards(before: AdvancedSettings, after: AdvancedSettings): GuardedChange[] {
  const number = (parametro: 'toleranciaAf' | 'diasToleranciaMes' | 'prazoResgateDias' | 'diasDevolucao', nome: string): GuardedChange => ({
    parametro,
    id: null,
    nome,
    before: String(before[parametro]),
    after: String(after[parametro]),
  });
  const choice = (
    parametro: 'exigirSaldo' | 'janelaParceiro' | 'politicaEstorno' | 'levarParaProxima' | 'chaveCpfDoTitular',
    nome: string,
    isOn: (settings: AdvancedSettings) => boolean,
  ): GuardedChange => {
    const [was, is] = [onOff(isOn(before)), onOff(isOn(after))];
    return { parametro, id: null, nome, before: was, after: is, told: words(was, is) };
  };
  const masks = MASKABLE_LEVELS.map((level): GuardedChange => {
    const [was, is] = [onOff(before.niveisMascarados.includes(level)), onOff(after.niveisMascarados.includes(level))];
    return {
      parametro: 'niveisMascarados',
      id: level,
      nome: `Nível ${level} vê dados mascarados`,
      before: was,
      after: is,
      told: words(was, is),
    };
  });
  return [
    number('toleranciaAf', 'Tolerância do Antifraude (%)'),
    number('diasToleranciaMes', 'Dias de tolerância do mês'),
    number('prazoResgateDias', 'Prazo de resgate do cashback (dias)'),
    number('diasDevolucao', 'Prazo dos pontos devolvidos (dias)'),
    choice('exigirSaldo', 'Exigir saldo de compra', ({ exigirSaldo }) => exigirSaldo),
    choice('janelaParceiro', 'Só um prêmio de um mesmo parceiro no total', ({ janelaParceiro }) => janelaParceiro === 'SEMPRE'),
    choice('politicaEstorno', 'Estorno de pontos já gastos deixa débito', ({ politicaEstorno }) => politicaEstorno === 'SALDO_NEGATIVO'),
    choice('levarParaProxima', 'Levar para a próxima campanha', ({ levarParaProxima }) => levarParaProxima),
    choice('chaveCpfDoTitular', 'Chave PIX do tipo CPF só do próprio consumidor', ({ chaveCpfDoTitular }) => chaveCpfDoTitular),
    ...masks,
  ];
}
