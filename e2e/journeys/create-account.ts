import { randomUUID } from 'node:crypto';
import { demoPassword } from '#e2e/support/sign-in.ts';
import { added } from './check-out.ts';
import type { Person } from './person.ts';

/** Makes an account on the slide-over that is open above the booking; what was chosen is in the basket afterwards. */
export async function createAccount({ page, tap, fill, send }: Person): Promise<void> {
  await tap(page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Create an account' }));
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await fill(dialog.getByLabel('First name'), 'Jo');
  await fill(dialog.getByLabel('Last name'), 'Parent');
  await fill(dialog.getByLabel('Email', { exact: true }), `e2e-${randomUUID().slice(0, 18)}@example.com`);
  await fill(dialog.getByLabel('Password', { exact: true }), demoPassword);
  await fill(dialog.getByLabel('Date of birth'), '14-06-1988');
  await tap(dialog.getByRole('checkbox', { name: /I agree/ }));
  await send(() => tap(dialog.getByRole('button', { name: 'Create and add to basket' })), added(page));
}
