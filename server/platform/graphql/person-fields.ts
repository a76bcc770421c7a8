import { DayScalar } from './day.ts';
import { field, optional } from './object-type.ts';
import { sexSet } from './sex.ts';

/** The address of a person or a store, as submitted by forms. */
export const addressFields = {
  endCep: field(String),
  endRua: field(String),
  endNumero: field(String),
  endComplemento: optional(String),
  endBairro: field(String),
  endCidade: field(String),
  endEstado: field(String),
};

/** Input fields common to sellers and consumers (document 000 §5). */
export const personFields = {
  ...addressFields,
  nome: field(String),
  cpf: field(String),
  sexo: field(sexSet),
  dataNascimento: field(DayScalar, 'Day of birth.'),
  celular: field(String),
  telefone: optional(String),
  email: optional(String),
};
