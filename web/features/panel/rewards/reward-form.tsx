import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DEFAULT_CATEGORY, PRIZE_TYPE_LABELS } from '../../../../server/modules/rewards/reward-look.rules.ts';
import { PrizeType } from '../../../../server/shared/enums.ts';
import { MoneyField } from '../../../forms/amount-fields.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { DescriptionField } from './description-field.tsx';
import { rewardTexts as texts } from './rewards.messages.ts';
import { useCodeCheck } from './use-code-check.ts';

const typeOptions = Object.values(PrizeType).map((value) => ({ value, label: PRIZE_TYPE_LABELS[value] }));
/** Image types the server accepts; it refuses others after the upload. */
const PHOTO_TYPES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };

export const emptyReward = {
  nome: '',
  codigo: '',
  descricao: '',
  custoTotal: '',
  tipo: PrizeType.GERAL as PrizeType,
  custoAlternativo: '',
  categoria: DEFAULT_CATEGORY as string | null,
  parceiroComercial: '' as string | null,
  foto: null as unknown as File,
};

/** Only dual-voltage (bivolt) prizes have a separate cost for 220V. */
const AlternativeCost = () => {
  const { control } = useFormContext();
  const tipo: unknown = useWatch({ control, name: 'tipo' });
  return tipo === PrizeType.BIVOLT ? <MoneyField name="custoAlternativo" label={texts.cost220} helperText={texts.cost220Hint} /> : null;
};

/** Fields of a prize, in the documented order; `kept` is the initial code when editing. */
export function useRewardFields(kept?: string): FieldDefinition[] {
  const checkCode = useCodeCheck(kept);
  return useMemo(
    () => [
      { kind: 'text', name: 'nome', label: 'Nome', required: true, maxLength: 150, span: 8 },
      { kind: 'text', name: 'codigo', label: 'Código', required: true, maxLength: 60, span: 4, check: checkCode },
      { kind: 'custom', name: 'descricao', content: <DescriptionField />, span: 12 },
      { kind: 'select', name: 'tipo', label: texts.type, required: true, options: typeOptions, span: 4 },
      { kind: 'money', name: 'custoTotal', label: 'Custo Total', required: true, span: 4 },
      { kind: 'custom', name: 'custoAlternativo', content: <AlternativeCost />, span: 4 },
      { kind: 'text', name: 'categoria', label: 'Categoria', maxLength: 60 },
      { kind: 'text', name: 'parceiroComercial', label: 'Parceiro comercial', maxLength: 120, helperText: texts.partnerHint },
      {
        kind: 'upload',
        name: 'foto',
        label: 'Foto',
        required: kept === undefined,
        accept: PHOTO_TYPES,
        span: 12,
        ...(kept === undefined ? {} : { helperText: texts.keepPhoto }),
      },
    ],
    [checkCode, kept],
  );
}
