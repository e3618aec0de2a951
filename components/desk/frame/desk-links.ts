import type { DeskPermission } from './permissions.ts';

/** The pages of the desk's navigation, in order; `needs` are the permissions of which one is enough. */
export const deskLinks = [
  { href: '/', label: 'desk.nav.start', needs: [] },
  { href: '/sessions', label: 'desk.nav.sessions', needs: ['timetable', 'attendance'] },
  { href: '/orders', label: 'desk.nav.orders', needs: ['customers', 'sell'] },
  { href: '/customers', label: 'desk.nav.customers', needs: ['customers'] },
  { href: '/blocks', label: 'desk.nav.blocks', needs: ['sell', 'timetable'] },
  { href: '/till', label: 'desk.nav.till', needs: ['sell'] },
] as const satisfies readonly { href: string; label: string; needs: readonly DeskPermission[] }[];
