import type { Browser } from '@playwright/test';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { openBlankPage } from './blank-page.ts';
import { basketWithClass } from './fill-basket.ts';
import type { Customer } from './new-customer.ts';
import { signIn } from './sign-in.ts';
import { siteCall } from './site-call.ts';
import { riverside } from './timetable.ts';

/** A class with a waitlist whose last place this customer has in the basket: staff leave no other. */
export async function fullClass(browser: Browser, holder: Customer): Promise<OccurrenceSummary> {
  const session = await basketWithClass(holder, 'Vinyasa yoga');
  const context = await browser.newContext();
  const page = await context.newPage();
  await openBlankPage(page);
  await signIn(page, 'foh@example.com');
  await openBlankPage(page);
  const capacity = { strategy: 'shared', capacity: session.capacity.consumed + 1 } as const;
  await siteCall(page)('updateOccurrence', {
    params: { id: String(session.id) },
    body: { action: 'update', capacity },
  });
  await context.close();
  return session;
}

/** The address of a session in its day's timetable. */
export const sessionPath = ({ id, startsAt }: OccurrenceSummary): string =>
  `${riverside}/fitness-classes/${startsAt.local.slice(0, 10)}#session-${id}`;
