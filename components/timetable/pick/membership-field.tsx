'use client';

import { Suspense } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import type { MembershipFieldProps } from './use-membership.ts';

const MembershipSelect = optionalPart(async () => (await import('./membership-select.tsx')).MembershipSelect);

/** The choice of the membership to pay by; nothing for who has not several that make it cheaper. */
export const MembershipField = (props: MembershipFieldProps) =>
  props.memberships.length > 1 && (
    <Suspense fallback={null}>
      <MembershipSelect {...props} />
    </Suspense>
  );
