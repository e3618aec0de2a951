import type { Page } from '@playwright/test';
import type { OperationId } from '../../../contract/routes.ts';
import { rename } from './rename.ts';

/**
 * Shows a page as if the server had not been able to read this for it, so that the browser has to ask. What the page
 * was sent with then differs from what the browser makes of it, which React reports: see `unlikeItsPage`.
 */
export const forget = (page: Page, operation: OperationId): Promise<void> => rename(page, operation, `forgotten-${operation}`);

/** What React says of a page whose reads were taken away. */
export const unlikeItsPage = /Minified React error #418/;
