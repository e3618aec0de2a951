import { provisionalMark } from '#lib/http/provisional-mark.ts';

interface ProvisionalMarkProps {
  /** What the page was read from. */
  reads: readonly { isProvisional?: boolean }[];
}

/**
 * Marks a page that lacks what one of its reads would have told, because that read failed, or that answers a made-up
 * question: it is not cached.
 */
export const ProvisionalMark = ({ reads }: ProvisionalMarkProps) =>
  reads.some(({ isProvisional }) => isProvisional === true) && <meta {...provisionalMark} />;
