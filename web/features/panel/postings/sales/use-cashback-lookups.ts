import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isValidCpf } from '../../../../../server/shared/cpf.ts';
import { attempt } from '../../../../session/failure.ts';
import { toast } from '../../../../ui/toast.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { CashbackByNumberDocument, SaleConsumerDocument, useSaleConsumerQuery } from './cashback.generated.ts';
import type { Cashback, CashbackForm } from './cashback-rules.ts';

/** Look-ups for a purchase: whose CPF it is, and whether the receipt was already processed (document 001 §5). */
export const useCashbackLookups = (form: UseFormReturn<CashbackForm, unknown, Cashback>) => {
  const client = useApolloClient();
  const [cpf, cnpjLoja, tipoFiscal] = useWatch({ control: form.control, name: ['cpf', 'cnpjLoja', 'tipoFiscal'] });
  const isComplete = isValidCpf(cpf);
  const { data, loading } = useSaleConsumerQuery({ variables: { cpf }, skip: !isComplete });
  const consumer = isComplete ? (data?.saleConsumer ?? null) : null;
  const isUnknown = isComplete && !loading && data?.saleConsumer === null;
  const checkCpf = async (typed: string): Promise<string | null> => {
    const found = await attempt(client.query({ query: SaleConsumerDocument, variables: { cpf: typed } }));
    return found?.data && found.data.saleConsumer === null ? texts.invalidCpf : null;
  };
  // A receipt earns once per store, so check it as soon as store, type and number are known, in any order.
  useEffect(() => {
    const check = async () => {
      const identificador = form.getValues('identificador').trim();
      if (!identificador || !cnpjLoja || !tipoFiscal) return;
      const found = await attempt(
        client.query({
          query: CashbackByNumberDocument,
          variables: { identificador, cnpjLoja, tipoFiscal },
          fetchPolicy: 'network-only',
        }),
      );
      if (!found?.data?.salesByNumber.length || form.getValues('identificador').trim() !== identificador) return;
      toast.error(texts.duplicate);
      form.setValue('identificador', '');
    };
    void check();
  }, [client, form, cnpjLoja, tipoFiscal]);
  const checkNumber = async (identificador: string): Promise<string | null> => {
    if (!(await form.trigger('identificador')) || !cnpjLoja) return null;
    const found = await attempt(
      client.query({
        query: CashbackByNumberDocument,
        variables: { identificador, cnpjLoja, tipoFiscal: tipoFiscal || null },
        fetchPolicy: 'network-only',
      }),
    );
    return found?.data && found.data.salesByNumber.length > 0 ? texts.duplicate : null;
  };
  return { consumer, isUnknown, checkCpf, checkNumber };
};
