import { screen } from '@testing-library/react';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import { action } from '#tests/support/model/sessions.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { camp, course, day } from '#tests/support/schedules-components/camps.ts';
import { translateIn } from '#tests/support/translate.ts';
import { Description } from './description.tsx';
import { FactBar } from './fact-bar.tsx';
import { OfferPanel } from './offer-panel.tsx';

const now = new Date('2099-12-01T12:00:00Z');
const base = '/camps/location/riverside-leisure-centre/holiday-camps';
const hrefs = { book: `${base}/winter-multi-sport-camp/book`, others: base };
const show = (schedule: Parameters<typeof OfferPanel>[0]['schedule']) =>
  renderOnSite(<OfferPanel {...{ schedule, now, hrefs }} />);

const full = (reason: 'full' | null = 'full') =>
  day(21, { capacity: { available: 0, consumed: 20, maximum: 20 }, bookableAction: action(null, null, reason) });
const fullCamp = (input: Partial<CampSchedule> = {}) =>
  camp({ occurrences: [full()], bookableAction: action(null, null, 'full'), ...input });

describe('the offer of a camp', () => {
  test('has the price of a day and of all of it, and leads to the booking page', () => {
    show(camp());
    const offer = screen.getByRole('region', { name: 'Book this camp' });
    expect(offer).toHaveTextContent('£24.00');
    expect(offer).toHaveTextContent('£80.00');
    expect(screen.getByRole('link', { name: 'Book this camp' })).toHaveAttribute('href', hrefs.book);
  });

  test('that is full says so, and leads to the others instead', () => {
    show(fullCamp());
    expect(screen.getByRole('link', { name: 'See other camps' })).toHaveAttribute('href', hrefs.others);
    expect(screen.queryByRole('link', { name: 'Book this camp' })).not.toBeInTheDocument();
  });

  test('whose days are over is not sold', () => {
    renderOnSite(<OfferPanel schedule={camp()} now={new Date('2100-01-01T12:00:00Z')} hrefs={hrefs} />);
    expect(screen.queryByRole('link', { name: 'Book this camp' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See other camps' })).toHaveAttribute('href', hrefs.others);
  });

  test('that lies in the basket leads there', () => {
    const reserved = action('cancel_reservation');
    show(camp({ bookableAction: reserved, occurrences: [day(21, { bookableAction: reserved })] }));
    expect(screen.getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/basket');
  });
});

test('the offer of a course has one price, and its own words', () => {
  show(course());
  const offer = screen.getByRole('region', { name: 'Book this course' });
  expect(offer).toHaveTextContent('£60.00');
  expect(screen.getByRole('link', { name: 'Book this course' })).toHaveAttribute('href', hrefs.book);
});

describe('the facts of a camp', () => {
  const facts = () =>
    Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')]),
    );

  test('are its dates, times, sessions, ages and who leads it', () => {
    renderOnSite(<FactBar schedule={camp({ ages: { minimum: 5, maximum: 11 } })} t={translateIn('en')} />);
    expect(facts()).toMatchObject({
      Dates: '21–28 Dec 2099',
      Sessions: '4 over 2 weeks',
      For: 'Ages 5 to 11',
      Coach: 'Dan Okafor',
    });
  });

  test('that are not known are left out', () => {
    renderOnSite(<FactBar schedule={camp({ instructors: [] })} t={translateIn('en')} />);
    expect(Object.keys(facts())).not.toContain('For');
    expect(screen.queryByText(/Coach/)).not.toBeInTheDocument();
  });
});

test('a description is shown by its paragraphs, and none without a text', () => {
  const { container, rerender } = renderOnSite(<Description description={'Football in the morning.\n\n \nLunch.'} />);
  expect([...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
    'Football in the morning.',
    'Lunch.',
  ]);
  rerender(<Description description={null} />);
  expect(container).toBeEmptyDOMElement();
});
