import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keptValue } from '#lib/browser/use-session-storage.ts';
import { makeJoining, makeType, student } from '#tests/support/joining-components/joining-replies.ts';
import { goOn, showOpen, stepShown } from '#tests/support/joining-components/joining-stage.tsx';
import { uuid } from '#tests/support/make/make-cart.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { typedName } from './typed.ts';

withSiteServer();

const card = {
  id: uuid(60),
  paymentProvider: 'opayo' as const,
  brand: 'Visa',
  last4: '4242',
  expiry: '12/29',
  isDefault: true,
};
const debit = {
  kind: 'direct_debit' as const,
  accountHolder: 'A Morgan',
  sortCode: '**-**-56',
  accountNumber: '****5678',
  reference: 'TL-0001',
  status: 'pending' as const,
};
const proof = {
  id: uuid(80),
  fileName: 'card.png',
  contentType: 'image/png' as const,
  size: 2048,
  uploadedAt: '2026-11-18T09:00:00Z',
};

describe('extras', () => {
  it('are chosen with their price in the sum, and saved', async () => {
    const joining = makeJoining(student, { missing: ['documents', 'payment_method'] });
    const sent: unknown[] = [];
    answer('updateJoining', { ...joining, collectableFeeIds: [uuid(70)] }, { seen: ({ body }) => sent.push(body) });
    showOpen(joining, { step: 'extras' });
    await stepShown('Anything else?');
    await userEvent.click(screen.getByRole('checkbox', { name: /Locker/ }));
    await goOn();
    await stepShown('Add your proof');
    expect(sent).toEqual([{ collectable_fee_ids: [uuid(70)] }]);
  });
});

describe('the proof of a concession', () => {
  const joining = makeJoining(student, { missing: ['documents', 'payment_method'] });
  const upload = (name: string, type: string, size = 3) =>
    userEvent.upload(
      screen.getByLabelText(/Choose a file|Add another page/),
      new File(['x'.repeat(size)], name, { type }),
      {
        applyAccept: false,
      },
    );

  it('is asked for by its name, and one cannot go on without', async () => {
    showOpen(joining, { step: 'documents' });
    await stepShown('Add your proof');
    expect(screen.getByRole('heading', { name: 'For this membership we need: Student card' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a file first' }));
    expect(screen.getByLabelText('Choose a file')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Add your proof');
  });

  it('is uploaded, listed and removed', async () => {
    const sent: unknown[] = [];
    answer(
      'addJoiningDocument',
      { ...joining, documents: [proof], missing: ['payment_method'] },
      {
        seen: ({ body }) => sent.push(body),
      },
    );
    showOpen(joining, { step: 'documents' });
    await stepShown('Add your proof');
    answer('getJoining', { ...joining, documents: [proof], missing: ['payment_method'] });
    await upload('card.png', 'image/png');
    expect(await screen.findByText('card.png has been added.')).toBeInTheDocument();
    expect(sent).toEqual([{ file_name: 'card.png', file: btoa('xxx') }]);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    answer('removeJoiningDocument', joining);
    answer('getJoining', joining);
    await userEvent.click(screen.getByRole('button', { name: 'Remove card.png' }));
    expect(await screen.findByRole('button', { name: 'Add a file first' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Choose a file')).toHaveFocus());
  });

  it.each([
    ['notes.txt', 'text/plain', 3, /no JPEG, PNG or PDF/],
    ['scan.pdf', 'application/pdf', 5 * 1024 * 1024 + 1, /larger than 5 MB/],
  ])('%s is refused before it is sent', async (name, type, size, text) => {
    showOpen(joining, { step: 'documents' });
    await stepShown('Add your proof');
    await upload(name, type, size);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('that the server refuses is told', async () => {
    refuse('addJoiningDocument', 'too_large');
    showOpen(joining, { step: 'documents' });
    await stepShown('Add your proof');
    await upload('card.png', 'image/png');
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('how later payments are made', () => {
  const joining = makeJoining(makeType());
  const open = async (cards = [card]) => {
    answer('listSavedCards', cards);
    const seen = showOpen(joining, { step: 'method' });
    await stepShown('How will you pay each time?');
    return seen;
  };

  it('is a direct debit from an account that is typed, as it is typed', async () => {
    const sent: unknown[] = [];
    const next = { ...joining, paymentMethod: debit, missing: [] };
    answer('setJoiningPayment', next, { seen: ({ body }) => sent.push(body) });
    await open();
    answer('getJoining', next);
    expect(screen.getByRole('group', { name: 'From 1 Dec 2026, £38.00 is taken' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name on the account'), 'A Morgan');
    await userEvent.type(screen.getByLabelText('Sort code'), '12-34-56');
    await userEvent.type(screen.getByLabelText('Account number'), '12345678');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I am the only person/ }));
    await goOn();
    await stepShown('Check and pay');
    expect(sent).toEqual([
      {
        method: {
          kind: 'direct_debit',
          account_holder: 'A Morgan',
          sort_code: '12-34-56',
          account_number: '12345678',
          authorised: true,
        },
      },
    ]);
    const kept = keptValue(draftPrefix + typedName(joining.membershipType.id));
    expect(kept).toContain('begun');
    expect(kept).not.toContain('12345678');
    expect(screen.getByText('Direct Debit from A Morgan, sort code **-**-56, account ****5678')).toBeVisible();
  });

  it('names everything that is wrong with the account', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Sort code'), '12-34');
    await goOn();
    const problems = await screen.findByRole('alert');
    expect(problems).toHaveTextContent('Enter the name on the account');
    expect(problems).toHaveTextContent('Enter the six digits of the sort code');
    expect(problems).toHaveTextContent('Enter the account number, six to eight digits');
    expect(problems).toHaveTextContent('Confirm that the payments may be taken');
  });

  it.each([
    ['the card of today', /^From the card you pay with today/, { kind: 'card', authorised: true }],
    ['a saved card', /^From Visa ending 4242/, { kind: 'card', saved_card_id: card.id, authorised: true }],
  ])('is %s once that is agreed to', async (_, name, method) => {
    const sent: unknown[] = [];
    answer('setJoiningPayment', joining, { seen: ({ body }) => sent.push(body) });
    await open();
    await userEvent.click(await screen.findByRole('radio', { name }));
    expect(screen.queryByLabelText('Sort code')).not.toBeInTheDocument();
    await goOn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Confirm that the payments may be taken');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree that this card is kept/ }));
    await goOn();
    await waitFor(() => expect(sent).toEqual([{ method }]));
  });

  it('is no card at a kiosk', async () => {
    showOpen(joining, { step: 'method', mode: 'kiosk' });
    await stepShown('How will you pay each time?');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('is no direct debit where nobody collects it, and then nothing at a kiosk', async () => {
    const byCard = { ...joining, membershipType: { ...joining.membershipType, offersDirectDebit: false } };
    const { unmount } = showOpen(byCard, { step: 'method' });
    await stepShown('How will you pay each time?');
    expect(await screen.findByRole('radio', { name: /From the card you pay with today/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Direct Debit/ })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Sort code')).not.toBeInTheDocument();
    unmount();
    showOpen(byCard, { step: 'method', mode: 'kiosk' });
    expect(await screen.findByText(/Log in on your own phone or computer to finish/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Finish on your own device/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows an account number that the server refuses at its field', async () => {
    refuse('setJoiningPayment', 'validation_failed', {
      errors: { 'method.account_number': ['Unknown account'] },
      validation_messages: ['Unknown account'],
    });
    await open();
    await userEvent.type(screen.getByLabelText('Name on the account'), 'A Morgan');
    await userEvent.type(screen.getByLabelText('Sort code'), '123456');
    await userEvent.type(screen.getByLabelText('Account number'), '123456');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I am the only person/ }));
    await goOn();
    expect(await screen.findByRole('link', { name: 'Unknown account' })).toBeVisible();
    expect(screen.getByLabelText('Sort code')).toHaveValue('123456');
  });

  it('that is chosen can be changed', async () => {
    answer('listSavedCards', []);
    showOpen({ ...joining, paymentMethod: debit, missing: [] }, { step: 'method' });
    await stepShown('How will you pay each time?');
    expect(screen.getByText('Your bank statement shows TL-0001.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByLabelText('Sort code')).toHaveValue('');
  });
});
