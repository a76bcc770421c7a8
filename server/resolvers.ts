import { CepResolver } from './modules/cep/cep.resolver.ts';
import { ExportResolver } from './modules/exports/export.resolver.ts';
import { NetworkResolver, NetworksListResolver } from './modules/networks/network.resolver.ts';
import { SellerResolver, SellersListResolver } from './modules/sellers/seller.resolver.ts';
import {
  OwnPostingsListResolver,
  PostingResolver,
  PostingsListResolver,
  SellerPostingsListResolver,
} from './modules/postings/posting.resolver.ts';
import {
  ClosedSubmissionsListResolver,
  OwnSubmissionsListResolver,
  PendingSubmissionsListResolver,
  SubmissionResolver,
} from './modules/postings/submission.resolver.ts';
import { SessionResolver } from './modules/sessions/session.resolver.ts';
import { StoreResolver, StoresListResolver } from './modules/stores/store.resolver.ts';

/** Every resolver of the GraphQL door. */
export const resolvers = [
  CepResolver,  SessionResolver,  NetworkResolver,  NetworksListResolver,  ExportResolver,  StoreResolver,  StoresListResolver,  SellerResolver,  SellersListResolver,
  PostingResolver,
  PostingsListResolver,
  OwnPostingsListResolver,
  SellerPostingsListResolver,
  SubmissionResolver,
  PendingSubmissionsListResolver,
  ClosedSubmissionsListResolver,
  OwnSubmissionsListResolver,
];
