import { Outlet } from 'react-router';
import { SessionApollo } from './session-apollo.tsx';

/** Gives the pages below it the Apollo client; a lazy route, so that logins and the members' homes do without. */
export const ApolloFrame = () => (
  <SessionApollo>
    <Outlet />
  </SessionApollo>
);
