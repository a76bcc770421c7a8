import type { Permission } from './permissions.ts';

/** What a read-only access token may be given: readings only, never more than its owner may read. */
export const tokenScopes = {
  CADASTROS: ['network:list', 'network:seeValorPonto', 'store:list', 'product:list', 'storeProduct:list', 'seller:list'],
  VENDAS: ['posting:list', 'posting:listOfSeller'],
  RESGATES: ['redemption:list'],
  CASHBACK: ['consumer:find', 'consumer:list', 'cashback:list'],
} as const satisfies Record<string, readonly Permission[]>;

export type TokenScope = keyof typeof tokenScopes;

/** The readings of some scopes; names that are no scope give nothing. */
export function permissionsOfScopes(scopes: readonly string[]): ReadonlySet<Permission> {
  return new Set(
    scopes.flatMap((scope): readonly Permission[] => (Object.hasOwn(tokenScopes, scope) ? tokenScopes[scope as TokenScope] : [])),
  );
}
