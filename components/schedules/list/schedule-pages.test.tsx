import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/cancelling/cancel-dialog.tsx';
import { BookingView } from '#components/schedules/booking-form/booking-view.tsx';
import { LiveOffer, LiveOfferBar, LiveSessions } from '#components/schedules/details/live-details.tsx';
import { WithSchedule } from '#components/schedules/details/with-schedule.tsx';
import type { CourseSchedule } from '#contract/schedules/courses.ts';
import { campItem, makeCart } from '#tests/support/make/make-cart.ts';
import { action, at } from '#tests/support/model/sessions.ts';
import { waitlistEntry } from '#tests/support/model/waitlist-entry.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answerRules } from '#tests/support/schedules-components/answer-rules.ts';
import { camp, course, day, money, page, uuid } from '#tests/support/schedules-components/camps.ts';
import { campRead, listRead } from '#tests/support/schedules-components/page-read.ts';
import { tellSession } from '#tests/support/schedules-components/show-camp.tsx';
import { answer, answerOwn, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { answerVisit, makeCancellation } from '#tests/support/timetable-components/visit.ts';
import { ScheduleList } from './schedule-list.tsx';
import { ScheduleTimetable } from './schedule-week-list.tsx';

withSiteServer();
beforeEach(() => sessionStorage.clear());

const base = '/camps/location/riverside-leisure-centre/holiday-camps';
const known = () => {
  answer('getAuthUser', alex);
  answerOwn('get', '/api/session', () => ({
    data: { logged_in: true, user_id: 7, selected_user_id: null, expires_at: null },
  }));
};

describe('the list of camps', () => {
  test('each leads to its details and says when, how much and what is left', async () => {
    answer('listCamps', [camp()]);
    renderOnSite(<ScheduleList page={page()} read={listRead()} />);
    const link = await screen.findByRole('link', { name: /Winter multi-sport camp/ });
    expect(link).toHaveAttribute('href', `${base}/timetable/winter-multi-sport-camp`);
    expect(link).toHaveTextContent(
      /21–28 Dec 2099.*Monday to Wednesday, 09:00–15:30.*4 sessions.*12 available.*£24.00 a session.*Entire camp £/,
    );
  });

  test('asks for the venue and category of the page, online', async () => {
    const request: AskedCall[] = [];
    answer('listCamps', [camp()], { seen: (call) => void request.push(call) });
    renderOnSite(<ScheduleList page={page()} read={listRead()} />);
    await screen.findByRole('link', { name: /Winter/ });
    const { searchParams } = request[0]?.url ?? new URL('http://none.invalid');
    expect([searchParams.get('source'), searchParams.get('venue_slugs'), searchParams.get('category_slugs')]).toEqual([
      'online',
      'riverside-leisure-centre',
      'holiday-camps',
    ]);
  });

  test('an empty category leads to the others', async () => {
    answer('listCamps', []);
    renderOnSite(<ScheduleList page={page()} read={listRead()} />);
    expect(await screen.findByRole('heading', { name: 'No camps to book yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all camps' })).toHaveAttribute(
      'href',
      '/camps/location/riverside-leisure-centre',
    );
  });

  test('camps that cannot be had offer another try', async () => {
    refuse('listCamps', 'unexpected');
    renderOnSite(<ScheduleList page={page()} read={listRead()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The camps did not load');
    answer('listCamps', [camp()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Winter/ })).toBeVisible();
  });
});

describe('the timetable of camps', () => {
  test('shows one week at a time, each session with the way to its camp', async () => {
    answer('listCamps', [camp()]);
    renderOnSite(<ScheduleTimetable page={page()} read={listRead()} />);
    const monday = await screen.findByRole('region', { name: 'Monday 21 December' });
    expect(within(monday).getByRole('link', { name: 'Winter multi-sport camp' })).toHaveAttribute(
      'href',
      `${base}/timetable/winter-multi-sport-camp`,
    );
    expect(screen.getByRole('button', { name: 'Previous week' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByRole('region', { name: 'Monday 28 December' })).toHaveTextContent('Week 2');
    expect(screen.queryByRole('region', { name: 'Monday 21 December' })).not.toBeInTheDocument();
  });
});

describe('the details of a camp', () => {
  const show = (input: Parameters<typeof camp>[0] = {}, stage: Stage = {}, seen?: (call: AskedCall) => void) => {
    known();
    answer('getCamp', camp(input), { seen });
    answerRules(camp(input));
    const about = { page: page(), slug: 'winter-multi-sport-camp' };
    return renderOnSite(
      <WithSchedule {...about} read={campRead(about.slug)}>
        <LiveSessions page={about.page} />
        <LiveOffer {...about} />
        <LiveOfferBar {...about} />
      </WithSchedule>,
      { session: member, ...stage },
    );
  };

  test('says beside the price until when it can be cancelled, once somebody uses the page', async () => {
    show();
    const side = within(await screen.findByRole('region', { name: 'Book this camp' }));
    expect(side.queryByText(/cancel/)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await side.findByText(/^Free to cancel until .* After that each session costs £3\.00\.$/)).toBeVisible();
  });

  test('lists the sessions by week and leads to the booking screen', async () => {
    show();
    expect(within(await screen.findByRole('region', { name: /Week 2/ })).getByText('Mon, 28 Dec 2099')).toBeVisible();
    const side = within(screen.getByRole('region', { name: 'Book this camp' }));
    expect(side.getByText('Single session')).toBeVisible();
    expect(side.getByText('£80.00')).toBeVisible();
    expect(side.getByRole('link', { name: 'Book this camp' })).toHaveAttribute(
      'href',
      `${base}/winter-multi-sport-camp/book`,
    );
  });

  test('are read once for a visitor, however many parts show them', async () => {
    const requests: AskedCall[] = [];
    show({}, { session: guest }, (call) => void requests.push(call));
    expect(await screen.findByRole('region', { name: 'Book this camp' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Book this camp' })).toHaveLength(2);
    expect(requests).toHaveLength(1);
  });

  test('says when the entire camp has closed, and offers dates instead', async () => {
    show({
      occurrences: [
        day(21),
        day(22, { capacity: { available: 0, consumed: 20, maximum: 20 }, bookableAction: action(null, null, 'full') }),
      ],
    });
    expect(await screen.findByText(/The entire camp can’t be booked any more/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Choose dates' })[0]).toBeVisible();
  });

  test('a session without a place can be waited for', async () => {
    const { toasts } = show({ occurrences: [day(21), day(22, { bookableAction: action('join_waitlist') })] });
    answer('joinWaitlist', waitlistEntry);
    await userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist for Tue, 22 Dec' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Successfully joined the waitlist.' }]));
  });

  describe('for a guest', () => {
    const waiting = { occurrences: [day(21), day(22, { bookableAction: action('join_waitlist') })] };
    const press = async () => {
      const shown = show(waiting, { session: guest });
      answerOwn('get', '/api/session', () => tellSession(guest));
      await userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist for Tue, 22 Dec' }));
      await waitFor(() => expect(shown.openLogin).toHaveBeenCalledTimes(1));
      const [onLoggedIn, options] = shown.openLogin.mock.calls[0] ?? [];
      answerOwn('get', '/api/session', () => tellSession(member));
      return { ...shown, options, logIn: () => act(() => onLoggedIn?.()) };
    };

    test('the log-in says what for, and joins the waitlist', async () => {
      const { options, logIn, toasts } = await press();
      expect(options?.intent).toMatchObject({ title: 'Winter multi-sport camp, Tue, 22 Dec', isAdded: false });
      answer('joinWaitlist', waitlistEntry);
      logIn();
      await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Successfully joined the waitlist.' }]));
    });

    test('who is on it already is told so', async () => {
      const { logIn, toasts } = await press();
      const onIt = action('leave_waitlist', null, null, { waitlistId: 5 });
      answer('getCamp', camp({ occurrences: [day(21), day(22, { bookableAction: onIt })] }));
      logIn();
      await waitFor(() => expect(toasts).toEqual([{ type: 'info', message: 'On waitlist' }]));
    });
  });

  test('one that lies in the basket can be taken out by itself', async () => {
    const bookingId = uuid(300 + 10);
    const reserved = action('cancel_reservation', null, null, { bookingId });
    const { toasts } = show({ occurrences: [day(21), day(22, { bookableAction: reserved })] });
    const line = campItem(1, 'Winter multi-sport camp', ['2099-12-22']);
    answer('getCart', makeCart([line]));
    let sent: AskedCall | undefined;
    answer('removeCartItems', emptyCart, { seen: (call) => (sent = call) });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the session on Tue, 22 Dec' }));
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
    expect(sent?.body).toEqual({ cart_item_ids: [line.childItems[0]?.id] });
  });

  test('a booked one is cancelled after a question', async () => {
    const booked = day(22, { bookableAction: action('cancel_booking', null, null, { bookingId: uuid(90) }) });
    show({ occurrences: [day(21), booked] });
    const requests = answerVisit([makeCancellation(booked, 90)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the session on Tue, 22 Dec' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this booking?' }));
    expect(await dialog.findByText('Comes back as credit')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await dialog.findByRole('status')).toHaveTextContent('Your booking is cancelled.');
    expect(requests.at(-1)).toEqual({ bookingIds: [uuid(90)], preview: false });
  });

  test('one that lies in the basket leads there', async () => {
    show({
      bookableAction: action('cancel_reservation'),
      occurrences: [day(21, { bookableAction: action('cancel_reservation') })],
    });
    expect((await screen.findAllByRole('link', { name: 'View basket' }))[0]).toHaveAttribute('href', '/basket');
    expect(screen.getByText('In your basket. Check out to make it yours.')).toBeVisible();
  });
});

describe('booking a course', () => {
  const show = (input: Partial<CourseSchedule> = {}) => {
    known();
    answer('getCourse', course(input));
    return renderOnSite(<BookingView page={page('courses')} slug="stage-4-swimming" />, { session: member });
  };

  test('offers no dates, and costs what is left of it once it has begun', async () => {
    show({ proRataPrice: money(3000), startsAt: at('09:00', '2020-12-21'), allowCustomerBookCourseAfterStart: true });
    const side = within(await screen.findByRole('complementary', { name: 'Your selection' }));
    expect(side.getByText('2 sessions left, £15.00 each')).toBeVisible();
    expect(side.getAllByText('£30.00')).toHaveLength(2);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('that has begun and may not be joined says so', async () => {
    show({ startsAt: at('09:00', '2020-12-21') });
    expect((await screen.findAllByRole('button', { name: 'This course has already started' }))[0]).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('sends it as a course and names its own failure', async () => {
    const items: unknown[] = [];
    const { toasts } = show();
    const add = async () =>
      within(await screen.findByRole('complementary', { name: 'Your selection' })).findByRole('button', {
        name: 'Add to basket',
      });
    refuse('addUserCartItems', 'unexpected');
    await userEvent.click(await add());
    await waitFor(() =>
      expect(toasts.map(({ message }) => message)).toEqual([
        'We could not put this course into your basket, please try again.',
      ]),
    );
    answer('addUserCartItems', emptyCart, { seen: ({ body }) => void items.push(body) });
    await userEvent.click(await add());
    expect(await screen.findByRole('heading', { name: 'In your basket' })).toHaveFocus();
    expect(items).toEqual([
      {
        data: {
          items: [expect.objectContaining({ purchasable_id: uuid(3), purchasable_type: 'course', quantity: 1 })],
        },
      },
    ]);
  });
});
