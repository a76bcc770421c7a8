import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { STAFF_LEVEL_LABELS, StaffLevel } from '../../shared/enums.ts';
import { queueEmail } from '../messaging/index.ts';
import { reachIsWider } from './grants.ts';
import './staff.errors.ts';
import { staffEmails } from './staff-emails.ts';

/** What gives an account more than it had, or its control to somebody else. */
export type GrantKind = 'CRIACAO' | 'REATIVACAO' | 'ELEVACAO' | 'AMPLIACAO' | 'EMAIL';

const DONE: Readonly<Record<GrantKind, string>> = {
  CRIACAO: 'foi aprovado como administrador',
  REATIVACAO: 'foi reativado',
  ELEVACAO: 'recebeu uma permissão maior',
  AMPLIACAO: 'passou a alcançar mais redes ou lojas',
  EMAIL: 'teve o e-mail alterado',
};

/** An account as its approver has to see it. */
interface Account {
  id: number;
  nome: string;
  email: string;
  permissao: number;
  idRevendasPermitidas: number[];
  idRedesPermitidas: number[];
}

/** Level and reach of an account in one phrase: 'Operador, nas redes Sul e Norte'. */
export async function describeReach(
  ctx: Pick<ActionContext, 'sql'>,
  { permissao, idRevendasPermitidas, idRedesPermitidas }: Omit<Account, 'id' | 'nome' | 'email'>,
): Promise<string> {
  const level = STAFF_LEVEL_LABELS[permissao as StaffLevel] ?? String(permissao);
  if (permissao === StaffLevel.AUDITOR || permissao === StaffLevel.ADMINISTRADOR) return level;
  const [row] = await ctx.sql<{ redes: string | null; lojas: string | null }>(
    `select (select string_agg(nome, ', ' order by nome) from networks where id = any($1::int[])) as redes,
       (select string_agg(nome_fantasia, ', ' order by nome_fantasia) from stores where id = any($2::int[])) as lojas`,
    [idRedesPermitidas, idRevendasPermitidas],
  );
  if (row!.lojas) return `${level}, lojas: ${row!.lojas}`;
  return row!.redes ? `${level}, redes: ${row!.redes}` : `${level}, todas as redes`;
}

/** The network whose staff may decide about an account: the only one it reaches; null where the whole programme is concerned. */
export const networkOf = ({ idRedesPermitidas }: Pick<Account, 'idRedesPermitidas'>): number | null =>
  idRedesPermitidas.length === 1 ? idRedesPermitidas[0]! : null;

/** Refuses an address of another account: the code of a first access goes there. Refuses: STAFF_EMAIL_TAKEN. */
export async function refuseTakenEmail(ctx: Pick<ActionContext, 'sql'>, email: string, id: number): Promise<void> {
  const [other] = await ctx.sql('select id from staff_users where lower(email) = lower($1) and id <> $2 limit 1', [email, id]);
  if (other) throw new AppError('STAFF_EMAIL_TAKEN');
}

/** What an edit gives: nothing for a new name, a lower level or a narrower reach. */
export async function grantsOf(ctx: Pick<ActionContext, 'sql' | 'actor'>, before: Account, after: Account): Promise<GrantKind[]> {
  const { isRaise, isWider } = await reachIsWider(ctx, before, after);
  const isOwn = ctx.actor.kind === 'staff' && ctx.actor.id === before.id;
  const isNewEmail = !isOwn && before.email.toLowerCase() !== after.email.toLowerCase();
  return [...(isRaise ? ['ELEVACAO' as const] : []), ...(isWider ? ['AMPLIACAO' as const] : []), ...(isNewEmail ? ['EMAIL' as const] : [])];
}

/** Records approved grants and tells every administrator. The actor approves a request. */
export async function recordGrants(
  ctx: ActionContext,
  { id, nome }: Pick<Account, 'id' | 'nome'>,
  kinds: readonly GrantKind[],
): Promise<void> {
  const { actor, approves } = ctx;
  if (actor.kind !== 'staff' || !approves || !kinds.length) return;
  const { makerId } = approves;
  await ctx.sql(
    `insert into staff_grants (staff_user_id, tipo, proposto_por_id, aprovado_por_id, criado_em)
     select $1, tipo, $3, $4, $5 from unnest($2::text[]) as tipo`,
    [id, kinds, makerId, actor.id, ctx.clock.now()],
  );
  const [first] = await ctx.sql<{ nome: string }>('select nome from staff_users where id = $1', [makerId]);
  await tellAdministrators(ctx, `${nome} ${kinds.map((kind) => DONE[kind]).join(' e ')}`, [
    `${nome} ${kinds.map((kind) => DONE[kind]).join(' e ')}.`,
    `Pedido de ${first!.nome}, aprovado por ${actor.nome}.`,
  ]);
}

type Teller = Pick<ActionContext, 'sql' | 'enqueue' | 'clock'> & { env: { PROGRAMA_NOME: string; PUBLIC_URL?: string | undefined } };

/** Tells every active administrator of a change of the staff, by e-mail. A command of the operator may not know the public address. */
export async function tellAdministrators(ctx: Teller, assunto: string, paragrafos: string[]): Promise<void> {
  for (const para of await staffEmails(ctx.sql, StaffLevel.ADMINISTRADOR))
    await queueEmail(ctx, {
      para,
      assunto: `${assunto} - ${ctx.env.PROGRAMA_NOME}`,
      titulo: 'Acesso ao painel',
      paragrafos: [...paragrafos, 'Se você não esperava esta mudança, confira a lista de administradores e os logs.'],
      ...(ctx.env.PUBLIC_URL && { botao: { texto: 'Abrir Administradores', url: `${ctx.env.PUBLIC_URL}/painel/administradores` } }),
    });
}
