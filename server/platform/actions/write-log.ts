import { actorKey, nameOf } from '../actor.ts';
import type { AppContext } from '../context.ts';
import type { LogDraft, Step } from './run.ts';

/** Writes the log entry of what was done or held. A refusal by an error writes none. */
export const writeLog: Step = async ({ action, ctx, tx, entry }, next) => {
  const outcome = await next();
  if (!action.logged) return outcome;
  await tx.sql('insert into audit_entries (tipo, ator, responsavel, parametros, request_id, criado_em) values ($1, $2, $3, $4, $5, $6)', [
    action.name,
    entry.who?.key ?? actorKey(ctx.actor),
    responsavelOf(ctx, entry.who),
    JSON.stringify(entry.parametros),
    ctx.requestId,
    ctx.clock.now(),
  ]);
  return outcome;
};

/** Members are logged by id only, and the screen looks up the name: the hash chain could not erase one. */
const MEMBERS: Partial<Record<string, string>> = { seller: 'Vendedor Loja', consumer: 'Consumidor' };

function responsavelOf({ actor }: AppContext, who: LogDraft['who']): string {
  const key = who?.key ?? actorKey(actor);
  const member = MEMBERS[key.split(':')[0]!];
  if (member) return member;
  if (who) return who.nome;
  return actor.kind === 'anonymous' ? 'Visitante' : nameOf(actor);
}
