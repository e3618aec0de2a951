import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoVenues } from '#backend/demo/venues/demo-venues.ts';
import { demoCategories } from './categories.ts';

/** Categories and the venues that offer them; those that are there stay. */
export async function seedCategories(tx: Tx): Promise<void> {
  for (const { slug, name, bookingType, parent } of demoCategories) {
    const parentId = parent === null ? null : demoId(`category ${parent}`);
    await tx
      .insertInto('categories')
      .values({ id: demoId(`category ${slug}`), slug, name, bookingType, parentId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const rows = demoVenues.flatMap((venue, index) =>
    demoCategories.flatMap((category, position) => {
      const offers = category.facility === null ? index === 0 : venue.facilities.includes(category.facility);
      if (!offers) return [];
      const { description, allocationStrategy, whatToBring } = category;
      const categoryId = demoId(`category ${category.slug}`);
      return [
        { venueId: demoId(`venue ${venue.slug}`), categoryId, description, allocationStrategy, whatToBring, position },
      ];
    }),
  );
  await tx
    .insertInto('venueActivities')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
