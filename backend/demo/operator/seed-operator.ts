import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { languages } from '#contract/languages/languages.ts';
import { footerText, operatorColumns } from './footers.ts';

const terms = `<h2>Booking with us</h2><p>A place is yours once it is paid for. Each booking says until when
you can cancel it free of charge, mostly two hours before the start; what you paid comes back as credit. After that a
session is charged in full.</p>
<h3>In the building</h3><p>Please arrive ten minutes early and follow the instructions of our staff. Under-eights swim
with an adult.</p><p>Touchline Leisure is an invented operator: no real money is taken.</p>`;

/** The operator, its look and its footer. The invented operator says so on every page. */
export async function seedOperator(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('operators')
    .values({
      id: demoId('operator'),
      name: 'Touchline Leisure',
      languages: [...languages],
      termsHtml: terms,
      joiningTermsHtml: terms,
      createdAt: now,
    })
    .execute();
  await tx
    .insertInto('themes')
    .values({ id: demoId('theme'), venueId: null })
    .execute();
  await tx
    .insertInto('footers')
    .values({ venueId: null, columns: JSON.stringify(operatorColumns), socialLinks: '[]', text: footerText })
    .execute();
  await tx
    .insertInto('paymentAccounts')
    .values({
      id: demoId('payments'),
      kind: 'opayo',
      mode: 'sandbox',
      name: 'Touchline',
      settings: JSON.stringify({ savedCards: 'with_code' }),
    })
    .execute();
}

/** The demo offers every language of the site, also one whose folder came later. */
export async function offerLanguages(tx: Tx): Promise<void> {
  const offered = [...languages];
  await tx
    .updateTable('operators')
    .set({ languages: offered })
    .where((where) => where.not(where('languages', '=', sql.val(offered))))
    .execute();
}
