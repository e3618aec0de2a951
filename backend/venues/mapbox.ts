import { z } from 'zod';
import { DomainError } from '#backend/failure.ts';
import type { Place } from '#contract/venues/venues.ts';

const replySchema = z.object({
  features: z.array(
    z.object({
      text: z.string(),
      place_type: z.array(z.string()),
      center: z.tuple([z.number(), z.number()]),
    }),
  ),
});

export interface MapboxAccess {
  token: string;
  apiUrl: string;
}

/** Asks Mapbox for places in the United Kingdom. Throws `provider_unavailable` when it doesn't answer. */
export async function findMapboxPlaces(
  { token, apiUrl }: MapboxAccess,
  query: string,
  limit: number,
): Promise<Place[]> {
  const base = apiUrl.replace(/\/$/, '');
  const url = new URL(`${base}/geocoding/v5/mapbox.places/${encodeURIComponent(query)}.json`);
  url.search = new URLSearchParams({ access_token: token, country: 'gb', limit: String(limit) }).toString();
  const reply = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  if (reply === undefined || !reply.ok) throw new DomainError('provider_unavailable');
  const { features } = replySchema.parse(await reply.json());
  return features.map(({ text, place_type, center: [longitude, latitude] }) => {
    const isPostcode = place_type.includes('postcode');
    return {
      name: text,
      type: isPostcode ? 'postcode' : 'place',
      postcode: isPostcode ? text : null,
      latitude,
      longitude,
    };
  });
}
