import { getCampEndpoint, listCampsEndpoint, type CampSchedule } from '#contract/schedules/camps.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

/** A backend with an operator and a venue, and helpers to read its camps. */
export async function openCamps() {
  const { db } = await testDatabase();
  const clock = testClock();
  const { call } = testBackend({ db, clock });
  await makeOperator(db);
  const venue = await makeVenue(db);
  return {
    db,
    clock,
    call,
    venue,
    async list(query = '', by?: MadePerson): Promise<CampSchedule[]> {
      return getData(
        listCampsEndpoint,
        await call(`/api/v1/activities/camps?source=online&${query}`, { token: by?.token }),
      );
    },
    async see({ slug }: { slug: string }, by?: MadePerson, query = ''): Promise<CampSchedule> {
      return getData(
        getCampEndpoint,
        await call(`/api/v1/activities/camps/${slug}?source=online&${query}`, { token: by?.token }),
      );
    },
  };
}
