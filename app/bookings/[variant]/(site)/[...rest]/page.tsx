import { notFound } from 'next/navigation';

export const dynamic = 'force-static';
export const revalidate = 3600;

/** Every path that no other page answers. */
export default function UnknownPage() {
  notFound();
}
