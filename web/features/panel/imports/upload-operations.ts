import { uploadOperation } from '../../../session/upload-operation.ts';
import {
  ReadImportHeaderDocument,
  RehearseImportDocument,
  RehearseSalesImportDocument,
  StartImportDocument,
  StartSalesImportDocument,
} from './imports.generated.ts';
import { importTexts as texts } from './imports.messages.ts';
import type { RefusedLine } from './refused-line.ts';
import type { UploadKind } from './upload-kinds.ts';

/** Values of the upload form. */
export interface UploadValues {
  arquivo: File | null;
  enviarMensagem: boolean;
  cnpjRevenda: string | null;
  ano: number | null;
}

/** A figure of the dry run. */
export interface RehearsalFigure {
  label: string;
  value: number;
  hint?: string | undefined;
}

/** The result of a dry run, for any kind of upload. */
export interface Rehearsal {
  figures: readonly RehearsalFigure[];
  /** Points that sales would earn. */
  pontosPrevistos?: string;
  /** Sales or lines that would be recorded. */
  valid: number;
  processLabel: string;
  invalidas: number;
  erros: readonly RefusedLine[];
  importacaoAnterior?: string | null | undefined;
  /** Whether the file was read as the sender once said. */
  colunasIndicadas: boolean;
}

/** A file that passed its dry run and can be imported. */
export interface CheckedFile {
  values: UploadValues;
  rehearsal: Rehearsal;
}

/** A file whose columns its sender is to name. */
export interface ForeignFile {
  values: UploadValues;
  /** Why it could not be read by its titles; null when it was. */
  reason: string | null;
}

type OnProgress = { onProgress?: (percent: number) => void };

const choicesOf = ({ choice }: UploadKind, { cnpjRevenda, ano }: UploadValues) =>
  choice === 'store' ? { cnpjRevenda } : choice === 'year' ? { ano } : {};

/** Runs a file through a dry run; nothing is written. Rejects as `uploadOperation` does. */
export const rehearseUpload = async (kind: UploadKind, values: UploadValues, options: OnProgress = {}): Promise<Rehearsal> => {
  const { arquivo } = values;
  if (kind.tipo === 'VENDAS') {
    const { rehearseSalesImport: sales } = await uploadOperation(RehearseSalesImportDocument, { arquivo }, options);
    const { linhas, vendas, invalidas, duplicadas, pontosPrevistos, importacaoAnterior, colunasIndicadas, erros } = sales;
    return {
      figures: [
        { label: texts.lines, value: linhas },
        { label: texts.sales, value: vendas },
        { label: texts.refused, value: invalidas, hint: duplicadas > 0 ? texts.duplicates(duplicadas) : undefined },
      ],
      pontosPrevistos,
      valid: vendas,
      processLabel: texts.processSales(vendas),
      invalidas,
      erros,
      importacaoAnterior,
      colunasIndicadas,
    };
  }
  const variables = { tipo: kind.tipo, arquivo, escolhas: choicesOf(kind, values) };
  const { rehearseImport } = await uploadOperation(RehearseImportDocument, variables, options);
  const { linhas, validas, invalidas, novas, alteradas, iguais, importacaoAnterior, colunasIndicadas, erros } = rehearseImport;
  return {
    figures: [
      { label: texts.lines, value: linhas, hint: iguais > 0 ? texts.unchanged(iguais) : undefined },
      { label: texts.created, value: novas },
      { label: texts.changed, value: alteradas },
      { label: texts.refused, value: invalidas },
    ],
    valid: validas,
    processLabel: texts.processLines(validas),
    invalidas,
    erros,
    importacaoAnterior,
    colunasIndicadas,
  };
};

/** Reads a file's columns. Rejects as `uploadOperation` does. */
export const readHeader = async ({ tipo }: UploadKind, { arquivo }: UploadValues) =>
  (await uploadOperation(ReadImportHeaderDocument, { tipo, arquivo })).readImportHeader;

/** Starts a file's import and returns its id. Rejects as `uploadOperation` does. */
export const startUpload = async (kind: UploadKind, values: UploadValues, options: OnProgress): Promise<string> => {
  const { arquivo, enviarMensagem } = values;
  if (kind.tipo === 'VENDAS')
    return (await uploadOperation(StartSalesImportDocument, { arquivo, enviarMensagem }, options)).startSalesImport.id;
  const variables = { tipo: kind.tipo, arquivo, escolhas: choicesOf(kind, values) };
  return (await uploadOperation(StartImportDocument, variables, options)).startImport.id;
};
