import type { AppContext } from '../../../platform/context.ts';
import { reachSql } from '../../../platform/lists/staff-scope.ts';
import { formatCnpj } from '../../../shared/cnpj.ts';
import { type Finding, hard, soft } from './receipt-findings.ts';

/** CNPJ of the store that issued a receipt. */
export interface Issuer {
  cnpj: string;
  /** False when the text of the picture gave it with doubt. */
  isSure: boolean;
}

interface IssuerStore {
  nome: string;
  excluida: boolean;
  ativa: boolean;
  atende: boolean;
  alcancada: boolean;
}

/** Why the issuer of a consumer's receipt cannot be chosen now, in words, with the documented reject reason where one fits (001 §9). */
export async function issuerFinding(ctx: AppContext, { cnpj, isSure }: Issuer): Promise<Finding | null> {
  const [store] = await ctx.read<IssuerStore>(
    `select k.nome_fantasia as nome, k.excluido_em is not null as excluida, k.ativo as ativa, k.ativo_clientes as atende,
       ${reachSql(ctx, { store: 'k.id', network: 'k.network_id' })} as alcancada
     from stores k where k.cnpj = $1`,
    [cnpj],
  );
  const away = (problem: string) => hard('STORE_NOT_PARTICIPATING', `Nota Não Qualificada: a loja da nota, ${problem}`);
  if (!store) {
    const named = `CNPJ ${formatCnpj(cnpj)}, não está no cadastro`;
    return soft(
      'STORE_NOT_PARTICIPATING',
      isSure ? `Nota Não Qualificada: a loja da nota, ${named}` : `A loja lida, ${named}: confira o CNPJ`,
    );
  }
  if (store.excluida) return away(`${store.nome}, foi excluída do cadastro`);
  if (!store.ativa) return away(`${store.nome}, está inativa`);
  if (!store.atende) return away(`${store.nome}, não participa do cashback`);
  // The receipt is good, so no reason rejects it.
  if (!store.alcancada) return soft('STORE_NOT_PARTICIPATING', 'A loja da nota é de outra rede: pule a nota (J) para quem cuida dela');
  return null;
}
