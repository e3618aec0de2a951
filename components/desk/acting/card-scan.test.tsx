import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alex, found } from '#tests/support/desk-components/desk-replies.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { held } from '#tests/support/held.ts';
import { sessionItem } from '#tests/support/make/make-cart.ts';
import { settle } from '#tests/support/settle.ts';
import { answer, answerBy, refuse } from '#tests/support/site-server.ts';

withDesk();

const paul = found(12, 'Paul', 'Morris');
/** Types the keys as a reader does: one after the other, without a pause. */
const scan = (code: string, target: Element = document.body, init: KeyboardEventInit = {}) => {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(target, { key, ...init });
};
/** Lets every card be Alex's; returns the codes that were asked for. */
function takeCards(data = [alex.user]) {
  const codes: (string | null)[] = [];
  answerBy('listUsers', ({ url }) => {
    codes.push(url.searchParams.get('barcode'));
    return { data };
  });
  return codes;
}

it.each([
  ['has three signs', () => scan('701')],
  ['is a shortcut of the browser', () => scan('7010020030', document.body, { ctrlKey: true })],
])('is none where what is typed %s', async (_, type) => {
  const codes = takeCards();
  showDesk(null);
  type();
  await settle();
  expect(codes).toEqual([]);
});

it('is none where it is typed by a person', async () => {
  const codes = takeCards();
  showDesk(<input aria-label="Notes" />);
  await userEvent.setup({ delay: 60 }).type(screen.getByLabelText('Notes'), '70100{Enter}');
  expect(codes).toEqual([]);
  expect(screen.getByLabelText('Notes')).toHaveValue('70100');
});

it('does not send the form in whose field it ended', async () => {
  const codes = takeCards();
  let sent = 0;
  showDesk(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <input aria-label="Notes" />
    </form>,
  );
  const prevented = ['7', '0', '1', '0', 'Enter'].map(
    (key) => !fireEvent.keyDown(screen.getByLabelText('Notes'), { key }),
  );
  await waitFor(() => expect(codes).toEqual(['7010']));
  expect(prevented).toEqual([false, false, false, false, true]);
  expect(sent).toBe(0);
});

it('opens nobody for staff who may not look for customers', async () => {
  const codes = takeCards();
  showDesk(null, { permissions: ['sell'] });
  scan('7010020030');
  await settle();
  expect(codes).toEqual([]);
});

it('that is read after another opens its own customer, though the first is answered last', async () => {
  const { until, release } = held();
  answerBy('listUsers', async ({ url }) => {
    if (url.searchParams.get('barcode') === '1111') {
      await until;
      return { data: [alex.user] };
    }
    return { data: [paul] };
  });
  answerBy('getDeskCustomer', ({ url }) => ({
    data: url.pathname.endsWith('/12') ? { ...alex, user: paul, linkedUsers: [] } : alex,
  }));
  showDesk(null);
  scan('1111');
  scan('2222');
  expect(await screen.findByText('Paul Morris')).toBeVisible();
  release();
  await settle();
  expect(screen.getByText('Paul Morris')).toBeVisible();
});

it('asks whose sale it is when there is something on it', async () => {
  answer('getCart', sale([sessionItem(1, 'Swim, adult', 1460, { purchasedForUserId: null })]));
  answer('moveSale', sale());
  takeCards([paul]);
  const { router } = showDesk(null, { customerId: 7 });
  await screen.findByText('Alex Morgan');
  await settle();
  scan('7010020030');
  expect(await screen.findByRole('alertdialog', { name: 'Whose sale is this?' })).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
});

it('of whoever is acted for already opens their record without a question', async () => {
  answer('getCart', sale([sessionItem(1, 'Swim, adult', 1460)]));
  takeCards();
  const { router } = showDesk(null, { customerId: 7 });
  await screen.findByText('Alex Morgan');
  await settle();
  scan('7010020030');
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/record'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('that cannot be looked up says why', async () => {
  refuse('listUsers', 'too_many_requests');
  const { toasts } = showDesk(null);
  scan('7010020030');
  await waitFor(() =>
    expect(toasts).toEqual([{ type: 'danger', message: 'Too many attempts, please try again later' }]),
  );
});

describe('the word that it belongs to nobody', () => {
  const showUnknown = async () => {
    takeCards([]);
    showDesk(null);
    scan('TL400299999');
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still acting for a walk-in.');
  };

  it('goes away to scan again, and with the next card', async () => {
    await showUnknown();
    await userEvent.click(screen.getByRole('button', { name: 'Scan again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    scan('TL400299999');
    await screen.findByRole('alert');
    takeCards();
    scan('7010020030');
    expect(await screen.findByText('Alex Morgan')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the search by name', async () => {
    await showUnknown();
    await userEvent.click(screen.getByRole('button', { name: 'Find by name' }));
    expect(screen.getByRole('searchbox', { name: 'Find a customer' })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
