import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { saleQuery } from '#components/desk/sale/queries.ts';
import type { BlockValues } from '#contract/forms/block.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { CallInput } from '#lib/api/call.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

type Query = CallInput<'listBlockSessions'>['query'];

const getQuery = (values: BlockValues, venue: string, customerId: number | null): Query => {
  const { categoryId, locationId, weekdays, earliest, latest, from, until, places } = values;
  return {
    ...{ venue, categoryId, earliest, latest, from, until },
    ...(locationId !== '' && { locationId }),
    weekdays: weekdays.map(Number),
    places: Number(places),
    ...(customerId !== null && { selectedUserId: customerId }),
  };
};

/** What the sessions of a block are request with; never kept, because places go. */
const sessionsQuery = (query: Query) => ({
  ...operationQuery(browserApi, 'listBlockSessions', { query }),
  staleTime: 0,
  gcTime: 0,
  throwOnError: false,
});

/** A block that is being put together: what was request, the sessions found, those left out, and putting them on the sale. */
export function useNewBlock(onHeld: () => void) {
  const client = useQueryClient();
  const { customerId } = useActing();
  const { slug } = useDesk().venue;
  const [request, setRequest] = useState<BlockValues | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const query = request === null ? null : getQuery(request, slug, customerId);
  const found = useQuery({
    ...sessionsQuery(query ?? { venue: slug, categoryId: '', weekdays: [], from: '', until: '' }),
    enabled: query !== null,
  });
  const holding = useMutation({
    ...onceMutation(browserApi, 'createBlockBooking'),
    onSuccess: ({ data: { cart } }) => {
      client.setQueryData(saleQuery(browserApi, customerId).queryKey, cart);
      setRequest(null);
      onHeld();
    },
    // Places went meanwhile: the list says which.
    onError: () => void found.refetch(),
  });
  const chosen = (found.data?.sessions ?? []).filter(({ id, clash }) => clash === null && !leftOut.has(id));
  return {
    request,
    found,
    leftOut,
    chosen,
    holding,
    ask: (values: BlockValues) => {
      holding.reset();
      setLeftOut(new Set());
      setRequest(values);
      if (request !== null && JSON.stringify(values) === JSON.stringify(request)) void found.refetch();
    },
    toggle: (id: string) =>
      setLeftOut((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    hold: () => {
      if (request === null || customerId === null) return;
      const occurrenceIds = chosen.map(({ id }) => id);
      holding.mutate({
        body: { selectedUserId: customerId, name: request.name.trim(), occurrenceIds, places: Number(request.places) },
      });
    },
  };
}
