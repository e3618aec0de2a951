import { notFound } from 'next/navigation';
import { parseVariant, type Variant } from './variant.ts';

/** The variant in the route parameters of a page; an invalid segment is answered with 404. */
export async function getVariant(params: Promise<{ variant: string }>): Promise<Variant> {
  return parseVariant((await params).variant) ?? notFound();
}
