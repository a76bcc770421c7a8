import { postOperation, type RawAnswer } from '../session/session-headers.ts';
import { sessionStore } from '../session/session-store.ts';

type Body = readonly [operation: string, body: string];

/** The operations each page in web/first-page/first-pages.ts sends, ready to post. */
export interface QuestionsOfPages {
  viewer: Body;
  pages: { address: string; asks: Body[]; frame?: 'SELLER' | 'CONSUMER' }[];
}

/** The build replaces this constant (web/first-page/plugin.ts). */
declare const QUESTIONS: QuestionsOfPages;

function ask([operation, body]: Body): [string, Promise<RawAnswer>] {
  const answer = postOperation(body);
  // The caller that takes the answer handles its failure. Nobody reports an answer that is not taken.
  answer.catch(() => {});
  return [operation, answer];
}

const token = sessionStore.token();
if (token !== null) {
  const page = QUESTIONS.pages.find(({ address }) => new RegExp(address, 'i').test(location.pathname));
  const frame = page?.frame && { kind: page.frame, operation: page.asks[0]![0] };
  globalThis.fidelidadeEarly = {
    token,
    answers: new Map([QUESTIONS.viewer, ...(page?.asks ?? [])].map(ask)),
    ...(frame && { frame }),
  };
}
