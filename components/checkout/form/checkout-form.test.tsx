import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { barrier } from '#tests/support/barrier.ts';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import { completed, result, transaction, yoga } from '#tests/support/checkout-components/payment-replies.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { answer, refuse, type AskedCall } from '#tests/support/site-server.ts';

const { form } = withCheckout();

const field = (name: string | RegExp) => screen.getByLabelText(name);
const write = async (name: string | RegExp, words: string) => {
  await userEvent.clear(field(name));
  if (words !== '') await userEvent.type(field(name), words);
};
const press = async () => userEvent.click(await payButton());

describe('the billing address', () => {
  it('begins with what the account knows, and its second line and the town may be left out', async () => {
    show();
    await payButton();
    const address = within(screen.getByRole('region', { name: 'Billing address' }));
    expect(address.getByText('As it appears on your card statement.')).toBeVisible();
    const fields = address.getAllByRole('textbox').map((input) => (input instanceof HTMLInputElement ? input : null));
    expect(fields.map((input) => [input?.labels?.[0]?.textContent, input?.value])).toEqual([
      ['First name', 'Alex'],
      ['Last name', 'Morgan'],
      ['Address line 1', '14 Wharf Street'],
      ['Address line 2 (optional)', ''],
      ['Town or city (optional)', 'Sowerby Bridge'],
      ['Postcode', 'HX6 2AE'],
    ]);
  });

  it('can be filled in by the browser', async () => {
    show();
    await payButton();
    const kinds = screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'));
    expect(kinds).toEqual([
      'billing given-name',
      'billing family-name',
      'billing address-line1',
      'billing address-line2',
      'billing address-level2',
      'billing postal-code',
    ]);
  });

  it('is empty for a customer whose address nobody knows', async () => {
    answer('getAuthUser', { ...alexState, user: { ...alexState.user, address: null } });
    show();
    await waitFor(() => expect(field('First name')).toHaveValue('Alex'));
    for (const name of ['Address line 1', /Address line 2/, /Town or city/, 'Postcode'])
      expect(field(name)).toHaveValue('');
  });

  const lastPaidWith = {
    firstName: 'Al',
    lastName: 'Morgan',
    address1: '2 Mill Lane',
    city: 'Leeds',
    postcode: 'LS1 1AA',
    country: 'GB',
  };

  it('begins with the address that was paid with last', async () => {
    answer('getAuthUser', { ...alexState, billingAddress: lastPaidWith });
    show();
    await waitFor(() => expect(field('First name')).toHaveValue('Al'));
    expect(field('Address line 1')).toHaveValue('2 Mill Lane');
    expect(field(/Town or city/)).toHaveValue('Leeds');
    expect(field('Postcode')).toHaveValue('LS1 1AA');
  });

  it('of another time is not shown at a kiosk', async () => {
    answer('getAuthUser', { ...alexState, billingAddress: lastPaidWith });
    show(yoga, { mode: 'kiosk' });
    await waitFor(() => expect(field('First name')).toHaveValue('Alex'));
    expect(field('Address line 1')).toHaveValue('14 Wharf Street');
  });

  it('keeps what was typed before a slow account arrives', async () => {
    const arrive = barrier(2);
    answer('getAuthUser', alexState, { after: arrive() });
    show();
    await payButton();
    expect(field(/Town or city/)).toHaveValue('');
    await userEvent.type(field(/Town or city/), 'Halifax');
    await arrive();
    await waitFor(() => expect(field('First name')).toHaveValue('Alex'));
    expect(field(/Town or city/)).toHaveValue('Halifax');
  });

  it('goes to the bank as it was typed', async () => {
    let sent: AskedCall | undefined;
    show();
    await payButton();
    await write('Last name', 'Morgan-Price');
    await write(/Address line 2/, 'Top floor');
    await write('Postcode', 'hx6 2ae');
    answer('authorisePayment', result({}), { seen: (request) => (sent = request) });
    answer('completeCheckoutSession', completed);
    await payFor();
    await waitFor(() => expect(sent).toBeDefined());
    expect(sent?.body).toMatchObject({
      billing: {
        first_name: 'Alex',
        last_name: 'Morgan-Price',
        address2: 'Top floor',
        postcode: 'hx6 2ae',
        country: 'GB',
      },
    });
  });

  it('is paid with by Enter in one of its fields', async () => {
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
    await payButton();
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('pending'));
    await userEvent.type(field('Postcode'), '{Enter}');
    expect(await screen.findByText('We are finishing your order')).toBeVisible();
  });

  it('cannot be changed while the payment is under way', async () => {
    show();
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('pending'));
    await payFor();
    await screen.findByText('We are finishing your order');
    for (const input of screen.getAllByRole('textbox')) expect(input).toBeDisabled();
  });
});

describe('a field that is wrong', () => {
  const noTerms = { ...yoga, terms: null };

  it.each([
    ['First name', '', 'Enter your first name'],
    ['Last name', '   ', 'Enter your last name'],
    ['Address line 1', '', 'Enter the first line of your address'],
    ['Postcode', '', 'Enter a postcode of 5 to 7 characters'],
    ['Postcode', 'HX6 2AEE1', 'Enter a postcode of 5 to 7 characters'],
  ])('%s with %j says so at the field and above the form', async (name, words, message) => {
    show(noTerms);
    await payButton();
    await write(name, words);
    await press();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('There is one thing to put right');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([message]);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(message);
    // The card form is asked in the same round; nothing is paid with its token.
    expect(form().tokenise).toHaveBeenCalledTimes(1);
    expect(await payButton()).toBeEnabled();
  });

  it('takes no more than 255 characters', async () => {
    show(noTerms);
    await payButton();
    await userEvent.clear(field('Address line 1'));
    await userEvent.click(field('Address line 1'));
    await userEvent.paste('x'.repeat(300));
    expect(field('Address line 1')).toHaveValue('x'.repeat(255));
  });

  it('is said to be right as soon as it is, and can then be paid with', async () => {
    show(noTerms);
    await payButton();
    await write('Address line 1', '');
    await press();
    await screen.findByRole('alert');
    await userEvent.type(field('Address line 1'), '1');
    await waitFor(() => expect(field('Address line 1')).toBeValid());
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('pending'));
    await press();
    expect(await screen.findByText('We are finishing your order')).toBeVisible();
    expect(screen.queryByText(/thing to put right/)).not.toBeInTheDocument();
  });

  it('is listed again, with the focus, by every press', async () => {
    show(noTerms);
    await payButton();
    await write('First name', '');
    await press();
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('link'));
    expect(field('First name')).toHaveFocus();
    await write('Last name', '');
    await press();
    const summary = await screen.findByText('There are 2 things to put right');
    expect(summary.parentElement).toHaveFocus();
  });

  it('is said in Welsh', async () => {
    show(noTerms, { language: 'cy' });
    await payButton(/^Talu/);
    await write('Cod post', 'HX6');
    await userEvent.click(await payButton(/^Talu/));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Mae un peth i’w gywiro');
    expect(field('Cod post')).toHaveAccessibleDescription('Rhowch god post o 5 i 7 nod');
  });

  it.each([
    ['billing.first_name', 'First name'],
    ['billing.last_name', 'Last name'],
    ['billing.address1', 'Address line 1'],
    ['billing.address2', /Address line 2/],
    ['billing.postcode', 'Postcode'],
  ])('%s is marked when only the server finds it', async (path, name) => {
    show(noTerms);
    refuse('authorisePayment', 'validation_failed', {
      validation_messages: ['Not a real place'],
      errors: { [path]: ['Not a real place'] },
    });
    await press();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription('Not a real place'));
    expect(screen.getAllByRole('textbox').filter((input) => input.matches('[aria-invalid="true"]'))).toHaveLength(1);
  });
});
