import { publicApi } from '#lib/api/public-api.ts';
import { capitalised } from '#lib/format/capitalised.ts';

/** An activity that can be asked for. */
export interface ActivityChoice {
  slug: string;
  name: string;
}

/** How many venues are looked at: the activities of an operator repeat. */
const venuesRead = 30;
const mostChoices = 8;

/** The activities that most venues have, the commonest first. Throws an `ApiError`. */
export async function listActivityChoices(): Promise<ActivityChoice[]> {
  const { data: venues } = await publicApi('listVenues', { query: { page: 1, perPage: venuesRead } });
  const all = venues.flatMap(({ activities }) => activities);
  const counts = new Map<string, number>();
  for (const { slug } of all) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const names = new Map(all.map(({ slug, name }) => [slug, capitalised(name)]));
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostChoices)
    .map(([slug]) => ({ slug, name: names.get(slug) ?? slug }));
}
