import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomersView } from '#components/desk/customers/customers-view.tsx';
import { found } from '#tests/support/desk-components/desk-replies.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse, type AskedCall } from '#tests/support/site-server.ts';

withDesk();

const swim = sessionItem(1, 'Swim, adult', 1460, { purchasedForUserId: null });
const alex = found(7, 'Alex', 'Morgan', { membership: { id: uuid(70), name: 'Family' }, owed: money(500) });
const paul = found(12, 'Paul', 'Morris', { email: null, phone: '07700 900412' });
const search = () => screen.getByRole('searchbox', { name: 'Find a customer' });
const people = (...data: (typeof alex)[]) => {
  const requests: string[] = [];
  answerBy('listUsers', ({ url }: AskedCall) => {
    requests.push(url.search);
    return { data };
  });
  return requests;
};
/** Presses a key 10 ms after the last one of the test, and long after real ones, however slow the machine is. */
let pressedAt = 1e15;
const press = (target: Element, key: string) => {
  const event = createEvent.keyDown(target, { key });
  Object.defineProperty(event, 'timeStamp', { value: (pressedAt += 10) });
  fireEvent(target, event);
};
beforeEach(() => void (pressedAt += 1000));
const onCustomers = () => showDesk(<CustomersView renderedAt={0} />, { path: '/customers' });

describe('the search', () => {
  it('opens the page of customers from two letters on, a moment after the last', async () => {
    const { router } = showDesk(null);
    await userEvent.type(search(), 'm');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(router.push).not.toHaveBeenCalled();
    await userEvent.type(search(), 'o');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/customers'));
  });

  it('asks once for what was typed, and tells people of one name apart', async () => {
    const requests = people(alex, paul);
    onCustomers();
    await userEvent.type(search(), 'mor');
    expect(await screen.findByRole('heading', { name: '2 customers' })).toBeVisible();
    expect(requests).toEqual(['?search=mor&per_page=20']);
    expect(screen.getByText('40027, born 02-06-1986')).toBeVisible();
    expect(screen.getByText('alex@example.com, HX6 2AE')).toBeVisible();
    expect(screen.getByText('07700 900412, HX6 2AE')).toBeVisible();
    expect(screen.getByText('£5.00 owed')).toBeVisible();
  });

  it('carries what was typed into the new customer, and offers to sell without a name', async () => {
    people();
    const { router } = onCustomers();
    await userEvent.type(search(), 'lindqvist');
    expect(await screen.findByRole('heading', { name: 'No customer matches “lindqvist”' })).toBeVisible();
    expect(screen.getByLabelText('Last name')).toHaveValue('Lindqvist');
    await userEvent.click(screen.getByRole('button', { name: 'Create Lindqvist' }));
    expect(screen.getByLabelText('First name')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Sell without a name' }));
    expect(router.push).toHaveBeenLastCalledWith('/');
    expect(search()).toHaveValue('');
  });
});

describe('a new customer', () => {
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('First name'), 'Ida');
    await userEvent.type(screen.getByLabelText('Last name'), 'Lindqvist');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ida@example.com');
    await userEvent.type(screen.getByLabelText('Date of birth'), '19-11-1990');
  };
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create and act for them' }));

  it('is acted for at once, without news unless they agreed', async () => {
    const sent: unknown[] = [];
    answer('createCustomer', found(30, 'Ida', 'Lindqvist'), { seen: ({ body }) => void sent.push(body) });
    const { router } = onCustomers();
    await fill();
    await create();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/record'));
    expect(sent).toEqual([
      {
        first_name: 'Ida',
        last_name: 'Lindqvist',
        email: 'ida@example.com',
        date_of_birth: '1990-11-19',
        marketing_email: false,
      },
    ]);
  });

  it('whose address is taken is told which field that is', async () => {
    const taken = ['Already in use'];
    refuse('createCustomer', 'validation_failed', { errors: { email: taken }, validation_messages: taken });
    onCustomers();
    await fill();
    await create();
    expect(await screen.findByRole('link', { name: 'E-mail: Already in use' })).toHaveAttribute('href', '#new-email');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Already in use/);
  });

  it('is told what is missing, first all together, with the focus there', async () => {
    onCustomers();
    await create();
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('There are 4 things to put right');
    expect(screen.getByRole('link', { name: 'Enter the first name' })).toHaveAttribute('href', '#new-first-name');
  });
});

describe('the bar of a customer', () => {
  it('names them and whom they come with, what they owe, and the way to their record', async () => {
    showDesk(null, { customerId: 7 });
    expect(await screen.findByText('Alex Morgan')).toBeVisible();
    expect(screen.queryByText(/You/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Alex' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Sam, 9' }));
    expect(screen.getByRole('button', { name: 'Sam, 9' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: '£5.00 owed: open the record' })).toHaveAttribute('href', '/record');
  });

  it('is cleared by Finish, and by Escape twice', async () => {
    const { unmount } = showDesk(null, { customerId: 7 });
    await userEvent.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('Walk-in, no name')).toBeVisible();
    unmount();
    showDesk(null, { customerId: 7 });
    await screen.findByText('Alex Morgan');
    press(document.body, 'Escape');
    expect(screen.getByText('Alex Morgan')).toBeVisible();
    press(document.body, 'Escape');
    expect(await screen.findByText('Walk-in, no name')).toBeVisible();
  });

  it('asks before it clears a sale with something on it', async () => {
    const cleared: string[] = [];
    answer('getCart', sale([swim]));
    answer('clearCart', sale(), { seen: ({ url }) => void cleared.push(url.search) });
    showDesk(null, { customerId: 7 });
    await screen.findByText('Alex Morgan');
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('alertdialog', { name: 'Clear the sale?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay with the sale' }));
    expect(screen.getByText('Alex Morgan')).toBeVisible();
    expect(cleared).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear it and finish' }));
    expect(await screen.findByText('Walk-in, no name')).toBeVisible();
    expect(cleared).toEqual(['?source=foh&selected_user_id=7']);
  });
});

describe('a card that is scanned', () => {
  const scan = (code: string, target: Element = document.body) => {
    for (const key of [...code, 'Enter']) press(target, key);
  };

  it('opens its customer on any page', async () => {
    const requests = people(alex);
    const { router } = showDesk(null);
    scan('7010020030');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/record'));
    expect(requests).toEqual(['?barcode=7010020030']);
    expect(await screen.findByText('Alex Morgan')).toBeVisible();
  });

  it('of nobody is shown and changes nothing', async () => {
    people();
    showDesk(null, { customerId: 7 });
    await screen.findByText('Alex Morgan');
    scan('TL400299999');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Card TL400299999 belongs to nobody here. You are still acting for Alex Morgan.',
    );
  });

  it('leaves a field as it was', async () => {
    people(alex);
    const { router } = showDesk(null);
    await userEvent.type(search(), 'm');
    const input = search();
    for (const key of '70100') {
      press(input, key);
      fireEvent.input(input, { target: { value: `${input instanceof HTMLInputElement ? input.value : ''}${key}` } });
    }
    expect(input).toHaveValue('m70100');
    press(input, 'Enter');
    expect(input).toHaveValue('m');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/record'));
  });
});

describe('another customer with something on the sale', () => {
  const choosePaul = async () => {
    people(paul);
    await userEvent.type(search(), 'morris');
    await userEvent.click(await screen.findByRole('button', { name: 'Paul Morris' }));
    return screen.findByRole('alertdialog', { name: 'Whose sale is this?' });
  };
  const moved = sale([{ ...swim, lineTotal: money(340) }], {
    totals: { ...sale([swim]).totals, formattedTotal: '£3.40' },
  });

  it('is asked about, with the new price, and moves it', async () => {
    const sent: unknown[] = [];
    answer('getCart', sale([swim]));
    answer('moveSale', moved, { seen: ({ body }) => void sent.push(body) });
    const { router } = onCustomers();
    expect(await choosePaul()).toHaveTextContent('£14.60 is on the sale for a walk-in. You chose Paul Morris.');
    await userEvent.click(await screen.findByRole('button', { name: 'Move it to Paul, £3.40' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/record'));
    expect(sent).toEqual([
      { from_user_id: null, to_user_id: 12, preview: true },
      { from_user_id: null, to_user_id: 12, preview: false },
    ]);
  });

  it('may be given up', async () => {
    answer('getCart', sale([swim]));
    answer('moveSale', moved);
    const { router } = onCustomers();
    await choosePaul();
    await userEvent.click(screen.getByRole('button', { name: 'Stay with the walk-in' }));
    expect(screen.getByText('Walk-in, no name')).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
  });
});
