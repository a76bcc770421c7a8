import type { Permission } from './permissions.ts';

/** What a read-only access token may grant: reads only, never more than its owner's. */
export const tokenScopes = {
  CADASTROS: ['network:list', 'network:seeValorPonto', 'store:list', 'product:list', 'storeProduct:list', 'seller:list'],
  VENDAS: ['posting:list', 'posting:listOfSeller'],
  RESGATES: ['redemption:list'],
  CASHBACK: ['consumer:find', 'consumer:list', 'cashback:list'],
  MODERACAO: ['submission:list', 'submission:listClosed', 'contest:list', 'review:metrics', 'heldAction:decide', 'link:list'],
  EXTRATO: ['posting:listOfSeller', 'balance:readSeller', 'balance:readConsumer', 'liability:read'],
  RELATORIOS: [
    'dashboard:read',
    'report:read',
    'measurement:read',
    'history:read',
    'successRate:read',
    'stock:read',
    'soldProducts:read',
    'corroboration:read',
    'antifraud:read',
    'liability:read',
    'scenario:read',
    'experiment:read',
  ],
  // Grants no list of its own: without it, personal data in the lists of the other scopes is masked.
  DADOS_PESSOAIS: [],
} as const satisfies Record<string, readonly Permission[]>;

export type TokenScope = keyof typeof tokenScopes;

/** What every token may read, whatever its scopes. */
const ANY_SCOPE: readonly Permission[] = ['totalsCatalogue:read', 'errorCatalogue:read'];

/** The reads of some scopes; unknown scope names grant nothing. */
export function permissionsOfScopes(scopes: readonly string[]): ReadonlySet<Permission> {
  const granted = scopes.flatMap((scope): readonly Permission[] =>
    Object.hasOwn(tokenScopes, scope) ? tokenScopes[scope as TokenScope] : [],
  );
  return new Set([...ANY_SCOPE, ...granted]);
}

/** Whether every token may read it. */
export const isOfAnyScope = (permission: Permission): boolean => ANY_SCOPE.includes(permission);

/** The scopes that grant a permission. */
export const scopesOf = (permission: Permission): TokenScope[] =>
  (Object.keys(tokenScopes) as TokenScope[]).filter((scope) => (tokenScopes[scope] as readonly Permission[]).includes(permission));
