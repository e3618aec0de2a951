import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import { renderToString } from 'react-dom/server';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { SiteContext } from '#lib/zones/site-context.tsx';
import { member, type Stage } from '#tests/support/render-on-site.tsx';
import { withSiteServer } from '#tests/support/site-server.ts';
import { aClass, show } from '#tests/support/timetable-components/classes.tsx';
import { day } from '#tests/support/timetable-components/day.ts';
import { useFilters } from './use-day-filters.ts';

withSiteServer();
const path = '/location/riverside-leisure-centre/fitness-classes/2099-11-18';
beforeEach(() => window.history.replaceState(null, '', path));
afterEach(() => window.history.replaceState(null, '', '/'));

const classes = [
  aClass(1, '09:00', 'Aqua fit', { tags: ['Water'] }),
  aClass(2, '13:00', 'Barbell', { tags: ['Strength'] }),
];
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const showDay = async (stage: Stage = { session: member }, on = day()) => {
  const rendered = show(classes, stage, on);
  await screen.findByRole('group', { name: stage.language === 'cy' ? 'Hidlyddion' : 'Filters' });
  return rendered;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a filter is named in the address, beside what else it says, until it is cleared', async () => {
  window.history.replaceState(null, '', `${path}?embedded=true#session-none`);
  await showDay();
  await press('Water');
  expect(window.location.search).toBe('?embedded=true&tags=Water');
  await press('Clear filters');
  expect(window.location.search).toBe('?embedded=true');
});

test('an address that somebody sent is filtered as it says, also after other filters of this tab', async () => {
  const { unmount } = await showDay();
  await press('Water');
  unmount();
  window.history.replaceState(null, '', `${path}?tags=Strength`);
  await showDay();
  expect(names()).toEqual(['Barbell']);
  expect(window.location.search).toBe('?tags=Strength');
});

test('another day has the filters of this one, and its address names them', async () => {
  const { unmount } = await showDay();
  await press('Water');
  unmount();
  window.history.replaceState(null, '', path.replace('18', '20'));
  await showDay({ session: member }, day({ date: '2099-11-20' }));
  expect(names()).toEqual(['Aqua fit']);
  expect(window.location.search).toBe('?tags=Water');
});

test('the address counts while the page is hydrated, whose HTML knows neither it nor the tab', async () => {
  const { unmount } = await showDay();
  await press('Water');
  unmount();
  const Tags = () => <p>{useFilters(day())[0].tags.join(', ') || 'none'}</p>;
  const page = (search: string) => (
    <SearchParamsContext value={new URLSearchParams(search)}>
      <SiteContext
        value={{
          zone: 'bookings',
          language: 'en',
          mode: 'web',
          origins: { bookings: '', account: '', joining: '', foh: '' },
        }}
      >
        <Tags />
      </SiteContext>
    </SearchParamsContext>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(''));
  document.body.append(container);
  expect(container).toHaveTextContent('none');
  window.history.replaceState(null, '', `${path}?tags=Strength`);
  render(page('tags=Strength'), { container, hydrate: true });
  expect(container).toHaveTextContent('Strength');
  expect(window.location.search).toBe('?tags=Strength');
});

test('Back to an address with filters has those', async () => {
  await showDay();
  await press('Water');
  act(() => {
    window.history.replaceState(null, '', `${path}?tags=Strength`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(names()).toEqual(['Barbell']);
});

test('what was chosen last counts while the router still has the address before it', async () => {
  await showDay();
  await press('Water');
  await press('Strength');
  // The router writes its own address past those who follow it, as when it commits a refresh.
  History.prototype.replaceState.call(window.history, null, '', `${path}?tags=Water`);
  await press(/^Morning/);
  await press(/^All day/);
  expect(names()).toEqual(['Aqua fit', 'Barbell']);
  expect(screen.getByRole('button', { name: 'Strength' })).toHaveAttribute('aria-pressed', 'true');
});

test('a reload and another language leave them, a log-out and a new address do not', async () => {
  const { unmount } = await showDay();
  await press('Water');
  unmount();
  const { unmount: leave } = await showDay({ session: member, language: 'cy' });
  expect(names()).toEqual(['Aqua fit']);
  leave();
  forgetDrafts();
  window.history.replaceState(null, '', path);
  await showDay();
  expect(names()).toHaveLength(2);
});

test('another activity has filters of its own', async () => {
  const { unmount } = await showDay();
  await press('Water');
  unmount();
  window.history.replaceState(null, '', '/location/riverside-leisure-centre/dance/2099-11-18');
  await showDay({ session: member }, day({ activity: { ...day().activity, slug: 'dance' } }));
  expect(names()).toHaveLength(2);
  expect(window.location.search).toBe('');
});

test('a kiosk names none', async () => {
  await showDay({ session: member, mode: 'kiosk' });
  await press('Water');
  expect(names()).toEqual(['Aqua fit']);
  expect(window.location.search).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
