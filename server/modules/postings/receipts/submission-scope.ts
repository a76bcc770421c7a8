import type { ScopeContext } from '../../../platform/lists/list.ts';
import { buyersScope } from '../../consumers/index.ts';
import { rowsOf } from '../sales/posting-scope.ts';

/**
 * Submissions (alias `s`) an actor may see: staff by store or network, members their own (§4.15). A consumer's receipt belongs to no
 * network until posted: staff limited to networks see those of consumers who bought there, and of sales there that wait for a second person.
 */
export const submissionScope = (scope: ScopeContext): string[] =>
  rowsOf('s', scope, (allowed) => {
    const waiting = `select submission_id from held_actions where status = 'AGUARDA' and network_id = any(${allowed}) and submission_id is not null`;
    return `(${[`s.network_id = any(${allowed})`, `s.id in (${waiting})`, ...buyersScope(scope, 's.consumer_id')].join(' or ')})`;
  });
