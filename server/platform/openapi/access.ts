import { type Permission, permissions } from '../../policy/permissions.ts';

interface Audience {
  staff?: readonly number[];
  seller?: true;
  consumer?: true;
  public?: true;
  integration?: true;
}

/** The session header of each audience, as `readSessionHeader` reads it. */
export const securitySchemes = {
  painel: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Sessão do painel: uma barra vertical e o token, `|token`.',
  },
  loja: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Sessão da loja (vendedor ou cliente): o token e uma barra vertical, `token|`.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'O token de qualquer sessão, como `Bearer token`.' },
} as const;

export function audienceOf(permission: Permission): Audience {
  return permissions[permission];
}

/** The headers that grant access; an empty entry means none is needed. */
export function securityOf(permission: Permission): Record<string, string[]>[] {
  const { staff, seller, consumer, public: isPublic } = audienceOf(permission);
  return [
    ...(isPublic ? [{}] : []),
    ...(staff ? [{ painel: [] }] : []),
    ...(seller || consumer ? [{ loja: [] }] : []),
    ...(staff || seller || consumer ? [{ bearer: [] }] : []),
  ];
}

/** Who has access, in Portuguese, from the policy table. */
export function accessText(permission: Permission): string {
  const { staff, seller, consumer, public: isPublic } = audienceOf(permission);
  if (isPublic) return 'Acesso: público.';
  const levels =
    staff?.length === 6 ? 'painel' : staff?.length === 1 ? `painel, nível ${staff[0]}` : staff && `painel, níveis ${listed(staff)}`;
  return `Acesso: ${[levels, seller && 'vendedor', consumer && 'cliente'].filter(Boolean).join('; ')}.`;
}

const listed = (values: readonly number[]) => new Intl.ListFormat('pt-BR').format(values.map(String));
