import type { Dependencies } from '#backend/context.ts';

/** What a billing run needs. */
export type BillingDeps = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'log' | 'config' | 'services'>;
