import { StaffResolver, StaffUsersListResolver } from './staff.resolver.ts';
import { StaffUser } from './staff-user.entity.ts';

export { createStaffUser } from './actions/create-staff-user.ts';
export { mayGrant } from './grants.ts';
export { isWithinReach, lockStaffUser, revokeSessions } from './lock-staff-user.ts';
export { staffEmails } from './staff-emails.ts';
export { StaffUser } from './staff-user.entity.ts';
export { staffUsersList } from './staff-users.list.ts';

export const entities = [StaffUser];
export const resolvers = [StaffResolver, StaffUsersListResolver];
