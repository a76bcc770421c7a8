import type { Permission } from './permissions.ts';

/** What a read-only access token may grant: reads only, never more than its owner's. */
export const tokenScopes = {
  CADASTROS: ['network:list', 'network:seeValorPonto', 'store:list', 'product:list', 'storeProduct:list', 'seller:list'],
  VENDAS: ['posting:list', 'posting:listOfSeller'],
  RESGATES: ['redemption:list'],
  CASHBACK: ['consumer:find', 'consumer:list', 'cashback:list'],
} as const satisfies Record<string, readonly Permission[]>;

export type TokenScope = keyof typeof tokenScopes;

/** The reads of some scopes; unknown scope names grant nothing. */
export function permissionsOfScopes(scopes: readonly string[]): ReadonlySet<Permission> {
  return new Set(
    scopes.flatMap((scope): readonly Permission[] => (Object.hasOwn(tokenScopes, scope) ? tokenScopes[scope as TokenScope] : [])),
  );
}
