import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/timetable/booking/session-overlay.tsx';
import { daySessionsQuery } from '#components/timetable/queries.ts';
import { action } from '#tests/support/model/sessions.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, getRow, show } from '#tests/support/timetable-components/classes.tsx';
import { day } from '#tests/support/timetable-components/day.ts';
import { pageRead } from '#tests/support/timetable-components/page-read.ts';
import { TimetableClasses } from './timetable-classes.tsx';

withSiteServer();

describe('a day of classes', () => {
  test('stands under the parts of the day, in order', async () => {
    show([aClass(1, '18:00', 'Boxing fit'), aClass(2, '09:30', 'Vinyasa yoga'), aClass(3, '09:00', 'Aqua fit')]);
    const morning = await screen.findByRole('region', { name: 'Morning' });
    expect(
      within(morning)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Aqua fit', 'Vinyasa yoga']);
    expect(screen.getByRole('region', { name: 'Evening' })).toHaveTextContent('Boxing fit');
    expect(screen.queryByRole('region', { name: 'Afternoon' })).not.toBeInTheDocument();
  });

  test('names the button in full for those who hear it alone', async () => {
    show([aClass(1, '18:30', 'Aqua fit', { capacity: { available: 3, consumed: 17, maximum: 20 } })]);
    expect(
      await screen.findByRole('button', {
        name: 'Add to basket Aqua fit, Wednesday 18 November, 18:30, 3 places left, £6.20',
      }),
    ).toBeVisible();
  });

  test('offers no button for a sold-out class, and says so', async () => {
    show([
      aClass(1, '18:30', 'Barbell basics', {
        capacity: { available: 0, consumed: 20, maximum: 20 },
        bookableAction: action(null, null, 'full'),
      }),
    ]);
    const row = await getRow('Barbell basics');
    expect(row.getByText('Sold out')).toBeVisible();
    expect(row.getAllByRole('button')).toHaveLength(1);
  });

  test('an empty day leads to the next day that has something', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'Nothing on this day' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Friday 20 November' })).toHaveAttribute(
      'href',
      '/location/riverside-leisure-centre/fitness-classes/2099-11-20',
    );
  });

  test('a day that cannot be had offers another try', async () => {
    refuse('listActivityTimetableV2', 'unexpected');
    renderOnSite(<TimetableClasses day={day()} sessions={pageRead(daySessionsQuery, day())} />, { session: member });
    expect(await screen.findByRole('alert')).toHaveTextContent('The timetable did not load');
    answer('listActivityTimetableV2', [aClass(1, '09:00', 'Aqua fit')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Aqua fit' })).toBeVisible();
  });
});

describe('filters', () => {
  const cardio = {
    tags: ['Cardio'],
    instructors: [{ id: '00000000-0000-4000-8000-000000000061', name: 'Dan Okafor' }],
  };

  test('a part of the day leaves what fits, and says how many', async () => {
    show([aClass(1, '09:00', 'Aqua fit'), aClass(2, '18:00', 'Boxing fit', cardio)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Evening 1 class' }));
    expect(screen.queryByRole('heading', { name: 'Aqua fit' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Boxing fit' })).toBeVisible();
  });

  test('a choice that fits nothing can be taken back at once', async () => {
    show([aClass(1, '09:00', 'Aqua fit'), aClass(2, '18:00', 'Boxing fit', cardio)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Morning 1 class' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cardio' }));
    expect(screen.getByRole('heading', { name: 'Nothing fits these filters' })).toBeVisible();
    expect(screen.getByText('Chosen: Cardio.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('heading', { name: 'Aqua fit' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Morning/ })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('more about a class opens over the timetable, with its description', async () => {
  const summary = aClass(1, '18:30', 'Aqua fit');
  answer('getActivity', {
    ...summary,
    v1Id: 3,
    recurrenceId: null,
    originalStartsAt: summary.startsAt,
    originalEndsAt: summary.endsAt,
    scheduleReference: 'AF',
    templateDescription: 'Gentle on the joints, hard on the heart.',
    setupTimeInMinutes: 0,
    teardownTimeInMinutes: 0,
    bookingStrategy: 'sequential',
    capacityStrategy: 'shared',
    capacityByChannel: null,
    clashes: [],
    tickets: null,
    blockBookingInformation: null,
    canCancel: false,
    isDetachedFromRecurrence: false,
    customQuestionSections: [],
  });
  show([summary]);
  await userEvent.click(await screen.findByRole('button', { name: 'Aqua fit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aqua fit' });
  expect(await within(dialog).findByText('Gentle on the joints, hard on the heart.')).toBeVisible();
  expect(within(dialog).getByText('Wed, 18 Nov 2099')).toBeVisible();
});
