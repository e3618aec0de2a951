import { customerQuery } from '#components/desk/sale/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHydratedQuery } from '#lib/hydration/use-hydrated-query.ts';
import { useActing } from './acting-context.tsx';

/** What the desk knows of the customer it acts for; undefined for a walk-in and until it is read. */
export function useActingCustomer() {
  const { customerId } = useActing();
  return useHydratedQuery({ ...customerQuery(browserApi, customerId ?? 0), enabled: customerId !== null });
}
