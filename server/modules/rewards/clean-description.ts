import { AppError } from '../../platform/errors/app-error.ts';
import { cleanHtml } from '../../platform/html/clean-html.ts';
import './reward.errors.ts';
import { DESCRIPTION_HTML } from './reward-look.rules.ts';

/** A description with only the allowed HTML. Refuses REWARD_DESCRIPTION_EMPTY when no text is left. */
export async function cleanDescription(html: string): Promise<string> {
  const clean = await cleanHtml(html, DESCRIPTION_HTML);
  if (!clean) throw new AppError('REWARD_DESCRIPTION_EMPTY');
  return clean;
}
