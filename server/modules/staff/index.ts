import { StaffResolver, StaffUsersListResolver } from './staff.resolver.ts';
import { StaffGrant } from './staff-grant.entity.ts';
import { StaffUser } from './staff-user.entity.ts';

export { createStaffUser } from './actions/create-staff-user.ts';
export { SEND_FIRST_ACCESS } from './first-access-job.ts';
export { mayGrant } from './grants.ts';
export { type Independence, independenceOf, requireIndependent } from './independence.ts';
export { isWithinReach, lockStaffUser, revokeSessions } from './lock-staff-user.ts';
export { tellAdministrators } from './staff-changes.ts';
export { staffEmails } from './staff-emails.ts';
export { StaffUser } from './staff-user.entity.ts';
export { staffUsersList } from './staff-users.list.ts';

export const entities = [StaffGrant, StaffUser];
export const resolvers = [StaffResolver, StaffUsersListResolver];
