'use client';

import dynamic from 'next/dynamic';
import { deferred } from '#lib/hydration/deferred.tsx';

export const DeferredList = deferred(dynamic(async () => (await import('./list/schedule-list.tsx')).ScheduleList));

export const DeferredWeeks = deferred(
  dynamic(async () => (await import('./list/schedule-week-list.tsx')).ScheduleTimetable),
);

// The parts of the details page are one module, because three chunks would each bring what the parts share.

export const DeferredSessions = deferred(
  dynamic(async () => (await import('./details/live-details.tsx')).LiveSessions),
);

export const DeferredOffer = deferred(dynamic(async () => (await import('./details/live-details.tsx')).LiveOffer));

export const DeferredOfferBar = deferred(
  dynamic(async () => (await import('./details/live-details.tsx')).LiveOfferBar),
);
