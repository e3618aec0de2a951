import { useRouter } from 'next/navigation';
import { useSale } from '#components/desk/sale/use-sale.ts';
import { useActing, type Candidate } from './acting-context.tsx';
import { focusActingFor } from './acting-state.ts';

/**
 * Returns the function that acts for somebody and opens their record. With something on the sale it asks first whose
 * sale that is.
 */
export function useChooseCustomer(): (candidate: Candidate) => void {
  const router = useRouter();
  const { customerId, actFor, setCandidate } = useActing();
  const { data: sale } = useSale();
  return (candidate) => {
    const isOther = candidate.id !== customerId;
    if (isOther && sale !== undefined && sale.items.length > 0) return setCandidate(candidate);
    actFor(candidate.id);
    router.push('/record');
    focusActingFor();
  };
}
