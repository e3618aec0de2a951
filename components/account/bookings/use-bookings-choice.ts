import { useCallback, useEffect, useState } from 'react';
import { readChoice, writeChoice, type BookingsChoice } from './bookings-address.ts';

const getUrl = (choice: BookingsChoice): URL => {
  const url = new URL(window.location.href);
  writeChoice(url.searchParams, choice);
  return url;
};

/** Changes the choice; with `replace` Back does not lead to the one before. */
type ChangeChoice = (next: BookingsChoice, how?: 'push' | 'replace') => void;

/**
 * The choice of person, venue and page of a list of bookings, kept in the address: it can be sent, survives a reload, and
 * Back leads to the one before. `initial` is what the address of the page names; acting for somebody else begins anew.
 */
export function useBookingsChoice(initial: BookingsChoice): [BookingsChoice, ChangeChoice] {
  const [began] = useState(initial);
  const [choice, setChoice] = useState(initial);
  useEffect(() => {
    const url = getUrl(began);
    if (url.href !== window.location.href) window.history.replaceState(null, '', url);
    const follow = () => setChoice(readChoice(new URLSearchParams(window.location.search)));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [began]);
  const change = useCallback<ChangeChoice>((next, how = 'push') => {
    setChoice(next);
    const url = getUrl(next);
    if (url.href !== window.location.href) window.history[`${how}State`](null, '', url);
  }, []);
  return [choice, change];
}
