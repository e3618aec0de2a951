import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uuid } from '#tests/support/make/make-cart.ts';
import { action } from '#tests/support/model/sessions.ts';
import { member, type Stage } from '#tests/support/render-on-site.tsx';
import { aClass, show } from './classes.tsx';
import { hasFocusInside } from './has-focus-inside.ts';

export const free = aClass(1, '18:30', 'Aqua fit');

/** The class as one that is booked, or a session of another kind. */
export const bookedAs = (bookingType: typeof free.bookingType) => ({
  ...free,
  bookingType,
  bookableAction: action('cancel_booking', null, null, { bookingId: uuid(90) }),
});

export const booked = bookedAs('classes');

/** Presses 'Cancel' at the booked class. */
export const askToCancel = async (
  session = booked,
  stage: Stage = { session: member },
  name: RegExp = /^Cancel Aqua fit/,
) => {
  const rendered = show([session], stage);
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  const dialog = await screen.findByRole(session.bookingType === 'ticketed' ? 'dialog' : 'alertdialog');
  await hasFocusInside(dialog);
  return { ...rendered, button, dialog, inside: within(dialog) };
};
