import type { RouteObject } from 'react-router';
import { lazyPage } from '../../../ui/lazy-page.ts';
import type { PanelHandle } from '../../../ui/route-handle.ts';

/** Staff screens, below /painel. */
export const staffRoutes: RouteObject[] = [
  {
    path: 'administradores',
    lazy: lazyPage(() => import('./staff-users-page.tsx'), 'StaffUsersPage'),
    handle: { permission: 'staff:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/administrador',
    lazy: lazyPage(() => import('./create-staff-user-page.tsx'), 'CreateStaffUserPage'),
    handle: { permission: 'staff:create' } satisfies PanelHandle,
  },
];
