import { draftPrefix } from '#lib/browser/forget-drafts.ts';

/** Under this key the address to go on to after joining is kept until the payment is made. */
export const successTargetKey = `${draftPrefix}joining.success`;
