import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPackages } from './packages.ts';

/** The packages on sale; those that a later version added come along on a later day. */
export async function seedPackages(tx: Tx): Promise<void> {
  const packages = demoPackages.map(({ slug, name, friendlyName, description, price, expiry, venue }) => ({
    id: demoId(`package ${slug}`),
    name,
    friendlyName,
    description,
    pricingOptionId: demoId(`price ${price}`),
    expiryValue: expiry.value,
    expiryUnit: expiry.unit,
    venueId: venue === undefined ? null : demoId(`venue ${venue}`),
  }));
  const contents = demoPackages.map(({ slug, usages }) => ({
    id: demoId(`package ${slug} content`),
    packageId: demoId(`package ${slug}`),
    usages,
  }));
  const options = demoPackages.flatMap(({ slug, covers }) =>
    covers.map((reference) => ({
      contentId: demoId(`package ${slug} content`),
      pricingOptionId: demoId(`price ${reference}`),
    })),
  );
  await tx
    .insertInto('packages')
    .values(packages)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('packageContents')
    .values(contents)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('packageContentOptions')
    .values(options)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
