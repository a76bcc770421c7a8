import { compare } from '../../shared/money.ts';
import { isZero } from '../../shared/sign.ts';
import type { ReviewSettingsRow } from './review-settings.query.ts';

/** Whether one person may do more than before: a limit rises or is turned off. The payment's has no off: 0 asks for two always. */
export const isLoosened = (before: ReviewSettingsRow, after: ReviewSettingsRow): boolean =>
  (Object.keys(before) as (keyof ReviewSettingsRow)[]).some((limit) => {
    const [was, is] = [before[limit], after[limit]];
    if (typeof was === 'boolean') return was && !is;
    // A shorter time of independence lets a new account count sooner.
    if (limit === 'independenciaDias' || limit === 'contaNovaHoras') return Number(is) < Number(was);
    const rises = compare(String(is), String(was)) > 0;
    if (limit === 'pagamentoUmaPessoa' || limit === 'pedidoExpiraDias') return rises;
    return !isZero(String(was)) && (rises || isZero(String(is)));
  });
