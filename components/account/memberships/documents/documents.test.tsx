import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Membership } from '#contract/memberships/memberships.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { MembershipsView } from '../memberships-view.tsx';

withSiteServer();

type Documents = Membership['documents'];

const requested = { name: 'Student card', help: 'Both sides of it.' };
const file = {
  ...{ id: uuid(80), fileName: 'card.pdf', contentType: 'application/pdf' as const, size: 2000 },
  ...{ uploadedAt: '2026-11-18T09:00:00Z', status: 'waiting' as const, refusedBecause: null },
};
const withDocuments = (documents: Partial<Documents>) =>
  makeMembership({ documents: { uploadRequired: false, expiresOn: null, ...documents } });
const show = () => renderOnSite(<MembershipsView selectedUserId={null} />, { zone: 'account', session: member });
const choose = (name: string, type: string) =>
  userEvent.upload(screen.getByLabelText(/Choose a file|Send another file/), new File(['xxx'], name, { type }), {
    applyAccept: false,
  });

it('is sent in where it is requested for, and then waits', async () => {
  answer('listMemberships', [withDocuments({ uploadRequired: true, requested, files: [] })]);
  const sent: unknown[] = [];
  const waiting = withDocuments({ requested, files: [file] });
  answer('addMembershipDocument', waiting, {
    seen: ({ body }) => {
      sent.push(body);
      answer('listMemberships', [waiting]);
    },
  });
  const { toasts } = show();
  const part = await screen.findByRole('region', { name: 'Student card' });
  expect(part).toHaveAttribute('id', 'documents');
  expect(within(part).getByText(/^This membership needs a document from you\./)).toBeVisible();
  await choose('card.exe', 'application/octet-stream');
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is no JPEG, PNG or PDF.');
  expect(sent).toEqual([]);
  await choose('card.pdf', 'application/pdf');
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Your document has been sent' }]));
  expect(sent).toEqual([{ file_name: 'card.pdf', file: btoa('xxx') }]);
  expect(await within(part).findByText('Being checked')).toBeVisible();
  expect(within(part).queryByText(/^This membership needs/)).not.toBeInTheDocument();
});

it('says why it was refused, and another one can be sent', async () => {
  const refused = { ...file, status: 'refused' as const, refusedBecause: 'It is blurred' };
  answer('listMemberships', [withDocuments({ uploadRequired: true, requested, files: [refused] })]);
  refuse('addMembershipDocument', 'too_many_requests');
  show();
  expect(await screen.findByText('Why: It is blurred')).toBeVisible();
  await choose('card.png', 'image/png');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
});

it('can be withdrawn while it waits, after a question, and the focus stays with the document', async () => {
  const decided = { ...file, id: uuid(81), fileName: 'old.pdf', status: 'accepted' as const };
  answer('listMemberships', [withDocuments({ requested, files: [file, decided] })]);
  const sent: unknown[] = [];
  const afterwards = withDocuments({ uploadRequired: true, requested, files: [decided] });
  answer('removeMembershipDocument', afterwards, {
    seen: ({ url }) => {
      sent.push(url.pathname);
      answer('listMemberships', [afterwards]);
    },
  });
  const { toasts } = show();
  expect(await screen.findAllByRole('button', { name: /^Withdraw / })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw card.pdf' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this document?' });
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus());
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Your document has been withdrawn' }]));
  expect(sent).toEqual([expect.stringMatching(new RegExp(`/${file.id}$`))]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Student card' })).toHaveFocus());
  expect(screen.queryByText('card.pdf')).not.toBeInTheDocument();
});

it('says why it cannot be withdrawn', async () => {
  answer('listMemberships', [withDocuments({ requested, files: [file] })]);
  refuse('removeMembershipDocument', 'not_bookable', { message: 'This document has been checked already' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw card.pdf' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('is shown where nothing more is requested', async () => {
  answer('listMemberships', [withDocuments({ files: [file] })]);
  show();
  expect(await screen.findByText('card.pdf')).toBeVisible();
  expect(screen.queryByLabelText(/Send another file/)).not.toBeInTheDocument();
});

it('is brought to the desk where a backend takes none', async () => {
  answer('listMemberships', [withDocuments({ uploadRequired: true })]);
  show();
  expect(await screen.findByText(/Bring it to the front desk/)).toBeVisible();
  expect(screen.queryByLabelText(/Choose a file/)).not.toBeInTheDocument();
});
