export { createStaffUser } from './actions/create-staff-user.ts';
export { StaffUser } from './staff-user.entity.ts';
export { staffUsersList } from './staff-users.list.ts';
export { StatusChange } from './status-change.entity.ts';
export { StatusChangeType } from './status-change.types.ts';
export { changeStatus, readStatusChanges, type StatusChangeEntry } from './status-changes.ts';
