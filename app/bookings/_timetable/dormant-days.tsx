'use client';

import { dormant } from '#components/shell/hydration/dormant.tsx';

export const DormantClasses = dormant(async () => (await import('./classes-part.tsx')).ClassesPart);

export const DormantAutomatic = dormant(async () => (await import('./automatic-part.tsx')).AutomaticPart);

export const DormantCourts = dormant(async () => (await import('./courts-part.tsx')).CourtsPart);

export const DormantTickets = dormant(async () => (await import('./tickets-part.tsx')).TicketsPart);
