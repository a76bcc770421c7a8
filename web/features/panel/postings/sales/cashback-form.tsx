import { useEffect, useState } from 'react';
import { normalizeCnpj } from '../../../../../server/shared/cnpj.ts';
import { parseFiscalKey } from '../../../../../server/shared/fiscal-key.ts';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { useStoreSearch } from '../../../../pickers/use-store-search.ts';
import { reasonKey, reasonOf } from '../shared/reject-reason.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { usePostCashbackMutation } from './cashback.generated.ts';
import { CashbackFields } from './cashback-fields.tsx';
import { type Cashback, type CashbackForm as CashbackFormValues, cashbackFormRules, startingCashback } from './cashback-rules.ts';
import { NoteForm, type NoteFormProps } from './note-form.tsx';
import { type KnownSale, readNote } from './sale-rules.ts';
import { postedCashback } from './tell-posted.ts';
import { useCashbackLookups } from './use-cashback-lookups.ts';

/** The issuing store, when it was read and serves consumers; undefined while loading. */
const useIssuer = ({ chaveFiscal, leitura }: KnownSale) => {
  const cnpj = (chaveFiscal ? parseFiscalKey(chaveFiscal)?.cnpj : null) ?? leitura?.cnpj ?? null;
  const { options, loading, setTyped } = useStoreSearch({ audience: 'CONSUMERS' });
  const [asked, setAsked] = useState('');
  useEffect(() => {
    setTyped(cnpj ?? '');
    setAsked(cnpj ?? '');
  }, [cnpj, setTyped]);
  if (!cnpj) return null;
  if (asked !== cnpj) return undefined;
  const found = options.find((store) => normalizeCnpj(store.cnpj) === cnpj);
  return found ?? (loading ? undefined : null);
};

/** Why the store of the receipt is not in the picker, as the finding above says in words, and the keys that reject for it. */
const storeHint = ({ findings = [] }: KnownSale): string | undefined => {
  const away = findings.find(({ code }) => code === 'STORE_NOT_PARTICIPATING');
  if (!away) return undefined;
  const reason = reasonOf(away);
  return reason ? texts.storeAwayRejects(reasonKey(reason)) : texts.storeAway;
};

/** In the order in which they are typed. */
const FIELDS = ['cpf', 'cnpjLoja', 'tipoFiscal', 'realizadoEm', 'identificador', 'totalVenda'] as const;

type CashbackFormProps = NoteFormProps & { known: KnownSale };

/** A consumer's purchase: store, the receipt's total, and its part in SW products. */
export const CashbackForm = ({ known, submission, ...shell }: CashbackFormProps) => {
  const starting = startingCashback(known);
  const form = useSchemaForm<CashbackFormValues, Cashback>(cashbackFormRules, starting);
  const [post] = usePostCashbackMutation({ context: { silent: true } });
  const lookups = useCashbackLookups(form);
  const issuer = useIssuer(known);
  const [proposed, setProposed] = useState(false);
  useEffect(() => {
    if (!issuer || proposed || form.getValues('cnpjLoja')) return;
    setProposed(true);
    form.resetField('cnpjLoja', { defaultValue: issuer.cnpj });
  }, [issuer, proposed, form]);
  const isSettled = issuer === null || (issuer !== undefined && (proposed || form.getValues('cnpjLoja') !== ''));
  const send = async (purchase: Cashback, keyOf: (content: object) => string) => {
    const input = { ...purchase, submissionId: submission?.id ?? null, versao: submission?.versao ?? null };
    const { data } = await post({ variables: { input, idempotencyKey: keyOf(input) } });
    return data ? postedCashback(data.postCashback, lookups.consumer?.nome ?? '') : null;
  };
  return (
    <NoteForm form={form} starting={starting} fields={FIELDS} isSettled={isSettled} send={send} {...shell}>
      <CashbackFields lookups={lookups} read={readNote(known)} issuer={issuer ?? null} storeHint={issuer ? undefined : storeHint(known)} />
    </NoteForm>
  );
};
