import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { lateComponent } from '../../../ui/late-component.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rowIdOf } from '../../../ui/row-id.ts';
import { importTexts as texts } from './imports.messages.ts';
import type { UploadColumns } from './upload-columns.tsx';
import { emptyValues, UploadFileForm } from './upload-file-form.tsx';
import { UPLOAD_PARAM, type UploadKind, uploadKinds } from './upload-kinds.ts';
import type { CheckedFile, ForeignFile, UploadValues } from './upload-operations.ts';
import { UploadProgress } from './upload-progress.tsx';
import { UploadRehearsal } from './upload-rehearsal.tsx';

/** Rare: most files are the template, or have its titles. */
const uploadColumns = lateComponent(async () => (await import('./upload-columns.tsx')).UploadColumns);

const Columns = (props: ComponentProps<typeof UploadColumns>) => {
  const Late = uploadColumns.useOrThrow();
  return Late ? <Late {...props} /> : <LoadingState rows={6} />;
};

/**
 * An upload of documents 000 §2 and 001 §2: choose a file, review the dry run, confirm, follow the progress. The import's id is in the URL,
 * so leaving and returning finds it again.
 */
const UploadPage = ({ kind }: { kind: UploadKind }) => {
  const [params, setParams] = useSearchParams();
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [chosen, setChosen] = useState<UploadValues>(emptyValues);
  const [foreign, setForeign] = useState<ForeignFile | null>(null);
  const importId = rowIdOf(params.get(UPLOAD_PARAM));
  const show = (id: string | null) => {
    setChecked(null);
    setForeign(null);
    setChosen(emptyValues);
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete(UPLOAD_PARAM);
      else next.set(UPLOAD_PARAM, id);
      return next;
    });
  };
  return (
    <>
      <PageHeader
        title={kind.title}
        description={kind.description}
        breadcrumbs={[{ label: texts.parent, to: '/painel/processar' }]}
        actions={
          <ButtonLink to={`/painel/processar/uploads?tipo=${kind.tipo}`} variant="outlined" sx={{ minHeight: 44 }}>
            {texts.history}
          </ButtonLink>
        }
      />
      {importId !== null ? (
        <UploadProgress key={importId} kind={kind} importId={importId} onAnother={() => show(null)} />
      ) : foreign ? (
        <Columns
          kind={kind}
          file={foreign}
          onChecked={(now) => {
            setForeign(null);
            setChecked(now);
          }}
          onBack={() => {
            setChosen(foreign.values);
            setForeign(null);
          }}
        />
      ) : checked ? (
        <UploadRehearsal
          kind={kind}
          checked={checked}
          onStarted={show}
          onDiscard={() => {
            setChosen({ ...checked.values, arquivo: null });
            setChecked(null);
          }}
          onColumns={() => setForeign({ values: checked.values, reason: null })}
        />
      ) : (
        <UploadFileForm
          kind={kind}
          chosen={chosen}
          onChecked={setChecked}
          onStarted={show}
          onForeign={(values, reason) => setForeign({ values, reason })}
        />
      )}
    </>
  );
};

export const SalesUploadPage = () => <UploadPage kind={uploadKinds.VENDAS} />;
export const ProductsUploadPage = () => <UploadPage kind={uploadKinds.PRODUTOS} />;
export const StoreProductsUploadPage = () => <UploadPage kind={uploadKinds.PRODUTOS_LOJA} />;
export const HistoryUploadPage = () => <UploadPage kind={uploadKinds.HISTORICO} />;
export const CardBalanceUploadPage = () => <UploadPage kind={uploadKinds.SALDO_CARTAO} />;
