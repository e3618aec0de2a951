import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskDocument } from '#contract/desk/documents.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { uuid } from '#tests/support/make/make-cart.ts';
import { answer, refuse } from '#tests/support/site-server.ts';
import { CustomerDocuments } from './customer-documents.tsx';
import './document-dialog.tsx';

withDesk();

const waiting: DeskDocument = {
  ...{ id: uuid(80), fileName: 'card.jpg', contentType: 'image/jpeg', size: 2000 },
  ...{ uploadedAt: '2026-11-18T09:00:00Z', status: 'waiting', refusedBecause: null, decidedAt: null },
  ...{ membership: { id: uuid(70), name: 'Concession' }, proofName: 'Student card' },
};
const show = () => showDesk(<CustomerDocuments userId={7} />, { customerId: 7 });

async function check() {
  await userEvent.click(await screen.findByRole('button', { name: 'Check card.jpg' }));
  return within(await screen.findByRole('dialog', { name: 'Student card' }));
}

it('is looked at and accepted until a day', async () => {
  answer('listCustomerDocuments', [waiting]);
  const sent: unknown[] = [];
  const accepted = { ...waiting, status: 'accepted' as const, decidedAt: '2026-11-19T09:00:00Z' };
  answer('decideDocument', accepted, {
    seen: ({ body }) => {
      sent.push(body);
      answer('listCustomerDocuments', [accepted]);
    },
  });
  const { toasts } = show();
  const dialog = await check();
  expect(dialog.getByRole('img', { name: 'Picture of card.jpg' })).toHaveAttribute(
    'src',
    `/api/foh/documents/${uuid(80)}`,
  );
  await userEvent.type(dialog.getByLabelText('Counts until'), '31-02-2027');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept the document' }));
  expect(dialog.getByLabelText('Counts until')).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.clear(dialog.getByLabelText('Counts until'));
  await userEvent.type(dialog.getByLabelText('Counts until'), '31-08-2027');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept the document' }));
  expect(await screen.findByRole('button', { name: 'View card.jpg' })).toBeVisible();
  expect(sent).toEqual([{ decision: 'accepted', expires_on: '2027-08-31' }]);
  expect(toasts).toMatchObject([{ message: 'The document is accepted. The customer is told by e-mail.' }]);
});

it('is refused only with a reason', async () => {
  answer('listCustomerDocuments', [waiting]);
  const sent: unknown[] = [];
  answer(
    'decideDocument',
    { ...waiting, status: 'refused', refusedBecause: 'Blurred' },
    {
      seen: ({ body }) => sent.push(body),
    },
  );
  show();
  const dialog = await check();
  await userEvent.click(dialog.getByRole('radio', { name: 'Refuse' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse the document' }));
  expect(dialog.getByLabelText('Reason')).toHaveFocus();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Blurred');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse the document' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'refused', reason: 'Blurred' }]));
});

it('says what the server refuses, and that a picture did not load', async () => {
  answer('listCustomerDocuments', [waiting]);
  refuse('decideDocument', 'forbidden');
  show();
  const dialog = await check();
  fireEvent.error(dialog.getByRole('img'));
  expect(dialog.getByText('The picture did not load.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept the document' }));
  expect(await dialog.findByText('Unauthorised.')).toBeVisible();
});

it('is a download where it is a PDF, without a decision once there is one', async () => {
  answer('listCustomerDocuments', [
    { ...waiting, contentType: 'application/pdf', fileName: 'card.pdf', status: 'refused', refusedBecause: 'Old' },
  ]);
  show();
  expect(await screen.findByText('Refused: Old')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'View card.pdf' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Download the file' })).toHaveAttribute('download');
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
});
