import { type Finding, hard, soft } from './receipt-findings.ts';

/** Sender deactivated or erased since the receipt was sent. Over SUBMISSION_FROM. */
const IS_SENDER_INACTIVE = `coalesce(case when s.audience = 'SELLER' then not v.ativo or v.excluido_em is not null
  else not c.ativo or c.excluido_em is not null end, false)`;
/**
 * Store that does not participate for this audience, unless the reading already says so. A consumer's store is the issuer in the key; a
 * seller's is their own.
 */
const IS_STORE_AWAY = `coalesce(case when s.audience = 'SELLER' then not r.ativo or r.excluido_em is not null
  else s.leitura -> 'key' ->> 'cnpj' is not null and not exists (select from stores k
    where k.cnpj = s.leitura -> 'key' ->> 'cnpj' and k.ativo and k.ativo_clientes and k.excluido_em is null) end, false)
  and not coalesce(s.leitura -> 'findings' @> '[{"code": "STORE_NOT_PARTICIPATING"}]', false)`;

/** Number of findings of the current state of store and sender, which can change after the reading. */
export const LIVE_FINDINGS = `((${IS_SENDER_INACTIVE})::int + (${IS_STORE_AWAY})::int)`;
/** Both flags, for `liveFindings`. */
export const LIVE_FLAGS = `(${IS_SENDER_INACTIVE}) as "remetenteInativo", (${IS_STORE_AWAY}) as "lojaFora"`;

/** The same findings with the documented reject reason each one starts with. */
export function liveFindings(
  audience: 'SELLER' | 'CONSUMER',
  { remetenteInativo, lojaFora }: { remetenteInativo: boolean; lojaFora: boolean },
): Finding[] {
  const isSeller = audience === 'SELLER';
  const store = 'Nota Não Qualificada: a loja da nota não participa';
  const sender = isSeller
    ? 'Vendedor divergente: o cadastro do vendedor está inativo'
    : 'Nota Não Qualificada: o cadastro do consumidor está inativo';
  return [
    ...(lojaFora ? [isSeller ? soft('STORE_NOT_PARTICIPATING', store) : hard('STORE_NOT_PARTICIPATING', store)] : []),
    ...(remetenteInativo ? [hard('SENDER_INACTIVE', sender)] : []),
  ];
}
