import type { RouteObject } from 'react-router';
import { panelPage } from '../../../ui/page-route.ts';

/** Staff screens, below /painel. */
export const staffRoutes: RouteObject[] = [
  panelPage('administradores', 'staff:list', { StaffUsersPage: () => import('./staff-users-page.tsx') }),
  panelPage('cadastrar/administrador', 'staff:create', { CreateStaffUserPage: () => import('./create-staff-user-page.tsx') }),
];
