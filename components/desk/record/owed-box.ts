/** A box that says what a customer owes: an icon, what it is, and what can be done about it. */
export const owedBox =
  'grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-4 rounded-l border border-warning-line bg-warning-bg px-5 py-4 text-ink small:grid-cols-[1.5rem_minmax(0,1fr)_auto] max-small:*:nth-3:col-span-full';
