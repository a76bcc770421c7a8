import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useGrantableLevelsQuery } from './staff.generated.ts';
import { staffTexts as texts } from './staff.messages.ts';

/** 'Operador' and so on; levels without a documented name show their number. */
export const levelLabel = (level: number): string => texts.levels[level] ?? String(level);

/** The level field; offers only levels the signed-in person may grant. */
export const useLevelField = (): FieldDefinition => {
  const { data } = useGrantableLevelsQuery();
  const options = (data?.grantableLevels ?? []).map((level) => ({ value: level, label: levelLabel(level) }));
  return { kind: 'select', name: 'permissao', label: texts.level, required: true, options };
};
