import { ApolloLink } from '@apollo/client';
import { from, mergeMap, type Observable, of } from 'rxjs';
import { toast } from '../ui/toast.ts';
import { askForProof } from './proof.ts';

/** The server's code for an operation that needs a fresh proof of the second factor. */
export const PROOF_NEEDED = 'PROOF_NEEDED';

const refusalOf = ({ errors }: ApolloLink.Result) => errors?.find(({ extensions }) => extensions?.code === PROOF_NEEDED);

/**
 * Where the server asks for a fresh proof of the second factor, asks the person and repeats the operation with the same variables and key:
 * the screen only waits longer, and its form loses nothing. A person who cancels is told that nothing was done.
 */
export const proofLink = new ApolloLink((operation, forward) => {
  const run = (): Observable<ApolloLink.Result> =>
    forward(operation).pipe(
      mergeMap((result) => {
        const refusal = refusalOf(result);
        if (!refusal) return of(result);
        return from(askForProof()).pipe(
          mergeMap((isProved) => {
            if (isProved) return run();
            toast.info(refusal.message);
            return of(result);
          }),
        );
      }),
    );
  return run();
});
