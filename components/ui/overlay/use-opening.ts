'use client';

import { useMemo, useState, useTransition } from 'react';

export interface Opening<Subject> {
  /** What the overlay shows; null while it is closed. */
  opened: Subject | null;
  /** What the overlay will show as soon as its code is there. */
  opening: Subject | null;
  open: (subject: Subject) => void;
  close: () => void;
}

/**
 * State of an overlay that is loaded lazily. It opens in a transition: the page stays as it is, with the pressed control
 * as busy, until the overlay's code is there. The overlay is rendered without a `Suspense` of its own. The object stays
 * the same until the state changes.
 */
export function useOpening<Subject extends string | number | true>(): Opening<Subject> {
  const [opened, setOpened] = useState<Subject | null>(null);
  const [requested, setRequested] = useState<Subject | null>(null);
  const [isPending, startTransition] = useTransition();
  const opening = isPending ? requested : null;
  return useMemo(
    () => ({
      opened,
      opening,
      open: (subject) => {
        setRequested(subject);
        startTransition(() => setOpened(subject));
      },
      close: () => setOpened(null),
    }),
    [opened, opening],
  );
}
