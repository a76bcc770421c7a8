import type { EarlyAnswer } from '../session/request.ts';
import { postOperation } from '../session/session-headers.ts';
import { sessionStore } from '../session/session-store.ts';

type Body = readonly [operation: string, body: string];

/** What the pages of web/first-page/first-pages.ts ask, as it is sent. */
export interface QuestionsOfPages {
  viewer: Body;
  pages: { address: string; asks: Body[]; frame?: 'SELLER' | 'CONSUMER' }[];
}

/** Written in by the build (web/first-page/plugin.ts). */
declare const QUESTIONS: QuestionsOfPages;

function ask([operation, body]: Body): [string, EarlyAnswer] {
  const entry: EarlyAnswer = {
    answer: postOperation(body).then((answer) => {
      entry.known = answer;
      return answer;
    }),
  };
  // Who takes an answer hears of its failure; of one that nobody takes nobody needs to.
  entry.answer.catch(() => {});
  return [operation, entry];
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
