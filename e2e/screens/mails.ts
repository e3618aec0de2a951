import { siteCall } from '#e2e/support/site-call.ts';
import { expect } from '#e2e/support/test.ts';
import { inRoom, type Stage } from './screen.ts';
import { cancelOneTicket, withFamilySwim } from './support/basket.ts';
import { confirm } from './support/pay.ts';
import { asNewCustomer } from './support/people.ts';

/** Shows the newest mail with this subject to whoever is logged in, as a mail program would. */
const openMail = async ({ page, at }: Stage, subject: RegExp) => {
  const { data: who } = await siteCall(page)('getAuthUser', {});
  const mail = page
    .getByRole('group')
    .filter({ hasText: who.user.email ?? '' })
    .filter({ hasText: subject })
    .first();
  await expect(async () => {
    await page.goto(at('/dev/mailbox'));
    await mail.waitFor({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const html = (await mail.locator('iframe').getAttribute('srcdoc')) ?? '';
  await page.goto('about:blank');
  await page.setContent(html);
};

const inWelsh = async (stage: Stage) => {
  await stage.context.addCookies([{ name: 'touchline_language', value: 'cy', url: stage.at('/') }]);
  await asNewCustomer(stage);
};

/** The mails of the demo, which keeps them instead of sending them. */
export const mailsScreens = inRoom('mails', [
  { state: 'welcome', path: '/help/contact', before: asNewCustomer, act: (stage) => openMail(stage, /Welcome/) },
  { state: 'welcome-welsh', path: '/help/contact', before: inWelsh, act: (stage) => openMail(stage, /Croeso/) },
  {
    state: 'confirmed',
    path: '/basket',
    before: withFamilySwim,
    act: async (stage) => {
      await confirm(stage);
      await openMail(stage, /Booking confirmed/);
    },
  },
  {
    state: 'cancelled',
    path: '/basket',
    before: withFamilySwim,
    act: async (stage) => {
      await confirm(stage);
      await cancelOneTicket(stage);
      await openMail(stage, /cancelled/);
    },
  },
  {
    state: 'reset',
    path: '/forgotten-password',
    before: asNewCustomer,
    act: async (stage) => {
      const { data: who } = await siteCall(stage.page)('getAuthUser', {});
      await stage.page
        .getByLabel('Email or membership number')
        .last()
        .fill(who.user.email ?? '');
      await stage.page.getByRole('button', { name: 'Send me a link' }).click();
      await stage.page.getByText('If we know you, we have sent you an email').waitFor();
      await openMail(stage, /password/);
    },
  },
]);
