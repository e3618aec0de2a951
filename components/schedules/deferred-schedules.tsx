'use client';

import dynamic from 'next/dynamic';
import { deferred } from '#lib/hydration/deferred.tsx';

export const DeferredList = deferred(dynamic(async () => (await import('./list/schedule-list.tsx')).ScheduleList));

export const DeferredWeeks = deferred(
  dynamic(async () => (await import('./list/schedule-week-list.tsx')).ScheduleTimetable),
);

export const DeferredSessions = deferred(
  dynamic(async () => (await import('./details/live-sessions.tsx')).LiveSessions),
);

export const DeferredOffer = deferred(dynamic(async () => (await import('./details/live-offer.tsx')).LiveOffer));

export const DeferredOfferBar = deferred(
  dynamic(async () => (await import('./details/live-offer-bar.tsx')).LiveOfferBar),
);
