import { SCENARIO_LABELS, type Scenario } from '../../../../server/shared/enums.ts';
import type { Parameter } from '../../../../server/shared/parameters.ts';
import type { SimulationChangesInput } from '../../../graphql/types.generated.ts';
import { PARAMETER_LABELS, parameterValue } from '../../../parameters/parameter-texts.ts';

/** A proposed change, as the form collects it and a simulation stores it. */
export interface Change {
  parametro: Parameter;
  /** Product code, store CNPJ, network name or scenario number; empty for the whole programme. */
  codigo: string;
  nome: string | null;
  /** The previous value; known once simulated. */
  de: string | null;
  para: string;
}

/** Identifies a change, to find duplicates. */
export const changeKey = ({ parametro, codigo }: Pick<Change, 'parametro' | 'codigo'>): string => `${parametro}:${codigo}`;

/** 'Pontos de um produto: Tinta 18 L, 12,50 → 15,00'. */
export const changeText = ({ parametro, codigo, nome, de, para }: Change): string => {
  const target = parametro === 'fatorExtra' && !nome ? SCENARIO_LABELS[Number(codigo) as Scenario] : (nome ?? codigo);
  const before = de === null ? '' : `${parameterValue(parametro, de)} → `;
  return `${PARAMETER_LABELS[parametro]}: ${target ? `${target}, ` : ''}${before}${parameterValue(parametro, para)}`;
};

/** The changes of a simulation as the form holds them. */
export const changesOf = ({ itens }: { itens: readonly (Omit<Change, 'codigo'> & { codigo: string | null })[] }): Change[] =>
  itens.map((change) => ({ ...change, codigo: change.codigo ?? '' }));

/** Converts the changes to the mutation's input. */
export const changesInput = (changes: readonly Change[]): SimulationChangesInput => {
  const of = (parametro: Parameter) => changes.filter((change) => change.parametro === parametro);
  const single = (parametro: Parameter) => of(parametro)[0]?.para ?? null;
  return {
    valorPontos: of('valorPontos').map(({ codigo, para }) => ({ codProduto: codigo, valor: para })),
    ajusteValorPontos: single('ajusteValorPontos'),
    fatorPontuacao: of('fatorPontuacao').map(({ codigo, para }) => ({ cnpjLoja: codigo, valor: para })),
    valorPonto: of('valorPonto').map(({ codigo, para }) => ({ rede: codigo, valor: para })),
    fatorExtra: of('fatorExtra').map(({ codigo, para }) => ({ cenario: Number(codigo), valor: para })),
    limitePontuacao: single('limitePontuacao'),
    percentualCashback: single('percentualCashback'),
  };
};
