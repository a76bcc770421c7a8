import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import { staffIdOf } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { agentName } from '../../shared/agent-name.ts';
import { rowId } from '../../shared/form-rules.ts';
import { IDLE_HOURS } from './actors.ts';
import './session.errors.ts';

/** A device that is signed in, as its owner sees it. */
export interface OwnSession {
  id: number;
  /** Browser and system, such as 'Chrome no Windows'. */
  dispositivo: string;
  ip: string | null;
  criadoEm: Date;
  ultimoUsoEm: Date;
  /** The session that asks. */
  atual: boolean;
}

/** Sessions that still work, of member of staff `$1` at the instant `$2`. */
const LIVE = `kind = 'STAFF' and person_id = $1 and revogada_em is null and expira_em > $2
  and ultimo_uso_em > $2::timestamptz - interval '${IDLE_HOURS} hours'`;

/** Meus acessos: where the person is signed in, the last used first. */
export const ownSessionsQuery = defineQuery({
  name: 'ownSessions',
  permission: 'ownSession:manage',
  input: z.strictObject({}),
  read: async (ctx): Promise<OwnSession[]> => {
    const rows = await ctx.read<Omit<OwnSession, 'dispositivo' | 'atual'> & { agente: string | null }>(
      `select id, agente, ip, criado_em as "criadoEm", ultimo_uso_em as "ultimoUsoEm" from sessions where ${LIVE}
       order by ultimo_uso_em desc, id desc limit 200`,
      [staffIdOf(ctx), ctx.clock.now()],
    );
    return rows.map(({ agente, ...row }) => ({ ...row, dispositivo: agentName(agente), atual: row.id === ctx.sessionId }));
  },
});

/** Ends one of the own sessions. */
export const endOwnSession = defineAction({
  name: 'endOwnSession',
  title: 'Encerramento de um acesso próprio',
  permission: 'ownSession:manage',
  refuses: ['OWN_SESSION_NOT_FOUND'],
  input: z.strictObject({ id: rowId('Acesso não encontrado') }),
  handler: async (ctx, { id }): Promise<boolean> => {
    const [ended] = await ctx.sql(`update sessions set revogada_em = $2 where ${LIVE} and id = $3 returning id`, [
      staffIdOf(ctx),
      ctx.clock.now(),
      id,
    ]);
    if (!ended) throw new AppError('OWN_SESSION_NOT_FOUND');
    return true;
  },
});

/** Ends the own sessions but the one that asks; answers how many. */
export const endOtherOwnSessions = defineAction({
  name: 'endOtherOwnSessions',
  title: 'Encerramento dos outros acessos próprios',
  permission: 'ownSession:manage',
  input: z.strictObject({}),
  handler: async (ctx): Promise<number> => {
    const ended = await ctx.sql(`update sessions set revogada_em = $2 where ${LIVE} and id <> $3 returning id`, [
      staffIdOf(ctx),
      ctx.clock.now(),
      ctx.sessionId ?? null,
    ]);
    ctx.logAs({ total: ended.length });
    return ended.length;
  },
});
