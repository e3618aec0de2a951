'use client';

import dynamic from 'next/dynamic';
import { deferred } from '#lib/hydration/deferred.tsx';

export const DeferredClasses = deferred(
  dynamic(async () => (await import('./classes/timetable-classes.tsx')).TimetableClasses),
);

export const DeferredAutomatic = deferred(
  dynamic(async () => (await import('./day/timetable-automatic.tsx')).TimetableAutomatic),
);

export const DeferredCourts = deferred(
  dynamic(async () => (await import('./courts/timetable-courts.tsx')).TimetableCourts),
);

export const DeferredTickets = deferred(
  dynamic(async () => (await import('./tickets/timetable-tickets.tsx')).TimetableTickets),
);
