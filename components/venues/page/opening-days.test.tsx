import { screen, within } from '@testing-library/react';
import { openingDays } from '#contract/venues/rules/opening-days.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { returnAt, withNoon } from '#tests/support/timetable-components/clock.ts';
import { OpeningLine } from './opening-line.tsx';
import { OpeningTimes } from './opening-times-table.tsx';

withNoon();

const weekly = 'Mo-Th 06:30-22:00; Fr 00:00-24:00; Sa 08:00-12:00,14:00-18:00; Su off; 2026 Nov 24 10:00-16:00';
const getDays = (openingTimes: string) => openingDays({ openingTimes, postcode: 'HX6 2QD' }, '2026-11-18', 14);
const place = { timezone: 'Europe/London', renderedAt: 0 };

/** The table's rows as [day, hours]. */
function showTable(openingTimes: string, stage: Stage = {}) {
  const { container } = renderOnSite(<OpeningTimes {...place} days={getDays(openingTimes)} />, stage);
  return within(container)
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
      row.getAttribute('aria-current'),
    ]);
}
const showLine = (openingTimes: string, stage: Stage = {}) =>
  renderOnSite(<OpeningLine {...place} days={getDays(openingTimes)} />, stage);

describe('the opening times of the coming seven days', () => {
  test('say each day by itself: open, in two parts, all day, closed, and another day’s special hours', () => {
    expect(showTable(weekly)).toEqual([
      ['Monday', '06:30–22:00', null],
      ['Tuesday', '10:00–16:00', null],
      ['WednesdayToday', '06:30–22:00', 'date'],
      ['Thursday', '06:30–22:00', null],
      ['Friday', 'Open 24 hours', null],
      ['Saturday', '08:00–12:00, 14:00–18:00', null],
      ['Sunday', 'Closed', null],
    ]);
  });

  test('are in Welsh, from Monday too', () => {
    const rows = showTable(weekly, { language: 'cy' });
    expect(rows.map(([day]) => day)).toEqual([
      'Dydd Llun',
      'Dydd Mawrth',
      'Dydd MercherHeddiw',
      'Dydd Iau',
      'Dydd Gwener',
      'Dydd Sadwrn',
      'Dydd Sul',
    ]);
    expect(rows.at(-1)?.[1]).toBe('Ar gau');
  });

  test('move on at midnight to the next day', () => {
    const { container } = renderOnSite(<OpeningTimes {...place} days={getDays(weekly)} />);
    const today = () => container.querySelector('[aria-current=date]')?.textContent;
    expect(today()).toContain('Wednesday');
    returnAt('23:59');
    expect(today()).toContain('Wednesday');
    returnAt('24:00');
    expect(today()).toContain('Thursday');
  });
});

describe('the line of today', () => {
  test.each([
    ['Mo-Su 06:30-22:00', 'Open today 06:30–22:00'],
    ['24/7', 'Open 24 hours'],
    ['Mo-Su 06:00-09:00,17:00-21:00', 'Open today 06:00–09:00, 17:00–21:00'],
    ['Mo-Su 06:00-11:00', 'Closed now, opens Thu 06:00'],
    ['Fr 09:00-17:00', 'Closed today, opens Fr 09:00'],
    ['We 06:00-11:00; 2026 Nov 19-2026 Dec 31 off', 'Closed now'],
    ['2026 Nov 18-2026 Dec 31 off', 'Closed today'],
  ])('of %s is %s', (openingTimes, words) => {
    showLine(openingTimes);
    expect(screen.getByText(words.replace('Fr 09', 'Fri 09'))).toBeVisible();
  });

  test.each(['', 'whenever we like'])('says nothing of hours that cannot be read: %j', (openingTimes) => {
    expect(showLine(openingTimes).container).toBeEmptyDOMElement();
  });

  test('is in Welsh', () => {
    showLine('Fr 09:00-17:00', { language: 'cy' });
    expect(screen.getByText(/^Ar gau heddiw, yn agor \S+ 09:00$/)).toBeVisible();
  });

  test('changes when the venue closes while somebody looks', () => {
    showLine('Mo-Su 06:30-13:00');
    expect(screen.getByText('Open today 06:30–13:00')).toBeVisible();
    returnAt('13:00');
    expect(screen.getByText('Closed now, opens Thu 06:30')).toBeVisible();
  });
});
