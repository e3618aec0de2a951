import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { venue } from '#tests/support/desk-components/desk-stage.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { DeskProvider } from './desk-context.tsx';
import { DeskHeader } from './desk-header.tsx';

const now = Date.parse('2026-07-01T08:59:30Z');
withFakeTime(['clock', 'intervals', 'timeouts'], now);

function show({
  permissions = [],
  ...stage
}: { permissions?: readonly string[]; path?: string; language?: 'cy' } = {}) {
  const desk = { staff: { id: 6, name: 'Frances Holt', permissions }, venue };
  return renderOnSite(
    <DeskProvider desk={desk}>
      <DeskHeader
        desk={desk}
        logo={<span aria-hidden>Logo</span>}
        homeLabel="Touchline, front of house"
        venueLabel=", change the venue of this desk"
        renderedAt={now}
      >
        <button type="button">Lock</button>
      </DeskHeader>
    </DeskProvider>,
    { zone: 'foh', ...stage },
  );
}
const pages = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the pages of the desk', () => {
  it.each<[string[], string[]]>([
    [[], ['Desk']],
    [['attendance'], ['Desk', 'Sessions']],
    [['timetable'], ['Desk', 'Sessions', 'Blocks']],
    [['customers'], ['Desk', 'Orders', 'Customers']],
    [['sell'], ['Desk', 'Orders', 'Blocks', 'Till']],
    [['refunds'], ['Desk']],
    [
      ['sell', 'customers', 'timetable', 'attendance', 'refunds'],
      ['Desk', 'Sessions', 'Orders', 'Customers', 'Blocks', 'Till'],
    ],
  ])('for staff with the permissions %j are %j', (permissions, links) => {
    show({ permissions });
    expect(pages()).toEqual(links);
  });

  it.each([
    ['/', 'Desk'],
    ['/orders', 'Orders'],
    ['/orders/00000000-0000-4000-8000-000000000001', 'Orders'],
  ])('on %s have %s as the current one', (path, name) => {
    show({ permissions: ['sell'], path });
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('do not have one as current whose name only begins the same', () => {
    show({ permissions: ['sell'], path: '/ordersomething' });
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });
});

it('names who works here and where, as the way to another venue', () => {
  show();
  expect(
    screen.getByRole('link', { name: /^Frances Holt ?, Riverside Leisure Centre ?, change the venue of this desk$/ }),
  ).toHaveAttribute('href', '/venue');
  expect(screen.getByRole('link', { name: 'Touchline, front of house' })).toHaveAttribute('href', '/');
});

describe('the clock', () => {
  it('shows the time of the venue, in summer an hour on, and goes on', () => {
    show();
    expect(screen.getByText('09:59')).toBeVisible();
    expect(screen.getByText('Wed, 1 Jul')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('10:00')).toBeVisible();
  });

  it('has the day in the language', () => {
    show({ language: 'cy' });
    expect(screen.getByText(/^Mer, 1 Gorff/)).toBeVisible();
  });
});
