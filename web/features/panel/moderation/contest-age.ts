import { addBusinessDays, type CalendarDate, formatDate } from '../../../../server/shared/dates.ts';
import type { StatusLook } from '../../../lists/list-types.ts';
import { moderationTexts as texts } from './moderation.messages.ts';

/** Colour of an open contest's deadline: red when late, amber when due today or the next business day, else green. Null once decided. */
export const contestAge = ({ status, prazoEm }: { status: string; prazoEm: CalendarDate }, today: CalendarDate): StatusLook | null => {
  if (status !== 'ABERTA') return null;
  const day = formatDate(prazoEm);
  if (prazoEm < today) return { tone: 'rejected', label: texts.late(day) };
  return prazoEm <= addBusinessDays(today, 1) ? { tone: 'pending', label: texts.soon(day) } : { tone: 'approved', label: texts.due(day) };
};
