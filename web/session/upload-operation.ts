import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { type AnsweredError, RequestError, unanswered } from './failure.ts';
import { sessionHeaders } from './session-headers.ts';

interface UploadOptions {
  /** Called with 0 to 100 as the bytes are sent. */
  onProgress?: (percent: number) => void;
}

/** Replaces the files in the variables with nulls and maps them by path, as the multipart request spec requires. */
const takeFilesOut = (variables: Record<string, unknown>) => {
  const files = new Map<string, File>();
  const visit = (value: unknown, place: string): unknown => {
    if (value instanceof File) {
      files.set(place, value);
      return null;
    }
    if (Array.isArray(value)) return value.map((part, index) => visit(part, `${place}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part, `${place}.${key}`)]));
  };
  return { plain: visit(variables, 'variables'), files };
};

const bodyOf = (document: TypedDocumentNode<unknown, never>, variables: Record<string, unknown>): FormData => {
  const { plain, files } = takeFilesOut(variables);
  const places = [...files.keys()];
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: print(document), variables: plain }));
  form.append('map', JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [place]]))));
  for (const [index, file] of [...files.values()].entries()) form.append(String(index), file, file.name);
  return form;
};

const readAnswer = <Data>({ responseText, status }: XMLHttpRequest): Data => {
  let answer: { data?: Data | null; errors?: readonly AnsweredError[] } = {};
  try {
    answer = JSON.parse(responseText) as typeof answer;
  } catch {
    // A proxy's error page instead of an answer: no data, handled below.
  }
  if (answer.errors?.length) throw new RequestError(answer.errors);
  // A proxy before the server may take smaller files than it.
  if (status === 413) throw new RequestError([{ message: 'Arquivo grande demais. Envie um menor.' }]);
  if (!answer.data) throw unanswered(status);
  return answer.data;
};

/**
 * Sends a GraphQL operation with files and reports progress, which fetch, and therefore Apollo, cannot. Rejects as `request` does and shows
 * nothing.
 */
export const uploadOperation = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { onProgress }: UploadOptions = {},
): Promise<Data> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/graphql');
    const headers = { ...sessionHeaders(), Accept: 'application/json', 'Apollo-Require-Preflight': 'true' };
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    };
    call.onload = () => {
      try {
        resolve(readAnswer<Data>(call));
      } catch (error) {
        reject(error as Error);
      }
    };
    // The same error fetch throws, so readFailure reports a lost connection.
    call.onerror = () => reject(new TypeError('The upload found no connection'));
    call.send(bodyOf(document, variables));
  });
