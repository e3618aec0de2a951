import { asKiosk, inRoom, type Stage } from './screen.ts';
import { asAlex } from './support/people.ts';

const packages = '/packages/location/riverside-leisure-centre';
const pricing = '/pricing?venue=riverside-leisure-centre';

const openPackage = async ({ page }: Stage) => {
  await page.locator(`a[href*="${packages}/"]`).nth(1).click();
  await page.waitForURL(/\/book/);
};
const addPackage = async (stage: Stage) => {
  await openPackage(stage);
  await stage.page.locator('main aside button').click();
};

export const packagesScreens = inRoom('packages', [
  { state: 'list', path: packages },
  { state: 'list-welsh', path: `${packages}?lang=cy` },
  { state: 'list-narrow', path: packages, size: { width: 320, height: 640 } },
  { state: 'list-kiosk', path: `${packages}?kiosk=true`, ...asKiosk },
  { state: 'one', path: packages, act: openPackage },
  { state: 'one-welsh', path: `${packages}?lang=cy`, act: openPackage },
  { state: 'one-embedded', path: `${packages}?embedded=true`, act: openPackage },
  { state: 'one-large-type', path: packages, act: openPackage, isLarge: true },
  { state: 'added', path: packages, before: asAlex, act: addPackage, isWindow: true },
  { state: 'guest-logs-in', path: packages, act: addPackage, isWindow: true },
  { state: 'pricing', path: pricing },
  { state: 'pricing-welsh', path: `${pricing}&lang=cy` },
  { state: 'pricing-narrow', path: pricing, size: { width: 320, height: 640 } },
  { state: 'pricing-no-venue', path: '/pricing' },
]);
