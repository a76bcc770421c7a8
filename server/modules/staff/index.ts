export { StaffUser } from './staff-user.entity.ts';
export { StatusChange } from './status-change.entity.ts';
