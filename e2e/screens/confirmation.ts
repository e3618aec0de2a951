import { cards, pay } from '#e2e/support/payment.ts';
import { asKiosk, inRoom, type Stage } from './screen.ts';
import { cancelOneTicket, withBasket, withFamilySwim, withMixedBasket } from './support/basket.ts';
import { confirm } from './support/pay.ts';

const checkout = '/basket/checkout';
const narrow = { width: 320, height: 640 };

const withClasses = (stage: Stage) => withBasket(stage, 2);

/** Pays at once in the frame or at the kiosk that the checkout was opened in. */
const payThere = async ({ page }: Stage) => {
  await pay(page, cards.approved);
  await page.waitForURL(/\/(order|booking)-confirmed\/.*(kiosk|embedded)=true/, { timeout: 60_000 });
  await page.getByRole('heading', { name: 'Booking confirmed' }).first().waitFor();
};

/** Touches the screen again and again: a kiosk that nobody touches is back at its start before the picture is taken. */
const keepTouching = () => {
  setInterval(() => window.dispatchEvent(new PointerEvent('pointerdown')), 1000);
};

/** Pays, and shows the confirmation again in Welsh. */
const confirmInWelsh = async (stage: Stage) => {
  await confirm(stage);
  const { pathname } = new URL(stage.page.url());
  await stage.page.goto(stage.at(`${pathname}?lang=cy`));
  await stage.page.getByRole('heading', { level: 1 }).waitFor();
};

export const confirmationScreens = inRoom('checkout', [
  { state: 'confirmed', path: '/basket', before: withClasses, act: confirm },
  { state: 'confirmed-mixed', path: '/basket', before: withMixedBasket, act: confirm },
  { state: 'confirmed-family', path: '/basket', before: withFamilySwim, act: confirm },
  {
    state: 'confirmed-partly-cancelled',
    path: '/basket',
    before: withFamilySwim,
    act: async (stage) => {
      await confirm(stage);
      await cancelOneTicket(stage);
      await stage.page.reload();
      await stage.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    state: 'confirmed-code',
    path: '/basket',
    isWindow: true,
    before: withClasses,
    act: async (stage) => {
      await confirm(stage);
      await stage.page
        .getByRole('button', { name: /^Entry code/ })
        .first()
        .click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    state: 'confirmed-paper',
    path: '/basket',
    before: withMixedBasket,
    act: async (stage) => {
      await confirm(stage);
      await stage.page.emulateMedia({ media: 'print' });
    },
  },
  { state: 'confirmed-welsh', path: '/basket', before: withMixedBasket, act: confirmInWelsh },
  {
    state: 'confirmed-kiosk',
    path: `${checkout}?kiosk=true`,
    ...asKiosk,
    before: async (stage) => {
      await withMixedBasket(stage);
      await stage.page.addInitScript(keepTouching);
    },
    act: payThere,
  },
  { state: 'confirmed-guest', path: '/booking-confirmed/00000000-0000-4000-8000-000000000000' },
  { state: 'confirmed-narrow', path: '/basket', size: narrow, before: withFamilySwim, act: confirm },
  { state: 'confirmed-large-type', path: '/basket', isLarge: true, before: withFamilySwim, act: confirm },
  { state: 'confirmed-embedded', path: `${checkout}?embedded=true`, before: withFamilySwim, act: payThere },
]);
