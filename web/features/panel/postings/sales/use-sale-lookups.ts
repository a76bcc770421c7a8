import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isValidCpf } from '../../../../../server/shared/cpf.ts';
import { attempt } from '../../../../session/failure.ts';
import { toast } from '../../../../ui/toast.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { SaleSellerDocument, SalesByNumberDocument, useSaleSellerQuery } from './sale.generated.ts';
import type { Sale, SaleForm } from './sale-rules.ts';

/** Look-ups for a new sale: whose CPF it is, and whether the number was already processed (document 001 §5). `readNumber` may arrive late. */
export const useSaleLookups = (form: UseFormReturn<SaleForm, unknown, Sale>, readNumber: string) => {
  const client = useApolloClient();
  const cpf = useWatch({ control: form.control, name: 'cpf' });
  const isComplete = isValidCpf(cpf);
  const { data, loading } = useSaleSellerQuery({ variables: { cpf }, skip: !isComplete });
  const seller = isComplete ? (data?.saleSeller ?? null) : null;
  const isUnknown = isComplete && !loading && data?.saleSeller === null;
  const checkCpf = async (typed: string): Promise<string | null> => {
    const found = await attempt(client.query({ query: SaleSellerDocument, variables: { cpf: typed } }));
    return found?.data && found.data.saleSeller === null ? texts.invalidCpf : null;
  };
  const codRevenda = seller?.codRevenda;
  const checkNumber = async (identificador: string): Promise<string | null> => {
    // Below 8 digits the field shows its own error, so there is nothing to look up.
    if (!(await form.trigger('identificador'))) return null;
    if (!codRevenda) {
      toast.error(texts.cpfFirst);
      return null;
    }
    const found = await attempt(
      client.query({ query: SalesByNumberDocument, variables: { identificador, codRevenda }, fetchPolicy: 'network-only' }),
    );
    return found?.data && found.data.salesByNumber.length > 0 ? texts.duplicate : null;
  };
  // A number entered before the seller was known is checked once the store is.
  const latestCheck = useRef(checkNumber);
  useEffect(() => {
    latestCheck.current = checkNumber;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a number that is read late is checked when it arrives
  useEffect(() => {
    const known = form.getValues('identificador').trim();
    if (!codRevenda || !known) return;
    const check = async () => {
      const refusal = await latestCheck.current(known);
      if (!refusal || form.getValues('identificador').trim() !== known) return;
      toast.error(refusal);
      form.setValue('identificador', '');
    };
    void check();
  }, [codRevenda, form, readNumber]);
  return { seller, isUnknown, checkCpf, checkNumber };
};
