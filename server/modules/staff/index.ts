import { StaffResolver, StaffUsersListResolver } from './staff.resolver.ts';
import { StaffUser } from './staff-user.entity.ts';
import { StatusChange } from './status-change.entity.ts';

export { createStaffUser } from './actions/create-staff-user.ts';
export { StaffUser } from './staff-user.entity.ts';
export { staffUsersList } from './staff-users.list.ts';
export { StatusChange } from './status-change.entity.ts';
export { StatusChangeType } from './status-change.types.ts';
export { changeStatus, readStatusChanges, type StatusChangeEntry } from './status-changes.ts';

export const entities = [StaffUser, StatusChange];
export const resolvers = [StaffResolver, StaffUsersListResolver];
