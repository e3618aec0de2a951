import { act, renderHook } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useAddressSearch } from './use-address-search.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

/** Shows the hook below a router that has `initial` until it is told another query string. */
function show(initial: string) {
  let commit = (_: string): void => undefined;
  const Router = ({ children }: { children: ReactNode }) => {
    const [search, setSearch] = useState(initial);
    commit = setSearch;
    return <SearchParamsContext value={new URLSearchParams(search)}>{children}</SearchParamsContext>;
  };
  const { result } = renderHook(() => useAddressSearch(), { wrapper: Router });
  return {
    search: () => result.current[0],
    write: (search: string, how: 'push' | 'replace' = 'replace') =>
      act(() => result.current[1](new URLSearchParams(search), how)),
    commit: (search: string) => act(() => commit(search)),
  };
}

it('counts what is written before the router has it, whatever address the router writes meanwhile', () => {
  window.history.replaceState(null, '', '/?q=Leeds#map');
  const address = show('q=Leeds');
  address.write('q=Halifax');
  expect(window.location.search + window.location.hash).toBe('?q=Halifax#map');
  window.history.replaceState(null, '', '/?q=Leeds');
  address.commit('q=Leeds');
  expect(address.search()).toBe('q=Halifax');
});

it('follows the router again once it has what was written', () => {
  const address = show('');
  address.write('q=Halifax');
  address.commit('q=Halifax');
  address.commit('');
  expect(address.search()).toBe('');
});

it('adds an entry to the history only where the query string changes', () => {
  const before = window.history.length;
  const address = show('');
  address.write('', 'push');
  expect(window.history.length).toBe(before);
  address.write('q=Halifax', 'push');
  expect(window.history.length).toBe(before + 1);
});

it('is unknown until hydration', () => {
  const Search = () => String(useAddressSearch()[0]);
  expect(
    renderToString(
      <SearchParamsContext value={new URLSearchParams('q=Halifax')}>
        <Search />
      </SearchParamsContext>,
    ),
  ).toBe('null');
});
