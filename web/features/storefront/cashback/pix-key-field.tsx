import type { PixKeyType } from '../../../../server/shared/enums.ts';
import { CnpjField, CpfField } from '../../../forms/document-fields.tsx';
import { MobileField } from '../../../forms/phone-fields.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { cashbackTexts as texts } from './cashback.messages.ts';

/** The key field, with the mask and keyboard of its type. */
export const PixKeyField = ({ type, isOwnCpf }: { type: PixKeyType | null; isOwnCpf: boolean }) => {
  const field = { name: 'chavePix', label: texts.key, required: true };
  if (type === 'CPF') return <CpfField {...field} readOnly={isOwnCpf} helperText={isOwnCpf ? texts.ownCpf : texts.otherKey} />;
  const helperText = texts.otherKey;
  if (type === 'CNPJ') return <CnpjField {...field} helperText={helperText} />;
  if (type === 'TELEFONE') return <MobileField {...field} helperText={helperText} invalidText={texts.keyInvalid} />;
  if (type === 'EMAIL') return <TextField {...field} type="email" inputMode="email" maxLength={77} helperText={helperText} />;
  return <TextField {...field} maxLength={36} disabled={type === null} {...(type ? { helperText } : {})} />;
};
