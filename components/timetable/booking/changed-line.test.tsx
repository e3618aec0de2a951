import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepChanging } from '#components/booking/changing-line.ts';
import { makeCart, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, show } from '#tests/support/timetable-components/classes.tsx';

withSiteServer();

const early = sessionItem(1, 'Aqua fit', 620, { venue: session().venue });
const late = sessionItem(2, 'Aqua fit', 620, { venue: session().venue });
const added = 'Successfully added item to the basket.';

const addLate = async (toBasket = [early, late]) => {
  answer('addCartItems', makeCart(toBasket));
  const { toasts } = show([aClass(2, '19:30', 'Aqua fit')]);
  await userEvent.click(await screen.findByRole('button', { name: /^Add to basket Aqua fit/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  return toasts[0];
};

test('a session added in place of another says that the other is still there, and leads to it', async () => {
  keepChanging(early);
  expect(await addLate()).toMatchObject({
    message: `${added} Aqua fit at 18:30 is still in your basket as well.`,
    links: [{ label: 'Go to it in the basket', href: `/basket#line-${uuid(1)}` }],
    duration: 0,
  });
});

test('nothing more is said where the other has gone', async () => {
  keepChanging(early);
  expect(await addLate([late])).toMatchObject({ message: added });
});

test('nothing more is said after a session that took nobody’s place', async () => {
  expect(await addLate()).toMatchObject({ message: added });
});
