import { z } from 'zod';
import { defineQuery } from '../../platform/queries/query.ts';
import { lookUpCep } from './look-up-cep.ts';

/** The address of a CEP, with or without the hyphen, for every form that needs one. */
export const cepQuery = defineQuery({
  name: 'cep',
  permission: 'cep:read',
  input: z.strictObject({ cep: z.string({ error: 'CEP inválido' }).max(100, 'CEP inválido') }),
  read: (ctx, { cep }) => lookUpCep(ctx, cep),
});
