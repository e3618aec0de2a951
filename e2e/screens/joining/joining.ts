import type { Page } from 'playwright';
import { addPerson, fillDetails, nextStep, payByDebit } from '#e2e/support/join.ts';
import { cards, pay } from '#e2e/support/payment.ts';
import { expect } from '#e2e/support/test.ts';
import { asKiosk, inRoom, type Stage } from '../screen.ts';
import { asAlex } from '../support/people.ts';

const centre = '/centre/riverside-leisure-centre';
const narrow = { width: 320, height: 640 };
const zone = 'joining';

const atStep = (page: Page, step: string) => page.waitForURL(new RegExp(`step=${step}`));

/** Goes on to a step; pressed again when the page was loaded anew meanwhile, as it is once an account is made. */
const goOn = (page: Page, step: string) =>
  expect(async () => {
    await nextStep(page);
    await page.waitForURL(new RegExp(`step=${step}`), { timeout: 15_000 });
  }).toPass({ timeout: 120_000 });

const begin =
  (name: RegExp) =>
  async ({ page }: Stage) => {
    await page.getByRole('link', { name }).click();
    await page.waitForURL(/\/join\//);
    await page.getByRole('button', { name: /^(Continue|Parhau)$/ }).waitFor();
  };
const beginFamily = begin(/Family$/);
const beginConcession = begin(/Concession$/);

const toDetails = async (stage: Stage) => {
  await beginFamily(stage);
  await nextStep(stage.page);
  await atStep(stage.page, 'details');
};
const toExtras = async (stage: Stage) => {
  await beginConcession(stage);
  await fillDetails(stage.page);
  await nextStep(stage.page);
  await atStep(stage.page, 'extras');
};
const toDocuments = async (stage: Stage) => {
  await toExtras(stage);
  await goOn(stage.page, 'documents');
};
const toMethod = async (stage: Stage) => {
  await toDetails(stage);
  await fillDetails(stage.page);
  await nextStep(stage.page);
  await atStep(stage.page, 'extras');
  await goOn(stage.page, 'method');
};
const toReview = async (stage: Stage) => {
  await toMethod(stage);
  await payByDebit(stage.page);
  await atStep(stage.page, 'review');
};
const toPayment = async (stage: Stage) => {
  await toReview(stage);
  await stage.page.getByRole('link', { name: 'Go to payment' }).click();
  await stage.page.locator('#card iframe').waitFor();
};

export const joiningScreens = inRoom('joining', [
  { state: 'guest', path: '/', zone },
  { state: 'customer', path: '/', zone, before: asAlex },
  { state: 'kiosk', path: '/?kiosk=true&centre=riverside-leisure-centre', zone, ...asKiosk },
  { state: 'kiosk-welsh', path: '/?kiosk=true&lang=cy', zone, ...asKiosk },
  { state: 'kiosk-customer', path: '/?kiosk=true', zone, ...asKiosk, before: asAlex },
  { state: 'choose', path: centre, zone },
  {
    state: 'choose-yearly',
    path: centre,
    zone,
    act: ({ page }) => page.getByRole('button', { name: 'Yearly' }).click(),
  },
  { state: 'choose-welsh', path: `${centre}?lang=cy`, zone },
  { state: 'choose-narrow', path: centre, zone, size: narrow },
  { state: 'choose-large-type', path: centre, zone, isLarge: true },
  { state: 'choose-kiosk', path: `${centre}?kiosk=true`, zone, ...asKiosk },
  { state: 'choose-embedded', path: `${centre}?embedded=true`, zone },
  { state: 'not-found', path: '/centre/nowhere-at-all', zone },
  { state: 'who', path: centre, zone, act: beginFamily },
  {
    state: 'who-child',
    path: centre,
    zone,
    act: async (stage) => {
      await beginFamily(stage);
      await addPerson(stage.page, 'Children', { firstName: 'Sam', born: '14-03-2017' });
    },
  },
  {
    state: 'who-errors',
    path: centre,
    zone,
    act: async (stage) => {
      await beginFamily(stage);
      await addPerson(stage.page, 'Children', { firstName: '', born: '14-03-1990' });
      await nextStep(stage.page);
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  { state: 'who-customer', path: centre, zone, before: asAlex, act: beginFamily },
  { state: 'who-welsh', path: `${centre}?lang=cy`, zone, act: beginFamily },
  { state: 'details', path: centre, zone, act: toDetails },
  {
    state: 'details-errors',
    path: centre,
    zone,
    act: async (stage) => {
      await toDetails(stage);
      await nextStep(stage.page);
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  {
    state: 'finish-later',
    path: centre,
    zone,
    act: async (stage) => {
      await beginFamily(stage);
      await stage.page.getByRole('button', { name: 'Finish later' }).click();
    },
  },
  { state: 'extras', path: centre, zone, act: toExtras },
  { state: 'documents', path: centre, zone, act: toDocuments },
  { state: 'method', path: centre, zone, act: toMethod },
  {
    state: 'method-errors',
    path: centre,
    zone,
    act: async (stage) => {
      await toMethod(stage);
      await nextStep(stage.page);
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  { state: 'review', path: centre, zone, act: toReview },
  { state: 'payment', path: centre, zone, act: toPayment },
  {
    state: 'welcome',
    path: centre,
    zone,
    act: async (stage) => {
      await toPayment(stage);
      await pay(stage.page, cards.approved);
      await stage.page.waitForURL(/\/booking-confirmed\//, { timeout: 60_000 });
      await stage.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { state: 'resume-invalid', path: '/join/resume?key=old', zone, expectedErrors: /422/ },
]);
