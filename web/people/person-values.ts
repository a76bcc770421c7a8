import type { Sex } from '../../server/shared/enums.ts';

interface Address {
  endRua: string | null;
  endNumero: string | null;
  endComplemento: string | null;
  endBairro: string | null;
  endCidade: string | null;
  endEstado: string | null;
}

interface Person extends Address {
  nome: string;
  cpf: string;
  email: string | null;
  sexo: string | null;
  dataNascimento: string | null;
  celular: string | null;
  telefone: string | null;
  endCep: string | null;
}

/** 'Rua, 10, fundos - Centro - São Paulo, SP', omitting missing parts. */
export const addressLine = ({ endRua, endNumero, endComplemento, endBairro, endCidade, endEstado }: Address): string =>
  [[endRua, endNumero, endComplemento], [endBairro], [endCidade, endEstado]]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' - ');

/** Initial values of `personFields` and `addressFields` for a registered person. */
export const personValues = (person: Person) => ({
  nome: person.nome,
  cpf: person.cpf,
  email: person.email ?? '',
  // People registered before this field existed have no value, so the select starts empty.
  ...(person.sexo ? { sexo: person.sexo as Sex } : {}),
  dataNascimento: person.dataNascimento ?? '',
  celular: person.celular ?? '',
  telefone: person.telefone ?? '',
  endCep: person.endCep ?? '',
  endRua: person.endRua ?? '',
  endNumero: person.endNumero ?? '',
  endComplemento: person.endComplemento ?? '',
  endBairro: person.endBairro ?? '',
  endCidade: person.endCidade ?? '',
  endEstado: person.endEstado ?? '',
});
