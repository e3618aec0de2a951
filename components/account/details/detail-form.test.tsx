import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '#contract/customers/users.ts';
import { held } from '#tests/support/held.ts';
import { alexState, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, loseFirstAnswer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { AboutPanel } from './about-panel.tsx';
import { DetailsView } from './details-view.tsx';

withSiteServer();

const account: Stage = { zone: 'account', session: member };
const alex: User = {
  ...alexState.user,
  ...{ title: 'Dr', phone: '01422 000111', dateOfBirth: '1984-05-02', gender: 'Woman', ethnicity: 'Welsh' },
};
const showAlex = (stage: Stage = {}) => renderOnSite(<AboutPanel user={alex} isOwn />, { ...account, ...stage });
const showPage = () => {
  answer('getAuthUser', { ...alexState, user: alex });
  return renderOnSite(<DetailsView selectedUserId={null} />, account);
};
const watchSaves = () => {
  const bodies: unknown[] = [];
  answer('updateUser', alex, { seen: ({ body }) => bodies.push(body) });
  return bodies;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Opens a part, and returns what is in it. */
const open = async (part: string) => {
  await press(`Change ${part}`);
  return within(screen.getByRole('group', { name: part }));
};
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

it.each([
  ['Name', 'First name', '   ', 'First name: Fill this in'],
  ['Name', 'Last name', '', 'Last name: Fill this in'],
  ['Name', 'Title (optional)', 'x'.repeat(256), 'Title: Use at most 255 characters'],
  ['Email', 'Email', 'jo@example', 'Email: Enter an email address such as name@example.com'],
  ['Email', 'Current password', '', 'Current password: Fill this in'],
  ['Phone', 'Phone', '0142', 'Phone: Use at least 5 characters'],
  ['Phone', 'Phone', '+44 1422 000111 ext 234', 'Phone: Use at most 20 characters'],
  ['Address', 'Address line 1', '', 'Address line 1: Fill this in'],
  ['Address', 'Town or city', '', 'Town or city: Fill this in'],
  ['Address', 'Postcode', 'HX6', 'Postcode: Use at least 5 characters'],
  ['Date of birth', 'Date of birth', '31-02-1984', 'Date of birth: Enter a date as DD-MM-YYYY'],
  ['Date of birth', 'Date of birth', '01-01-2099', 'Date of birth: Enter a date of birth in the past'],
  ['More about you', 'Gender (optional)', 'x'.repeat(256), 'Gender: Use at most 255 characters'],
])('%s: refuses %s "%s" and leads to the field', async (part, label, typed, problem) => {
  const bodies = watchSaves();
  showAlex();
  const form = await open(part);
  const field = form.getByLabelText(label);
  await fill(field, typed);
  await press('Save');
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent('Your details were not saved');
  expect(alert).toHaveFocus();
  await userEvent.click(within(alert).getByRole('link', { name: problem }));
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveDisplayValue(typed);
  expect(bodies).toEqual([]);
});

it('names every field that is wrong, and takes the focus again at each attempt', async () => {
  showAlex();
  const form = await open('Address');
  await fill(form.getByLabelText('Address line 1'), '');
  await fill(form.getByLabelText('Postcode'), 'HX6');
  await press('Save');
  expect(within(await form.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
  await fill(form.getByLabelText('Address line 1'), '14 Wharf Street');
  await press('Save');
  await waitFor(() => expect(form.getByRole('alert')).toHaveFocus());
  expect(within(form.getByRole('alert')).getByRole('link')).toHaveTextContent(/^Postcode:/);
});

it('keeps what was typed when the server fails, and saves it when asked again', async () => {
  const bodies = watchSaves();
  refuse('updateUser', 'unexpected', {}, { once: true });
  const { toasts } = showPage();
  const form = await open('Phone');
  await fill(form.getByLabelText('Phone'), '01422 999888');
  await press('Save');
  const failed = { type: 'danger', message: 'Something has gone wrong, please try again.' };
  await waitFor(() => expect(toasts).toEqual([failed]));
  expect(form.getByLabelText('Phone')).toHaveDisplayValue('01422 999888');
  answer('getAuthUser', { ...alexState, user: { ...alex, phone: '01422 999888' } });
  await press('Save');
  await waitFor(() => expect(toasts.at(-1)).toEqual({ type: 'success', message: 'Your details have been saved' }));
  expect(bodies).toEqual([{ data: { phone: '01422 999888' } }]);
  expect(await screen.findByText('01422 999888')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change Phone' })).toHaveFocus());
});

it('says that the connection was lost, with nothing lost of what was typed', async () => {
  const keys = loseFirstAnswer('updateUser', alex);
  const { toasts } = showPage();
  const form = await open('Address');
  await fill(form.getByLabelText('Area (optional)'), 'Calderdale');
  await press('Save');
  const message = 'There is no connection. Nothing is lost, please try again.';
  await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message }]));
  expect(form.getByLabelText('Area (optional)')).toHaveDisplayValue('Calderdale');
  await press('Save');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ type: 'success' }));
  expect(keys).toHaveLength(2);
});

it('is saved once, however often it is asked to while it saves', async () => {
  const bodies: unknown[] = [];
  const { until, release } = held();
  answer('updateUser', alex, { seen: ({ body }) => bodies.push(body), after: until });
  showAlex();
  const form = await open('Phone');
  await userEvent.type(form.getByLabelText('Phone'), '2{Enter}');
  await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
  await press('Save');
  await userEvent.type(form.getByLabelText('Phone'), '{Enter}');
  release();
  expect(await screen.findByRole('button', { name: 'Change Phone' })).toHaveFocus();
  expect(bodies).toEqual([{ data: { phone: '01422 0001112' } }]);
});

it('has one part open at a time, and each begins with what is known', async () => {
  showAlex();
  await fill((await open('Name')).getByLabelText('First name'), 'Alexandra');
  const phone = await open('Phone');
  expect(phone.getByLabelText('Phone')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Name' })).not.toBeInTheDocument();
  expect(screen.getByText('Dr Alex Morgan')).toBeVisible();
  expect((await open('Name')).getByLabelText('First name')).toHaveDisplayValue('Alex');
  await press('Undo');
  expect(screen.getByRole('button', { name: 'Change Name' })).toHaveFocus();
});

it('takes away what is optional where its field is emptied', async () => {
  const bodies = watchSaves();
  showAlex();
  await fill((await open('More about you')).getByLabelText('Gender (optional)'), '');
  await press('Save');
  await fill((await open('Name')).getByLabelText('Title (optional)'), '');
  await press('Save');
  await waitFor(() =>
    expect(bodies).toEqual([
      { data: { gender: null, ethnicity: 'Welsh', disability: null } },
      { data: { title: null, first_name: 'Alex', last_name: 'Morgan' } },
    ]),
  );
});

it('saves a date of birth typed as people write it, and shows it in words', async () => {
  const bodies = watchSaves();
  showAlex();
  expect(screen.getByText('2 May 1984')).toBeVisible();
  const form = await open('Date of birth');
  expect(form.getByLabelText('Date of birth')).toHaveDisplayValue('02-05-1984');
  await fill(form.getByLabelText('Date of birth'), '03-05-1984');
  await press('Save');
  await waitFor(() => expect(bodies).toEqual([{ data: { date_of_birth: '1984-05-03' } }]));
});

it('asks for the right password before the email is changed, and keeps the new address, in Welsh', async () => {
  const bodies = watchSaves();
  const wrong = { current_password: ['This is not your current password'] };
  refuse('updateUser', 'validation_failed', { errors: wrong }, { once: true });
  const { toasts } = showAlex({ language: 'cy' });
  await press('Newid E-bost');
  const form = within(screen.getByRole('group', { name: 'E-bost' }));
  expect(form.getByText(/^Anfonwn ddolen i’r cyfeiriad newydd/)).toBeVisible();
  await press('Cadw');
  expect(await form.findByRole('alert')).toHaveTextContent('Cyfrinair presennol: Llenwch hwn');
  await fill(form.getByLabelText('E-bost'), 'jo@example.com');
  await userEvent.type(form.getByLabelText('Cyfrinair presennol'), 'secret');
  await press('Cadw');
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(/: Nid dyma eich cyfrinair presennol$/));
  expect(form.getByLabelText('E-bost')).toHaveDisplayValue('jo@example.com');
  await userEvent.type(form.getByLabelText('Cyfrinair presennol'), '-words');
  await press('Cadw');
  await waitFor(() => expect(toasts).toMatchObject([{ message: expect.stringMatching(/dolen at jo@example.com/) }]));
  expect(bodies).toEqual([{ data: { email: 'jo@example.com', current_password: 'secret-words' } }]);
});

it('shows the old email until the new one counts, and since when it is confirmed', async () => {
  renderOnSite(<AboutPanel user={{ ...alex, emailVerifiedAt: '2026-11-02T10:00:00Z' }} isOwn />, account);
  expect(screen.getByText('alex@example.com')).toBeVisible();
  expect(screen.getByText(/^Your email was confirmed on .*2 Nov 2026/)).toBeVisible();
});

it('changes the details of a child under the child’s own number', async () => {
  const paths: string[] = [];
  const sam: User = { ...alex, id: 8, uuid: uuid(8), firstName: 'Sam', email: null, phone: null, address: null };
  answer('updateUser', sam, { seen: ({ url }) => paths.push(url.pathname) });
  renderOnSite(<AboutPanel user={sam} isOwn={false} />, account);
  expect(screen.getAllByText('Not known yet')).toHaveLength(2);
  expect(screen.queryByLabelText('Choose a picture')).not.toBeInTheDocument();
  const form = await open('Address');
  await fill(form.getByLabelText('Address line 1'), '2 Mill Lane');
  await fill(form.getByLabelText('Town or city'), 'Halifax');
  await fill(form.getByLabelText('Postcode'), 'HX1 1AA');
  await press('Save');
  await waitFor(() => expect(paths).toEqual([expect.stringMatching(/\/users\/8$/)]));
});
