import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/cancelling/cancel-dialog.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import {
  answerBookings,
  makeVisit,
  renderedAt,
  showBookings,
  swim,
} from '#tests/support/account-components/bookings-stage.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import {
  answerVisit,
  makeCancellation,
  pounds,
  type CancellationRequest,
} from '#tests/support/timetable-components/visit.ts';

withSiteServer();
withFakeTime(['clock'], renderedAt);

const alex = { userId: 7, firstName: 'Alex', lastName: 'Morgan' };
const sam = { userId: 8, firstName: 'Sam', lastName: 'Morgan' };
const visit: Booking[] = [makeVisit(1, alex), makeVisit(2, sam)];

/** Opens the question of the visit of both; `change` is applied to what the server says would come of it. */
const ask = async (change: Parameters<typeof makeCancellation>[2] = {}) => {
  const requests: CancellationRequest[] = answerVisit([
    makeCancellation(swim, 1, { ...alex, ...change }),
    makeCancellation(swim, 2, { ...sam, ...change }),
  ]);
  answerBookings(visit);
  answer('getVenue', { ...riverside, phone: '01632 960142' });
  showBookings();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Family swim, 18:30' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  return { dialog, requests };
};

it('says what comes back for all, then for the one who is chosen', async () => {
  const { dialog } = await ask();
  expect(await dialog.findByText('Comes back as credit')).toBeVisible();
  expect(dialog.getAllByText('£12.40')).toHaveLength(2);
  expect(dialog.getByText('Paid by card ending 4242')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Sam Morgan/ }));
  expect(await dialog.findByText(/1 place stays booked\.$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Alex Morgan/ }));
  expect(await dialog.findByRole('button', { name: 'Choose what to cancel' })).toHaveAttribute('aria-disabled', 'true');
});

it('cancels one of two, says what came back, and reads the list again', async () => {
  const { dialog, requests } = await ask();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Alex Morgan/ }));
  const read = answerBookings(visit.slice(0, 1));
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel booking' }));
  const message = await screen.findByRole('status');
  expect(message).toHaveTextContent('1 of 2 places is cancelled.');
  expect(message).toHaveTextContent('£6.20 is back as credit. Your credit is now £21.90.');
  expect(requests.filter(({ preview }) => !preview)).toEqual([{ bookingIds: [uuid(2)], preview: false }]);
  await waitFor(() => expect(read.length).toBeGreaterThan(0));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('listitem')).toHaveTextContent('Alex Morgan (You)');
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Sam Morgan');
});

it('says that nothing comes back after the cut-off before it is cancelled', async () => {
  const { dialog } = await ask({ credit: pounds(0), returnedTo: [], keptBecause: 'cut_off' });
  expect(await dialog.findByText(/^The time for money back is over\./)).toBeVisible();
  expect(dialog.queryByText('Comes back as credit')).not.toBeInTheDocument();
});

it('that the server refuses stays booked, and says whom to call', async () => {
  const { dialog } = await ask();
  const cancel = await dialog.findByRole('button', { name: 'Cancel 2 places' });
  refuse('cancelBookings', 'cannot_cancel');
  await userEvent.click(cancel);
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('This booking cannot be cancelled');
  expect(alert).toHaveTextContent('Your booking still stands and nothing has been charged.');
  expect(await within(alert).findByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(dialog.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Family swim/ })).toBeVisible();
});

it('is kept by the first button, without a word to the server', async () => {
  const { dialog, requests } = await ask();
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.every(({ preview }) => preview)).toBe(true);
});

it('says what came back also where nothing is left in the list', async () => {
  const { dialog } = await ask();
  const cancel = await dialog.findByRole('button', { name: 'Cancel 2 places' });
  answerBookings([]);
  await userEvent.click(cancel);
  expect(await screen.findByText('Nothing booked yet')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('£12.40 is back as credit.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible();
});
