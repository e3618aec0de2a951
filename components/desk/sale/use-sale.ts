import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHydratedQuery } from '#lib/hydration/use-hydrated-query.ts';
import { saleQuery } from './queries.ts';

/** The sale of whoever the desk acts for. */
export function useSale() {
  const { customerId } = useActing();
  const maySell = useMay('sell');
  return useHydratedQuery({ ...saleQuery(browserApi, customerId), enabled: maySell });
}
