'use client';

import { emit } from '#lib/browser/site-events.ts';

/** Brings the question about cookies back. */
export const CookieSettings = ({ label }: { label: string }) => (
  <button type="button" onClick={() => emit('cookies', null)}>
    {label}
  </button>
);
