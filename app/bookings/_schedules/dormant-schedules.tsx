'use client';

import { dormant } from '#components/shell/hydration/dormant.tsx';

export const DormantList = dormant(async () => (await import('./list-part.tsx')).ListPart);

export const DormantWeeks = dormant(async () => (await import('./weeks-part.tsx')).WeeksPart);

export const DormantSessions = dormant(async () => (await import('./sessions-part.tsx')).SessionsPart);

export const DormantOffer = dormant(async () => (await import('./offer-part.tsx')).OfferPart);

export const DormantOfferBar = dormant(async () => (await import('./offer-bar-part.tsx')).OfferBarPart);
