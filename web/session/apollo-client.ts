import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { catchError, finalize, from, mergeMap, of, throwError } from 'rxjs';
import { processing } from '../ui/processing.ts';
import { toast } from '../ui/toast.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { awaitsSecondPerson, readFailure, toldText } from './failure.ts';
import { sentenceOfOutage } from './outage.ts';
import { PROOF_NEEDED, proofLink } from './proof-link.ts';
import { headersOf } from './session-headers.ts';
import type { StoredSession } from './session-store.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The screen shows the error itself, so no toast. */
    silent?: boolean;
    /** The documented text for this operation, shown when the server sends nothing better. */
    failureText?: string;
    /** Covers the screen with 'Aguarde processando...' until it finishes. */
    overlay?: boolean;
  }
}

interface ClientOptions {
  session: StoredSession;
  /** Called when the server no longer accepts this client's token. */
  onUnauthenticated: (message: string) => void;
  /** Called when the person must register a second factor before anything else. */
  onFactorRequired?: () => void;
}

/** Shows each failure once, at the bottom of the screen, unless the operation is `silent`. */
export const errorLink = ({ session, onUnauthenticated, onFactorRequired }: ClientOptions) =>
  new ErrorLink(({ error, operation }) => {
    if (error.name === 'AbortError') return;
    const failure = readFailure(error);
    const hasToken = session.tokenPainel !== null || session.tokenLoja !== null;
    // A refused sign-in has no session to lose, so it is an ordinary error.
    if (failure.code === 'UNAUTHENTICATED' && hasToken) return onUnauthenticated(failure.message);
    if (failure.code === 'SECOND_FACTOR_REQUIRED') onFactorRequired?.();
    // The proof link asks for the second factor and repeats the operation.
    if (failure.code === PROOF_NEEDED) return;
    const { silent, failureText } = operation.getContext();
    // What waits for a second person is no failure.
    // The form tells it, with the choice to merge.
    if (failure.overtaken.length > 0) return;
    const tell = awaitsSecondPerson(failure) ? toast.info : toast.error;
    if (!silent) tell(toldText(failure, failureText));
  });

const headersLink = (session: StoredSession) =>
  new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }) => ({
      headers: { ...headers, ...headersOf(session, window.location), 'Apollo-Require-Preflight': 'true' },
    }));
    return forward(operation);
  });

const overlayLink = new ApolloLink((operation, forward) => {
  if (!operation.getContext().overlay) return forward(operation);
  return forward(operation).pipe(finalize(processing.begin()));
});

/** The same error with the sentence as its message, for screens that show `error.message`; its class stays, which tells what happened. */
export const inSentences = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const sentence = sentenceOfOutage(error);
  // Defined, since the message of a DOMException cannot be assigned.
  return sentence === null ? error : Object.defineProperty(error, 'message', { value: sentence, configurable: true });
};

/** Screens show the message of an error: what the browser wrote in it becomes a sentence before any of them reads it. */
const sentencesLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(catchError((error: unknown) => throwError(() => inSentences(error)))),
);

/** Uses what the page's first script has already asked; an attempt that failed is made again. */
export const earlyLink = ({ tokenPainel, tokenLoja }: StoredSession) =>
  new ApolloLink((operation, forward) => {
    const early = takeEarlyAnswer(operation.operationName ?? '', tokenPainel ?? tokenLoja);
    if (!early) return forward(operation);
    return from(early.catch(() => null)).pipe(
      mergeMap((answer) => (answer?.status === 200 ? of(answer.body as ApolloLink.Result) : forward(operation))),
    );
  });

/** One client per session: a new token gets a new client, so no cache outlives its owner. */
export const createApolloClient = (options: ClientOptions): ApolloClient =>
  new ApolloClient({
    link: ApolloLink.from([
      // Outside the overlay, which would cover the question.
      proofLink,
      overlayLink,
      errorLink(options),
      sentencesLink,
      earlyLink(options.session),
      headersLink(options.session),
      new UploadHttpLink({ uri: '/graphql' }),
    ]),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
