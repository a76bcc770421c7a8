import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useGrantableLevelsQuery } from './staff.generated.ts';
import { staffTexts as texts } from './staff.messages.ts';

/** 'Operador' and so on; levels the documents do not name keep their number. */
export const levelLabel = (level: number): string => texts.levels[level] ?? String(level);

/** The level of a form: those that whoever is signed in may give. */
export const useLevelField = (): FieldDefinition => {
  const { data } = useGrantableLevelsQuery();
  const options = (data?.grantableLevels ?? []).map((level) => ({ value: level, label: levelLabel(level) }));
  return { kind: 'select', name: 'permissao', label: texts.level, required: true, options };
};
