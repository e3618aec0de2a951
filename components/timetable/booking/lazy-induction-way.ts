import { optionalPart } from '#components/ui/optional-part.ts';

/** The way to an induction, in a chunk of its own. */
export const InductionWay = optionalPart(async () => (await import('./induction-way.tsx')).InductionWay);
