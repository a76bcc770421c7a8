import { readSignedToken, signToken } from '../../platform/auth/signed-token.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ExportFormat } from '../../platform/lists/export-rows.ts';
import type { ExportRequest } from '../../platform/lists/export-statement.ts';
import './export.errors.ts';

/** What an export link stands for. The person is read again when it is opened. */
export interface ExportLink {
  list: string;
  format: ExportFormat;
  request: Required<ExportRequest>;
  fileName: string;
  actor: { kind: 'staff' | 'seller' | 'consumer'; id: number };
  /** The session that asked; the link dies with it. */
  session?: number;
  /** Epoch milliseconds. */
  expires: number;
}

const PURPOSE = 'exportacao';
const LIFE_MS = 5 * 60_000;
/** Longest path that proxies and our own server accept. */
const MAX_TOKEN_LENGTH = 7_000;

/** A URL that downloads an export any number of times in the next five minutes. Refuses: EXPORT_FILTER_TOO_LONG. */
export function exportUrl(ctx: AppContext, link: Omit<ExportLink, 'actor' | 'session' | 'expires'>): string {
  if (!('id' in ctx.actor) || ctx.actor.kind === 'integration') throw new AppError('NOT_SIGNED_IN');
  const payload: ExportLink = {
    ...link,
    actor: { kind: ctx.actor.kind, id: ctx.actor.id },
    session: ctx.sessionId,
    expires: ctx.clock.now().getTime() + LIFE_MS,
  };
  const token = signToken(PURPOSE, payload, ctx.env.SECRET);
  if (token.length > MAX_TOKEN_LENGTH) throw new AppError('EXPORT_FILTER_TOO_LONG');
  return `${ctx.env.EMBEDDED ? '' : ctx.env.PUBLIC_URL}/exportacoes/${token}`;
}

/** What a token stands for at this instant; null when it is altered, expired or malformed. */
export function readExportLink(token: string, secret: string, now: Date): ExportLink | null {
  const link = readSignedToken(PURPOSE, token, secret) as ExportLink | null;
  return link && now.getTime() < link.expires ? link : null;
}
