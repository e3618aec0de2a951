'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { isUnsettled } from './cancel-fault.ts';
import { cancelNamed, type Named } from './visit.ts';

interface SendOnce {
  /** Cancels these bookings. Throws an `ApiError`. */
  send: (named: Named) => Promise<CancellationResult[]>;
  /** Ends the attempt: what is sent next is another one. */
  forget: () => void;
}

/**
 * Sends a cancellation with the same idempotency key until its answer is known, so that pressing again after a lost
 * answer cancels nothing twice (docs/product.md#idempotency).
 */
export const useSendOnce = (): SendOnce => {
  const client = useQueryClient();
  const open = useRef<{ named: string; key: string } | null>(null);
  const forget = () => {
    open.current = null;
  };
  const send = async (named: Named) => {
    const asText = JSON.stringify(named);
    if (open.current?.named !== asText) open.current = { named: asText, key: crypto.randomUUID() };
    try {
      return await cancelNamed(client, named, open.current.key);
    } catch (error) {
      if (!isUnsettled(error)) forget();
      throw error;
    }
  };
  return { send, forget };
};
