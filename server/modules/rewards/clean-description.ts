import sanitize from 'sanitize-html';
import { AppError } from '../../platform/errors/app-error.ts';
import './reward.errors.ts';
import { DESCRIPTION_HTML } from './reward.rules.ts';

/** A description with only the allowed HTML. Refuses REWARD_DESCRIPTION_EMPTY when no text is left. */
export function cleanDescription(html: string): string {
  const clean = sanitize(html, {
    allowedTags: [...DESCRIPTION_HTML.tags],
    allowedAttributes: { a: [...DESCRIPTION_HTML.attributes, 'target', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
  }).trim();
  if (!sanitize(clean, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' ').trim())
    throw new AppError('REWARD_DESCRIPTION_EMPTY');
  return clean;
}
