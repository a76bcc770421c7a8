/** Values the demonstration has under these names, so that a hostile value gets past the first checks. */
const BY_NAME: readonly [RegExp, string][] = [
  [/cpf/i, '10000001686'],
  [/cnpj/i, '11222333000181'],
  [/email/i, 'alguem@exemplo.com'],
  [/senha|password/i, 'Senha@2026'],
  [/celular|telefone|mobile|numero$/i, '11987654321'],
  [/cep$/i, '01310100'],
  [/uf$/i, 'SP'],
  [/(inicial|inicio|^de|desde)$/i, '2026-11-01'],
  [/^data|data$|em$|dia$|fim$|final$|^ate/i, '2026-11-20'],
  [/mes$/i, '2026-11'],
  [/url|link/i, 'https://exemplo.com/'],
  [/uuid/i, '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  [/^id|id$|ids$/i, '1'],
  [/valor|pontos|preco|custo|saldo|percentual|fator|limite|qtde|estoque|ordem|ano$/i, '10'],
];

/** A typical text for a field of this name. */
export const plausibleText = (name: string): string => BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'texto';
