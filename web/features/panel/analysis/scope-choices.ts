import { TOKEN_SCOPES } from '../../../../server/modules/analysis/analysis.rules.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { analysisTexts as texts } from './analysis.messages.ts';

/** What a token, an address or a schedule may read. */
export const scopeChoices: FieldDefinition = {
  kind: 'choices',
  name: 'escopos',
  label: texts.scope,
  options: TOKEN_SCOPES.map((scope) => ({ value: scope, label: texts.scopes[scope] })),
  span: 12,
};
