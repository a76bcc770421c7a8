import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import './registration-code.errors.ts';
import { registrationCodeIdRules } from './registration-code.rules.ts';

/** Shareable addresses: opening one registers with the code. */
export interface RegistrationLinks {
  vendedor: string;
  consumidor: string;
}

/** The copy-link modal: the public site address plus codigo_cadastro (document 001 §2). Refuses: REGISTRATION_CODE_NOT_FOUND. */
export const registrationLinksQuery = defineQuery({
  name: 'registrationLinks',
  permission: 'registrationCode:list',
  input: registrationCodeIdRules,
  read: async (ctx, { id }): Promise<RegistrationLinks> => {
    const [code] = await ctx.read<{ codigo: string }>('select codigo from registration_codes where id = $1 and excluido_em is null', [id]);
    if (!code) throw new AppError('REGISTRATION_CODE_NOT_FOUND');
    const link = (path: string) => `${ctx.env.PUBLIC_URL}${path}?codigo_cadastro=${encodeURIComponent(code.codigo)}`;
    return { vendedor: link('/cadastrar'), consumidor: link('/cadastrar-consumidor-final') };
  },
});
