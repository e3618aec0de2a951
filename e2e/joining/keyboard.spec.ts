import { walkStops } from '#e2e/support/expect/walk-stops.ts';
import { atStep, fillDetails, payByDebit, picture } from '#e2e/support/join.ts';
import { refuseCookiesBefore } from '#e2e/support/new-customer.ts';
import { expect, test } from '#e2e/support/test.ts';

test('every step of joining is gone through by the keyboard', { tag: '@desktop' }, async ({ page, at }) => {
  test.setTimeout(400_000);
  await refuseCookiesBefore(page, at('joining', '/'));
  await page.goto(at('joining', '/centre/riverside-leisure-centre'), { waitUntil: 'networkidle' });
  await walkStops(page);
  await page.getByRole('link', { name: 'Choose Concession', exact: true }).press('Enter');
  await page.waitForURL(/\/join\//);
  await atStep(page, 'Your details');
  await expect(page.getByLabel('First name').first()).toBeVisible();
  const details = await walkStops(page);
  const end = (from: readonly string[]) => from.slice(from.findIndex((what) => what.includes('Finish later')));
  expect
    .soft(
      end(details)
        .slice(0, 3)
        .map((what) => what.split(' ').slice(1).join(' ')),
    )
    .toEqual(['Finish later', 'Back', 'Continue']);
  await fillDetails(page);
  const goOn = () => page.getByRole('button', { name: 'Continue' }).press('Enter');
  for (const [step, next] of [
    ['Your details', 'Anything else?'],
    ['Anything else?', 'Add your proof'],
  ] as const) {
    await atStep(page, step);
    await goOn();
    await atStep(page, next);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await walkStops(page);
  }
  await page.getByLabel('Choose a file').setInputFiles(picture);
  await expect(page.getByRole('listitem').filter({ hasText: 'card.png' })).toBeVisible();
  await goOn();
  await atStep(page, 'How will you pay each time?');
  await walkStops(page);
  await payByDebit(page);
  await atStep(page, 'Check and pay');
  await walkStops(page);
});
