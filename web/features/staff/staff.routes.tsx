import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/lazy-page.ts';
import type { PanelHandle } from '../../ui/route-handle.ts';
import { staffTexts as texts } from './staff.messages.ts';

/** Screens of the panel's staff, below /painel. */
export const staffRoutes: RouteObject[] = [
  {
    path: 'administradores',
    lazy: lazyPage(() => import('./staff-users-page.tsx'), 'StaffUsersPage'),
    handle: { title: texts.title, permission: 'staff:list' } satisfies PanelHandle,
  },
  {
    path: 'cadastrar/administrador',
    lazy: lazyPage(() => import('./create-staff-user-page.tsx'), 'CreateStaffUserPage'),
    handle: { title: texts.create, permission: 'staff:create' } satisfies PanelHandle,
  },
];
