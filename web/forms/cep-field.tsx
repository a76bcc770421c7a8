import { useApolloClient } from '@apollo/client/react';
import { useFormContext } from 'react-hook-form';
import { isValidCep, normalizeCep } from '../../server/shared/cep.ts';
import { toast } from '../ui/toast.ts';
import { CepDocument } from './cep.generated.ts';
import { formTexts } from './form-texts.ts';
import { MaskedField } from './masked-field.tsx';
import { cepMask, maskText } from './masks.ts';
import type { FieldProps } from './use-field.ts';

type CepFieldProps = Partial<Pick<FieldProps, 'name' | 'label'>> & Omit<FieldProps, 'name' | 'label'>;

/**
 * Postcode (CEP), mask 99999-999. On blur, looks the address up and fills endRua, endBairro, endCidade, endEstado and endComplemento. An
 * unknown CEP gives 'CEP inválido' and is cleared; if the look-up itself fails, the typed value stays.
 */
export const CepField = ({ name = 'endCep', label = 'CEP', ...props }: CepFieldProps) => {
  const client = useApolloClient();
  const { setValue } = useFormContext();
  const fill = (field: string, value: string | null | undefined) =>
    setValue(field, value ?? '', { shouldDirty: true, shouldValidate: Boolean(value) });
  const lookUp = async (cep: string): Promise<string | null> => {
    const answer = await client
      .query({ query: CepDocument, variables: { cep }, context: { silent: true }, fetchPolicy: 'cache-first' })
      .catch(() => null);
    const address = answer?.data?.cep;
    if (!address || address.status === 'UNAVAILABLE') {
      toast.info(formTexts.cepUnavailable);
      return null;
    }
    if (address.status === 'NOT_FOUND') return formTexts.invalidCep;
    fill('endRua', address.logradouro);
    fill('endBairro', address.bairro);
    fill('endCidade', address.localidade);
    fill('endEstado', address.uf);
    // Most postcodes have no complement, so an empty one must not overwrite what the person typed.
    if (address.complemento) fill('endComplemento', address.complemento);
    return null;
  };
  return (
    <MaskedField
      {...props}
      name={name}
      label={label}
      mask={cepMask}
      inputMode="numeric"
      autoComplete="postal-code"
      format={maskText(cepMask)}
      parse={normalizeCep}
      validate={(text) => (isValidCep(normalizeCep(text)) ? null : formTexts.invalidCep)}
      check={lookUp}
    />
  );
};
