import { optionalPart } from '#components/ui/optional-part.ts';

/** Whom the customer books for, in a chunk of its own with the query. */
export const PersonFact = optionalPart(async () => (await import('./person-fact.tsx')).PersonFact);
