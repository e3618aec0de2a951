import type { Route } from './route.ts';

/** The operator, their texts, theme and footer. */
export const siteRoutes = {
  getClient: { method: 'GET', base: 'activities', path: '/client', who: 'anyone', cache: 'public' },
  getTranslations: {
    method: 'GET',
    base: 'api',
    path: '/frontend/translations/{language}',
    who: 'anyone',
    cache: 'public',
    raw: true,
  },
  getTheme: { method: 'GET', base: 'api', path: '/frontend/theme', who: 'anyone', cache: 'public' },
  getFooter: { method: 'GET', base: 'activities', path: '/footer', who: 'anyone', cache: 'public' },
} as const satisfies Record<string, Route>;
