import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFailure } from './failure.ts';
import { answeredEarly, request } from './request.ts';
import { useSession } from './session-context.ts';
import { sessionStore } from './session-store.ts';

type Document<Data> = TypedDocumentNode<Data, { [key: string]: never }>;

interface FirstQuery<Data> {
  data: Data | undefined;
  /** The error of the last attempt; null if it succeeded. */
  error: Error | null;
  refetch: () => Promise<void>;
}

/** The last answers of one session. */
const kept = { token: null as string | null, answers: new Map<object, unknown>() };

function keep(document: object, token: string | null, answer: unknown): void {
  if (kept.token !== token) kept.answers.clear();
  kept.token = token;
  kept.answers.set(document, answer);
}

const lastAnswer = <Data>(document: Document<Data>): Data | undefined =>
  (kept.token === sessionStore.token() ? (kept.answers.get(document) as Data | undefined) : undefined) ?? answeredEarly(document);

/**
 * Loads a member's home without Apollo, so the first page renders before Apollo's code arrives and uses what the first script already
 * requested. On return, shows the last answer while it refetches.
 */
export const useFirstQuery = <Data>(document: Document<Data>): FirstQuery<Data> => {
  const { refreshViewer } = useSession();
  const [{ data, error }, setKnown] = useState<{ data?: Data; error?: Error }>(() => ({ data: lastAnswer(document) }));
  const turn = useRef(0);
  const refetch = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const token = sessionStore.token();
    setKnown((before) => (before.error === undefined ? before : { data: before.data }));
    try {
      const answer = await request(document, {}, { silent: true });
      keep(document, token, answer);
      if (mine === turn.current) setKnown((before) => (before.data === answer && !before.error ? before : { data: answer }));
    } catch (failure) {
      if (mine === turn.current) setKnown((before) => ({ ...before, error: failure as Error }));
      // The viewer decides whether the session has ended.
      if (readFailure(failure).code === 'UNAUTHENTICATED') void refreshViewer();
    }
  }, [document, refreshViewer]);
  useEffect(() => {
    void refetch();
    return () => {
      turn.current += 1;
    };
  }, [refetch]);
  return { data, error: error ?? null, refetch };
};
