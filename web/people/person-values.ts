import { consumerRules } from '../../server/modules/consumers/consumer.rules.ts';
import { formValues } from '../forms/form-values.ts';

interface Address {
  endRua: string | null;
  endNumero: string | null;
  endComplemento: string | null;
  endBairro: string | null;
  endCidade: string | null;
  endEstado: string | null;
}

/** 'Rua, 10, fundos - Centro - São Paulo, SP', omitting missing parts. */
export const addressLine = ({ endRua, endNumero, endComplemento, endBairro, endCidade, endEstado }: Address): string =>
  [[endRua, endNumero, endComplemento], [endBairro], [endCidade, endEstado]]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' - ');

/** Initial values of `personFields` and `addressFields` for a registered person. */
export const personValues = (person: Readonly<Record<string, unknown>>) => formValues(consumerRules, person);
