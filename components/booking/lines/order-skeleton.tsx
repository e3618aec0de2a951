import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

const places = [0, 1, 2] as const;

/** An order line: its drawing, six lines of facts, the price, and on a phone the room of what can be done. */
const Line = () => (
  <div className="flex items-start gap-3.5 border-line-strong px-4 pt-5 pb-[3.375rem] not-first:border-t small:gap-5 small:p-6">
    <Skeleton
      height={56}
      shape="control"
      className="size-[3.5rem] flex-none max-tiny:hidden small:h-[4.5rem] small:w-[6rem]"
    />
    <div className="grid min-w-0 flex-1 gap-1.5">
      <Skeleton width="60%" height={22} />
      <Skeleton width="70%" height={22} />
      <Skeleton width="80%" height={16} />
      <Skeleton width="50%" height={16} />
      <Skeleton width="90%" height={36} />
    </div>
    <Skeleton width={56} height={22} className="flex-none" />
  </div>
);

const Hold = () => (
  <div className="border-b-3 border-primary-200 bg-surface">
    <div className="page-width flex min-h-[3.5rem] items-center">
      <Skeleton width={112} height={22} />
    </div>
  </div>
);

const Panel = () => (
  <Card padded className="grid gap-4">
    <Skeleton width={180} height={28} />
    {places.map((place) => (
      <Skeleton key={place} height={48} shape="control" />
    ))}
  </Card>
);

const Summary = () => (
  <Card padded className="grid gap-4">
    <Skeleton width={140} height={28} />
    {places.map((place) => (
      <Skeleton key={place} height={20} />
    ))}
    <Skeleton height={48} shape="control" />
  </Card>
);

type OrderSkeletonProps = {
  /** What is being loaded, for screen readers. */
  label: string;
  /** Lines as in the basket, or panels as in the checkout. */
  content: 'lines' | 'panels';
};

/** The placeholder of the hold and of what is ordered beside its summary while the basket is read, on both pages. */
export const OrderSkeleton = ({ label, content }: OrderSkeletonProps) => (
  <>
    <Hold />
    <Columns>
      <div role="status" className="grid content-start gap-6">
        <VisuallyHidden>{label}</VisuallyHidden>
        {content === 'lines' ? (
          <Card>
            {places.map((place) => (
              <Line key={place} />
            ))}
          </Card>
        ) : (
          <>
            <Panel />
            <Panel />
          </>
        )}
      </div>
      <div className="max-large:hidden">
        <Summary />
      </div>
    </Columns>
  </>
);
