import { notFound } from 'next/navigation';
import { parseVariant, type Variant } from './variant.ts';

/** The variant a page was asked for, from its route parameters; a true 404 for a segment that is none. */
export async function getVariant(params: Promise<{ variant: string }>): Promise<Variant> {
  return parseVariant((await params).variant) ?? notFound();
}
