'use client';

import { emit } from '#lib/browser/site-events.ts';

/** A button that reopens the cookie consent banner. */
export const CookieSettings = ({ label }: { label: string }) => (
  <button type="button" onClick={() => emit('cookies', null)}>
    {label}
  </button>
);
