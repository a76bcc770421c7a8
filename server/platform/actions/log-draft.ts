import type { Action } from './action.ts';
import type { LogDraft } from './run.ts';

/** Keys, passwords and files never reach the log. Neither does personal data: entries outlive a person's erasure. */
const SECRET = /senha|token|uuid|chavePix|arquivo|foto|files?$/i;
const PERSONAL = /^(cpf|email|celular|telefone|mobile|fullName|sexo|hobby|dataNascimento|quemIndicou|end[A-Z]\w*)$/;
/** Free text, which may be about a person: only the tables keep it, where it can be erased. */
const FREE_TEXT = /^(obs|observacao|texto|mensagem|justificativa|motivo|resposta)$/;

/** The log entry by default: the input without secrets and personal data, and without the columns of the edited row. */
export function draftEntry({ edits }: Pick<Action<never, never>, 'edits'>, input: unknown): LogDraft {
  const parametros = withoutSecrets(input);
  if (!edits) return { parametros };
  return {
    parametros: Object.fromEntries(Object.entries(parametros).filter(([name]) => name === 'id' || !Object.hasOwn(edits.of.columns, name))),
  };
}

function withoutSecrets(input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return {};
  const clean = (value: unknown, depth: number): unknown => {
    if (Buffer.isBuffer(value)) return `${value.length} bytes`;
    if (value instanceof Date) return value.toISOString();
    if (Array.isArray(value)) return value.length > 50 ? `${value.length} itens` : value.map((inner) => clean(inner, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    if (depth > 4) return '…';
    const isLogged = (key: string) =>
      !SECRET.test(key) && !PERSONAL.test(key) && !FREE_TEXT.test(key) && !('cpf' in value && key === 'nome');
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => isLogged(key))
        .map(([key, inner]) => [key, clean(inner, depth + 1)]),
    );
  };
  return clean(input, 0) as Record<string, unknown>;
}
