import type { TimesQuestion } from '#lib/routing/times-path.ts';
import { groupByVenue } from './group-by-venue.ts';
import type { Times } from './load-times.ts';
import type { TimesText } from './times-labels.ts';

/** What stands below the map: how many of its venues have places, and where was searched. */
export function mapLabels({ near }: TimesQuestion, { hits, full, place }: Times, { t }: TimesText) {
  const free = groupByVenue(hits).length;
  const count = free + full.length;
  const help =
    near !== null && place.kind === 'point'
      ? t('times.within', { miles: near.miles, place: place.place.name })
      : t('times.everywhere');
  return { title: t('times.mapTitle', { free, count }), help };
}
