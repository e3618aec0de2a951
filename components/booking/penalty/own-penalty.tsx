import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import type { VenueRef } from '#contract/primitives.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { authUserQuery } from '#lib/query/site-queries.ts';

const PenaltyNotice = optionalPart(async () => (await import('./penalty-notice.tsx')).PenaltyNotice);

export type OwnPenaltyProps = { venue: VenueRef };

/** The notice of what a customer owes, whom to call about it; nothing for everybody else. It stops no booking. */
export const OwnPenalty = ({ venue }: OwnPenaltyProps) => {
  const { session } = useSession();
  const { data } = useQuery({
    ...authUserQuery(browserApi),
    throwOnError: false,
    enabled: session?.loggedIn === true,
  });
  if (data?.outstandingPenalties !== true) return null;
  return (
    <Suspense fallback={null}>
      <PenaltyNotice venue={venue} />
    </Suspense>
  );
};
