import { screen, within } from '@testing-library/react';
import { getISODay } from 'date-fns/getISODay';
import { parseISO } from 'date-fns/parseISO';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { OpeningLine } from './opening-line.tsx';
import { OpeningTimes } from './opening-times-table.tsx';
import type { OpenRange } from './opening-today.ts';

const today = '2026-11-24';
withFakeTime(['clock'], new Date(`${today}T12:00:00Z`));

const allDay = { opens: '00:01', closes: '23:59' };
const days = (hours: OpenRange[][]) =>
  hours.map((ranges, index) => {
    const date = daysAfter(today, index);
    return { date, weekday: getISODay(parseISO(date)), ranges };
  });
const place = { timezone: 'Europe/London', renderedAt: 0 };

test('a page made long ago still shows the hours of the present day', () => {
  renderOnSite(<OpeningLine {...place} days={days([[allDay], []])} />);
  expect(screen.getByText('Open today 00:01–23:59')).toBeVisible();
});

test('a closed day says when the venue opens next', () => {
  renderOnSite(<OpeningLine {...place} days={days([[], [{ opens: '06:30', closes: '21:30' }]])} />);
  expect(screen.getByText(/^Closed today, opens \w{3} 06:30$/)).toBeVisible();
});

test('nothing is said where nothing is known', () => {
  const { container } = renderOnSite(<OpeningLine {...place} days={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('the table has the coming seven days, today marked', () => {
  renderOnSite(<OpeningTimes {...place} days={days(Array.from({ length: 14 }, () => [allDay]))} />);
  const rows = within(screen.getByRole('table', { name: 'Opening times by day' })).getAllByRole('row');
  expect(rows).toHaveLength(7);
  expect(rows[0]).toHaveTextContent('Monday');
  expect(rows.filter((row) => row.textContent?.includes('Today'))).toHaveLength(1);
});
