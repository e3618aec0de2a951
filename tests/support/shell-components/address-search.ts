import { useEffect, useState } from 'react';

/** The query string as Next's router tells it: from `initial` on it follows what is pushed to and popped from the history. */
export function useAddressSearch(initial: string): URLSearchParams {
  const [search, setSearch] = useState(() => new URLSearchParams(initial));
  useEffect(() => {
    const { history, location } = window;
    const follow = () => setSearch(new URLSearchParams(location.search));
    const following =
      (write: History['pushState']): History['pushState'] =>
      (...args) => {
        write.apply(history, args);
        follow();
      };
    const { pushState, replaceState } = history;
    history.pushState = following(pushState);
    history.replaceState = following(replaceState);
    window.addEventListener('popstate', follow);
    return () => {
      Object.assign(history, { pushState, replaceState });
      window.removeEventListener('popstate', follow);
    };
  }, []);
  return search;
}
