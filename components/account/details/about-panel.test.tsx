import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '#contract/customers/users.ts';
import { held } from '#tests/support/held.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, loseFirstAnswer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { DetailsView } from './details-view.tsx';

withSiteServer();

const pictured: User = { ...alexState.user, profilePictureUrl: '/api/pictures/alex.webp' };
const know = (user: User) => answer('getAuthUser', { ...alexState, user });
const show = (user: User) => {
  know(user);
  return renderOnSite(<DetailsView selectedUserId={null} />, { zone: 'account', session: member });
};
const photo = (size: number, name = 'me.png', type = 'image/png') => new File([new Uint8Array(size)], name, { type });
const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Choose a picture'), file);
const watchUploads = () => {
  const bodies: unknown[] = [];
  answer('setProfilePicture', pictured, { seen: ({ body }) => bodies.push(body) });
  return bodies;
};

it('shows the picture once it is there', async () => {
  const bodies = watchUploads();
  const { toasts } = show(alexState.user);
  await screen.findByLabelText('Choose a picture');
  expect(screen.queryByRole('img', { name: 'Your picture' })).not.toBeInTheDocument();
  know(pictured);
  await choose(photo(3));
  expect(await screen.findByRole('img', { name: 'Your picture' })).toHaveAttribute('src', '/api/pictures/alex.webp');
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Your details have been saved' }]));
  expect(bodies).toEqual([{ data: { image: 'AAAA' } }]);
});

it('takes a picture of just 5 MB, and says that a larger one is too large, without sending it', async () => {
  const bodies = watchUploads();
  const { toasts } = show(alexState.user);
  await choose(photo(5_000_001));
  await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: 'A picture may have at most 5 MB.' }]));
  expect(bodies).toEqual([]);
  await choose(photo(5_000_000));
  await waitFor(() => expect(bodies).toHaveLength(1));
});

it('does not take what is no picture', async () => {
  const bodies = watchUploads();
  show(alexState.user);
  await choose(photo(3, 'me.pdf', 'application/pdf'));
  expect(screen.getByLabelText('Choose a picture')).toHaveProperty('files.length', 0);
  expect(bodies).toEqual([]);
});

it('says why the server refuses a file, after which the same one can be chosen again', async () => {
  const bodies = watchUploads();
  const refusal = 'Must be a JPEG, PNG or WebP picture of at most 5 MB';
  refuse('setProfilePicture', 'validation_failed', { validation_messages: [refusal] }, { once: true });
  const { toasts } = show(alexState.user);
  const file = photo(3);
  await choose(file);
  await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: refusal }]));
  await choose(file);
  await waitFor(() => expect(bodies).toHaveLength(1));
});

it('keeps the picture there was when the connection is lost', async () => {
  const keys = loseFirstAnswer('setProfilePicture', pictured);
  const { toasts } = show(pictured);
  await choose(photo(3));
  await waitFor(() => expect(toasts).toMatchObject([{ message: expect.stringMatching(/^There is no connection/) }]));
  expect(screen.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await choose(photo(3));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ type: 'success' }));
  expect(keys).toHaveLength(2);
});

it('is taken away again', async () => {
  const { until, release } = held();
  answer('removeProfilePicture', alexState.user, { after: until });
  const { toasts } = show(pictured);
  const remove = await screen.findByRole('button', { name: 'Remove the picture' });
  await userEvent.click(remove);
  expect(remove).toHaveAttribute('aria-busy', 'true');
  know(alexState.user);
  release();
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Your picture' })).not.toBeInTheDocument());
  expect(remove).not.toBeInTheDocument();
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
  await waitFor(() => expect(screen.getByLabelText('Choose a picture')).toHaveFocus());
});

it('stays where it cannot be taken away', async () => {
  refuse('removeProfilePicture', 'unexpected');
  const { toasts } = show(pictured);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
  expect(screen.getByRole('img', { name: 'Your picture' })).toBeVisible();
});
