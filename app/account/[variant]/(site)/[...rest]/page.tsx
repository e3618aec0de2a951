import { notFound } from 'next/navigation';

export const dynamic = 'force-dynamic';

/** Every path that no other page answers. */
export default function UnknownPage() {
  notFound();
}
