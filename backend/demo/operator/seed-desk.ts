import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';

const tiles = [
  { reference: 'SWIM-ADULT', name: 'Swim, adult' },
  { reference: 'SWIM-JUNIOR', name: 'Swim, junior' },
  { reference: 'GYM-DAY', name: 'Gym day pass' },
  { reference: 'SQUASH-COURT', name: 'Squash now' },
];

/** What one touch sells at the desk of the first venue; the others show what sold most. */
export async function seedDesk(tx: Tx): Promise<void> {
  await tx
    .insertInto('deskTiles')
    .values(
      tiles.map(({ reference, name }, index) => ({
        venueId: demoId('venue riverside-leisure-centre'),
        position: index + 1,
        pricingOptionId: demoId(`price ${reference}`),
        name,
      })),
    )
    .execute();
}
