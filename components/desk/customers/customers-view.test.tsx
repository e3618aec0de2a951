import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { found } from '#tests/support/desk-components/desk-replies.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { held } from '#tests/support/held.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse } from '#tests/support/site-server.ts';
import { CustomersView } from './customers-view.tsx';

withDesk();
afterEach(() => window.history.replaceState(null, '', '/'));

const show = (stage: Parameters<typeof showDesk>[1] = {}) =>
  showDesk(<CustomersView renderedAt={Date.parse('2026-11-18T09:12:00Z')} />, { path: '/customers', ...stage });
/** The button of somebody who was found; what fits the search is marked within the name. */
const hit = (name: string) =>
  screen.findByText((_, element) => element?.tagName === 'BUTTON' && element.textContent === name);
const search = async (text: string) => {
  await userEvent.click(screen.getByRole('searchbox', { name: 'Find a customer' }));
  await userEvent.paste(text);
};

describe('who is found', () => {
  it('is asked for from two letters on, and until then the page says how', async () => {
    let reads = 0;
    answerBy('listUsers', () => {
      reads += 1;
      return { data: [] };
    });
    show();
    expect(screen.getByText(/^Type at least two letters/)).toBeVisible();
    await search(' m ');
    expect(screen.getByText(/^Type at least two letters/)).toBeVisible();
    expect(reads).toBe(0);
  });

  it('is announced with its number, and marked where it fits what was typed', async () => {
    answer('listUsers', [found(7, 'Alex', 'Morgan'), found(12, 'Morwenna', 'Ashworth-Featherstonehaugh')]);
    show();
    await search('mor');
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 customers' })).toBeVisible());
    expect(screen.getByRole('heading', { name: '2 customers' }).closest('[role="status"]')).not.toBeNull();
    const marks = screen.getAllByText('Mor', { selector: 'mark' });
    expect(marks.map((mark) => mark.parentElement?.textContent)).toEqual(['Morgan', 'Morwenna']);
    expect(await hit('Morwenna Ashworth-Featherstonehaugh')).toBeVisible();
  });

  it('says what tells people apart, and leaves out what is not known', async () => {
    answer('listUsers', [
      found(7, 'Alex', 'Morgan', { membership: { id: uuid(70), name: 'Family' } }),
      found(8, 'Alex', 'Morgan', { dateOfBirth: null, postcode: null }),
    ]);
    show();
    await search('alex');
    const [first, second] = (await screen.findAllByRole('listitem')).map((row) => within(row));
    expect(first?.getByText('40027, born 02-06-1986')).toBeVisible();
    expect(first?.getByText('Family')).toBeVisible();
    expect(second?.getByText('40028')).toBeVisible();
    expect(second?.getByText('alex@example.com')).toBeVisible();
    expect(second?.getByText('No membership')).toBeVisible();
  });

  it('stays while the next search is read', async () => {
    const { until, release } = held();
    const requests: (string | null)[] = [];
    answerBy('listUsers', async ({ url }) => {
      requests.push(url.searchParams.get('search'));
      if (requests.length === 1) return { data: [found(7, 'Alex', 'Morgan')] };
      await until;
      return { data: [] };
    });
    show();
    await search('mo');
    const alex = await hit('Alex Morgan');
    await search('z');
    await waitFor(() => expect(requests).toEqual(['mo', 'moz']));
    expect(alex).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { name: 'No customer matches “moz”' })).toBeVisible();
  });

  it('that cannot be read says what still works, and is read again', async () => {
    refuse('listUsers', 'unavailable');
    show();
    await search('morgan');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The search did not work.Quick sale still works for a walk-in.',
    );
    answer('listUsers', [found(7, 'Alex', 'Morgan')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await hit('Alex Morgan')).toBeVisible();
  });

  it('of nobody offers no sale without a name while somebody is acted for: it would be theirs', async () => {
    answer('listUsers', []);
    show({ customerId: 7 });
    await screen.findByText('Alex Morgan');
    await search('lindqvist');
    await screen.findByRole('heading', { name: 'No customer matches “lindqvist”' });
    expect(screen.queryByRole('button', { name: 'Sell without a name' })).toBeNull();
  });

  it('of nobody offers staff who do not sell neither a sale nor a new customer', async () => {
    answer('listUsers', []);
    show({ permissions: ['customers'] });
    await search('lindqvist');
    await screen.findByRole('heading', { name: 'No customer matches “lindqvist”' });
    expect(screen.queryByRole('button', { name: /Create|Sell/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'New customer' })).toBeNull();
  });
});

describe('a new customer', () => {
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create and act for them' }));
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('First name'), 'Ida');
    await userEvent.type(screen.getByLabelText('Last name'), 'Lindqvist');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ida@example.com');
    await userEvent.type(screen.getByLabelText('Date of birth'), '19-11-1990');
    await userEvent.type(screen.getByLabelText(/^Phone/), '07700 900123');
  };

  it('whose address is taken is told so at the field, and nothing that was typed is lost', async () => {
    refuse('createCustomer', 'validation_failed', { errors: { email: ['This e-mail address has an account'] } });
    show();
    await fill();
    await create();
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: /This e-mail address has an account$/ })).toHaveAttribute(
      'href',
      '#new-email',
    );
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/This e-mail address has an account/);
    expect(screen.getByLabelText('E-mail')).toHaveValue('ida@example.com');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('07700 900123');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('19-11-1990');
  });

  it('that the server refuses otherwise says its words, and can be tried again as it stands', async () => {
    refuse('createCustomer', 'too_many_requests');
    const { router } = show();
    await fill();
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts, please try again later');
    answer('createCustomer', found(30, 'Ida', 'Lindqvist'));
    await create();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/record'));
  });

  it('takes news only where they agreed, and a phone number only where there is one', async () => {
    const sent: unknown[] = [];
    answer('createCustomer', found(30, 'Ida', 'Lindqvist'), { seen: ({ body }) => void sent.push(body) });
    const { toasts } = show();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: /Agrees to news by e-mail/ }));
    await create();
    await waitFor(() =>
      expect(toasts.map(({ message }) => message)).toEqual([
        'Ida Lindqvist has an account. The link to set a password is on its way.',
      ]),
    );
    expect(sent).toEqual([expect.objectContaining({ marketing_email: true, phone: '07700 900123' })]);
  });

  it('cannot be born tomorrow, nor have a phone number of two digits', async () => {
    const sent: unknown[] = [];
    answer('createCustomer', found(30, 'Ida', 'Lindqvist'), { seen: ({ body }) => void sent.push(body) });
    show();
    await fill();
    await userEvent.clear(screen.getByLabelText('Date of birth'));
    await userEvent.type(screen.getByLabelText('Date of birth'), '01-01-2099');
    await userEvent.clear(screen.getByLabelText(/^Phone/));
    await userEvent.type(screen.getByLabelText(/^Phone/), '07');
    await create();
    expect(await screen.findByRole('link', { name: 'Enter a date of birth in the past' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter a phone number of 5 to 20 characters, or none' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('There are 2 things to put right');
    expect(sent).toEqual([]);
  });

  it('keeps what was written here when something else is typed into the search', async () => {
    answer('listUsers', []);
    show();
    await search('lindqvist');
    await userEvent.type(screen.getByLabelText('First name'), 'Ida');
    await search(' svensson');
    expect(screen.getByLabelText('First name')).toHaveValue('Ida');
    expect(screen.getByLabelText('Last name')).toHaveValue('Lindqvist');
  });

  it('is what the link of the bar leads to, with the focus on the first field', async () => {
    show();
    window.history.replaceState(null, '', '/customers#new');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  });
});
