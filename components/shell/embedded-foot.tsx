'use client';

import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useSession } from '#lib/auth/session-context.tsx';

/** Loaded only for a visitor who may have a basket. */
const EmbeddedHeld = optionalPart(async () => (await import('./embedded-held.tsx')).EmbeddedHeld);

/** The last line of an embedded page: how long the basket is held, and whose bookings these are (`children`). */
export const EmbeddedFoot = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('chrome');
  const { session } = useSession();
  return (
    <section
      aria-label={t('embeddedFoot')}
      className="page-width flex min-h-[2.75rem] flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-xs text-ink-2"
    >
      <p>
        {session?.loggedIn && (
          <Suspense fallback={null}>
            <EmbeddedHeld />
          </Suspense>
        )}
      </p>
      <p>{children}</p>
    </section>
  );
};
