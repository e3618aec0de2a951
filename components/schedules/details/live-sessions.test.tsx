import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import { held } from '#tests/support/held.ts';
import { campItem, makeCart } from '#tests/support/make/make-cart.ts';
import { action } from '#tests/support/model/sessions.ts';
import { waitlistEntry } from '#tests/support/model/waitlist-entry.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answerRules } from '#tests/support/schedules-components/answer-rules.ts';
import { camp, day, page, uuid } from '#tests/support/schedules-components/camps.ts';
import { campRead } from '#tests/support/schedules-components/page-read.ts';
import { tellSession } from '#tests/support/schedules-components/show-camp.tsx';
import { answer, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { LiveSessions } from './live-details.tsx';
import { WithSchedule } from './with-schedule.tsx';

withSiteServer();

const slug = 'winter-multi-sport-camp';
const bookingId = uuid(310);
const waiting = day(22, { bookableAction: action('join_waitlist') });
const onList = day(22, { bookableAction: action('leave_waitlist', null, null, { waitlistId: 5 }) });
const reserved = day(22, { bookableAction: action('cancel_reservation', null, null, { bookingId }) });

function show(occurrences: CampSchedule['occurrences'], stage: Stage = {}) {
  answer('getAuthUser', alex);
  answerOwn('get', '/api/session', () => tellSession(member));
  answer('getCamp', camp({ occurrences }));
  answerRules(camp({ occurrences }));
  return renderOnSite(
    <WithSchedule page={page()} slug={slug} read={campRead(slug)}>
      <LiveSessions page={page()} />
    </WithSchedule>,
    { session: member, ...stage },
  );
}
const row = async (date: string) => {
  const item = (await screen.findByText(date)).closest('li');
  if (item === null) throw new Error(`${date} stands in no row`);
  return within(item);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the sessions of a camp', () => {
  it('say when, where and how many places are left, and nothing to do about one that can be booked', async () => {
    show([day(21, { friendlyLocationName: 'The big hall' }), day(22)]);
    const first = await row('Mon, 21 Dec 2099');
    expect(first.getByText('The big hall')).toBeVisible();
    expect(first.getByText('12 available')).toBeVisible();
    expect(first.queryByRole('button')).toBeNull();
    expect((await row('Tue, 22 Dec 2099')).getByText('Sports hall')).toBeVisible();
  });

  it('that cannot be read say so, and are read again', async () => {
    answerOwn('get', '/api/session', () => tellSession(guest));
    refuse('getCamp', 'unavailable');
    renderOnSite(
      <WithSchedule page={page()} slug={slug} read={campRead(slug)}>
        <LiveSessions page={page()} />
      </WithSchedule>,
      { session: guest },
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    answer('getCamp', camp({ occurrences: [day(21)] }));
    answerRules(camp({ occurrences: [day(21)] }));
    await press('Try again');
    expect(await row('Mon, 21 Dec 2099')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a session on whose waitlist one is', () => {
  it('says so, and is left with one press', async () => {
    const requests: string[] = [];
    answer('leaveWaitlist', null, { seen: ({ url }) => void requests.push(url.pathname) });
    const { toasts } = show([day(21), onList]);
    expect((await row('Tue, 22 Dec 2099')).getByText('On waitlist')).toBeVisible();
    await press('Leave the waitlist for Tue, 22 Dec');
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
    expect(requests).toHaveLength(1);
  });

  it('that cannot be left says why, and is read again', async () => {
    const { toasts } = show([day(21), onList]);
    await row('Tue, 22 Dec 2099');
    refuse('leaveWaitlist', 'not_found');
    answer('getCamp', camp({ occurrences: [day(21), day(22)] }));
    await press('Leave the waitlist for Tue, 22 Dec');
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'Unable to complete request, item not found.' }]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull());
  });
});

describe('a session that can be waited for', () => {
  it('is busy meanwhile, and joined once', async () => {
    const { until, release } = held();
    let count = 0;
    const { toasts } = show([day(21), waiting]);
    answer('joinWaitlist', waitlistEntry, { seen: () => void (count += 1), after: until });
    await press('Join the waitlist for Tue, 22 Dec');
    const button = screen.getByRole('button', { name: 'Join the waitlist for Tue, 22 Dec' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    release();
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
    expect(count).toBe(1);
  });

  it('whose waitlist is full by then says so', async () => {
    const { toasts } = show([day(21), waiting]);
    refuse('joinWaitlist', 'waitlist_full');
    await press('Join the waitlist for Tue, 22 Dec');
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: 'The waitlist for this session is full' }]));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Join the waitlist for Tue, 22 Dec' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  });
});

describe('a session in the basket', () => {
  it('says that it is not paid yet', async () => {
    show([day(21), reserved]);
    const tuesday = await row('Tue, 22 Dec 2099');
    expect(tuesday.getByText('Reserved')).toBeVisible();
    expect(tuesday.getByText('In your basket. Check out to make it yours.')).toBeVisible();
  });

  it('that was taken out elsewhere takes nothing else out', async () => {
    let count = 0;
    const { toasts } = show([day(21), reserved]);
    answer('getCart', makeCart([campItem(4, 'Another camp', ['2099-12-23'])]));
    answer('removeCartItems', emptyCart, { seen: () => void (count += 1) });
    await press('Remove the session on Tue, 22 Dec');
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
    expect(count).toBe(0);
  });

  it('that is being paid for says why it stays', async () => {
    const { toasts } = show([day(21), reserved]);
    answer('getCart', makeCart([campItem(1, 'Winter multi-sport camp', ['2099-12-22'])]));
    refuse('removeCartItems', 'payment_in_progress');
    await press('Remove the session on Tue, 22 Dec');
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'A payment for this basket is in progress' }]),
    );
    expect(screen.getByRole('button', { name: 'Remove the session on Tue, 22 Dec' })).toBeVisible();
  });
});

it('names days and what can be done in Welsh', async () => {
  show([day(21), waiting], { language: 'cy' });
  expect(await screen.findByText(/^Maw, 22 Rhag 2099$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  expect(screen.getByRole('button', { name: /22 Rhag/ })).toBeVisible();
});
