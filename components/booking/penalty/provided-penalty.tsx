import { QueryProvider } from '#components/booking/query-provider.tsx';
import { OwnPenalty, type OwnPenaltyProps } from './own-penalty.tsx';

/** The notice of what a customer owes, on a page that has no query client of its own. */
export const ProvidedPenalty = (props: OwnPenaltyProps) => (
  <QueryProvider>
    <OwnPenalty {...props} />
  </QueryProvider>
);
