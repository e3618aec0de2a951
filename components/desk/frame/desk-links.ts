import type { DeskPermission } from './permissions.ts';

/** The pages of the desk's navigation, in order; `needs` are the permissions of which one is enough. */
export const deskLinks = [
  { href: '/', label: 'desk.nav.start', needs: [] },
  { href: '/sessions', label: 'desk.nav.sessions', needs: ['timetable', 'attendance'] },
] as const satisfies readonly {
  href: string;
  label: string;
  needs: readonly DeskPermission[];
}[];
