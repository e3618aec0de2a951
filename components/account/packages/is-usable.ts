import type { OwnedPackage } from '#contract/packages/owned-packages.ts';

/** Whether something can still be booked with a package. */
export const isUsable = ({ usagesRemaining, expiresAt }: OwnedPackage, now: Date): boolean =>
  usagesRemaining > 0 && (expiresAt === null || Date.parse(expiresAt) > now.getTime());
