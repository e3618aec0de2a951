import type { SubmitEvent } from 'react';

/** Submits a form unless it is being submitted: Enter in its only field submits it, whatever state its button is in. */
export const submitOnce = (isSubmitting: boolean, submit: (event: SubmitEvent) => void) => (event: SubmitEvent) => {
  event.preventDefault();
  if (!isSubmitting) submit(event);
};
